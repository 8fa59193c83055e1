import { openRound } from './round.js';
import type { AnyDue, Ruleset } from './rulesets/index.js';
import type { ColumnOf, OptionValue, OptionValues, TableOf, Terms } from './rulesets/ruleset.js';
import type { Seat } from './seat.js';

/*
 * What hands are worth, as tables. A ruleset describes them; every number in them is a payment that it made, for each hand,
 * with either dealer, at each streak, on a discard and self-drawn.
 */

export interface ScoreColumn {
  /** The rule of the payments below. */
  readonly rule: string;
  /** What they have in common, where the rule has several columns. */
  readonly terms: Terms;
  /** The term that stands in the cells; absent where points do. */
  readonly shows?: string | undefined;
}

export interface ScoreTable {
  readonly id: string;
  /** All options that it holds for. */
  readonly options: OptionValues;
  /** Those are the options that were asked about; otherwise another value of one is shown. */
  readonly isInForce: boolean;
  readonly rows: readonly Terms[];
  readonly columns: readonly ScoreColumn[];
  /** By row and column, in points that one seat pays; `undefined` where nothing is paid so. */
  readonly cells: readonly (readonly (OptionValue | undefined)[])[];
}

/** A payment as far as tables look at it. */
interface Paid {
  readonly rule: string;
  readonly terms: Terms;
  readonly points: number;
}

/** The tables of a ruleset under options that are all there: see `Settlement.options`. */
export function scoreTables(ruleset: Ruleset, options: OptionValues): ScoreTable[] {
  return (ruleset.tables?.(options) ?? []).flatMap((table) => {
    const field = table.each === undefined ? undefined : ruleset.options[table.each];
    if (table.each === undefined || field?.kind !== 'choice') return [fill(ruleset, table, options, true)];
    const name = table.each;
    return field.values.map((value) => fill(ruleset, table, { ...options, [name]: value }, value === options[name]));
  });
}

/**
 * Where a payment stands in a table: row and column, -1 for none. The last row of numbers is that of all larger ones. A
 * payment by a rule without a column may have a row all the same.
 */
export function placeIn(table: ScoreTable, { rule, terms }: Paid): { readonly row: number; readonly column: number } {
  const isLarger = (row: Terms) =>
    Object.entries(row).every(([key, value]) => typeof value === 'number' && Number(terms[key]) > value);
  const column = (one: ScoreColumn) => one.shows === undefined && one.rule === rule && isPart(one.terms, terms);
  return {
    row: Math.max(...table.rows.map((row, index) => (isPart(row, terms) || isLarger(row) ? index : -1))),
    column: table.columns.findIndex(column),
  };
}

function isPart(part: Terms, whole: Terms): boolean {
  return Object.entries(part).every(([key, value]) => whole[key] === value);
}

type Description = TableOf<ColumnOf<AnyDue>>;

function fill(ruleset: Ruleset, table: Description, options: OptionValues, isInForce: boolean): ScoreTable {
  const all = table.hands.flatMap((hand) => paidFor(ruleset, options, hand));
  const shown = all.filter((one) => table.columns.some(({ rule }) => rule === one.rule));
  const paid = unique(shown.map(({ rule, terms, points }) => ({ rule, terms, points })));
  const rows = unique(paid.map(({ terms }) => pick(terms, table.rows)));
  const columns = table.columns.flatMap((column) => columnsFor(column, paid));
  const cells = rows.map((row) => columns.map((column) => cell(paid, row, column)));
  return { id: table.id, options, isInForce, rows, columns, cells };
}

function columnsFor({ rule, by, shows }: ColumnOf<AnyDue>, paid: readonly Paid[]): ScoreColumn[] {
  const below = paid.filter((one) => one.rule === rule);
  const shared = unique(below.map(({ terms }) => pick(terms, by === undefined ? [] : [by])));
  return shared.map((terms) => ({ rule, terms, shows }));
}

function cell(paid: readonly Paid[], row: Terms, column: ScoreColumn): OptionValue | undefined {
  const { rule, terms, shows } = column;
  const here = paid.filter((one) => one.rule === rule && isPart({ ...row, ...terms }, one.terms));
  const [value, ...others] = unique(here.map((one) => (shows === undefined ? one.points : one.terms[shows])));
  // A mistake in the table's description: something else than its row and column decides.
  if (others.length > 0) throw new Error(`${rule}: several amounts for ${JSON.stringify({ ...row, ...terms })}`);
  return value;
}

/** Everything that anybody may ever pay a hand: seat 0 has it, seat 1 or itself deals, one or the other discards. */
function paidFor(ruleset: Ruleset, options: OptionValues, hand: object): readonly AnyDue[] {
  const win = ruleset.events.win;
  const { min, max } = ruleset.streak ?? { min: 0, max: 0 };
  const streaks = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const discarders = win?.fields.from ? [{ from: 1 }, { from: 2 }, { from: null }] : [{}];
  const dealers: readonly Seat[] = [1, 0];
  return dealers.flatMap((dealer) =>
    streaks.flatMap((streak) =>
      discarders.flatMap((from) => {
        const event = win?.read({ type: 'win', winners: [{ seat: 0, ...hand }], ...from }, '');
        return event ? ruleset.pay(openRound(options, { dealer, streak }), event) : [];
      }),
    ),
  );
}

function pick(terms: Terms, names: readonly string[]): Terms {
  return Object.fromEntries(names.flatMap((name) => (terms[name] === undefined ? [] : [[name, terms[name]]])));
}

/** Equal ones once, in their order. */
function unique<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

import { expect } from '@open-wc/testing';
import { eventually } from './eventually.js';
import { sendKeys } from '@web/test-runner-commands';
import { allOf, matches, oneOf, textOf, type Name } from './accessible.js';
import type { TablePage } from './table-page.js';

/* The session's panels as players see and use them. */

/** A round as the history has it. */
export interface Told {
  readonly number: number;
  /** Who deals, and who won. */
  readonly what: string;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/[+−]?\d[\d,.]*/g), ([one]) => Number(one.replace('−', '-').replaceAll(',', '')));
}

/** The rounds that the session's panel lists, the first first. */
export function historyOf(page: TablePage): Told[] {
  const rows = allOf(page.part('Session'), 'button', /^\d+ /).map(textOf);
  const told = rows.map((row): Told => {
    const [, number, what, points, totals] =
      /^(\d+) (.*?)((?: [ESWN] [+−]?[\d,.]+){4}) total((?: [ESWN] [+−]?[\d,.]+){4})$/.exec(row) ?? [];
    if (!points || !totals) throw new Error(`A round says "${row}"`);
    return { number: Number(number), what: what!, points: numbersIn(points), totals: numbersIn(totals) };
  });
  return told.reverse();
}

/** What the history must say of the settlement. */
export function expectHistory(page: TablePage): void {
  const { rounds, balances } = page.element.settlement;
  const told = historyOf(page);
  expect(told.map(({ number }) => number)).to.deep.equal(rounds.map((_, index) => index + 1));
  expect(told.map(({ points }) => points)).to.deep.equal(rounds.map((round) => round.balances));
  const running = rounds.map((_, index) =>
    [0, 1, 2, 3].map((seat) => rounds.slice(0, index + 1).reduce((sum, round) => sum + round.balances[seat]!, 0)),
  );
  expect(told.map(({ totals }) => totals)).to.deep.equal(running);
  expect(running.at(-1) ?? [0, 0, 0, 0]).to.deep.equal(balances);
  expect(page.total('Session', textOf(page.part('Session')))).to.deep.equal(balances);
}

/** The chart's table, once it is unfolded: its head, and its numbers with the round first. */
export async function tableOf(page: TablePage): Promise<{ head: string[]; rows: number[][] }> {
  await eventually(() => allOf(page.root, 'img', /^Running totals/).length > 0, 'the chart comes');
  const unfold = oneOf(page.root, 'disclosure', /^As a table/);
  if (!unfold.closest('details')!.open) await page.tap(unfold);
  const [head, ...rows] = allOf(unfold.closest('details')!, 'row').map((row) => Array.from(row.children));
  return {
    head: head!.map(textOf),
    rows: rows.map((row) => row.map((cell) => numbersIn(textOf(cell))[0]!)),
  };
}

async function openFromSession(page: TablePage, button: Name, panel: Name): Promise<void> {
  if (!page.hasPart('Session')) await page.openPanel('Session');
  await page.tapButton(button, 'Session');
  await eventually(() => page.hasPart(panel), `the panel ${String(panel)} opens`);
  await page.settled();
}

export async function openPlayers(page: TablePage): Promise<void> {
  await openFromSession(page, 'Players', 'Players');
}

/** Opens the start of a round, which may be the one to come. */
export async function openStart(page: TablePage, number: number): Promise<void> {
  const isBegun = number <= page.element.record.rounds.length;
  const button = isBegun ? `Round ${number}: dealer and more` : 'Change who deals next';
  await openFromSession(page, button, `Round ${number}`);
}

export async function backToSession(page: TablePage): Promise<void> {
  await page.tapButton('Back to the session');
  await eventually(() => page.hasPart('Session'), 'the session opens');
  await page.settled();
}

/** A chip for who deals, or for how often in a row somebody has won. */
export function chipFor(page: TablePage, group: Name, start: string): HTMLElement {
  const [found, ...more] = allOf(page.part(group), 'button').filter((one) =>
    matches(textOf(one), new RegExp(`^${start}( |$)`)),
  );
  if (!found || more.length > 0) throw new Error(`${more.length + 1} chips ${start}`);
  return found;
}

export function nameField(page: TablePage, wind: string): HTMLInputElement {
  return oneOf(page.part('Players'), 'textbox', `Name at ${wind}`) as HTMLInputElement;
}

/** Types a name over the one that is there, key by key, and leaves the field. */
export async function rename(page: TablePage, wind: string, name: string): Promise<void> {
  const field = nameField(page, wind);
  field.focus();
  field.select();
  if (name === '') await sendKeys({ press: 'Delete' });
  // WebKit's driver takes a text for keys held down together.
  for (const letter of name) await sendKeys({ press: letter });
  await sendKeys({ press: 'Tab' });
  await page.settled();
}

/** What the open panel says of its state. */
export function saysIn(page: TablePage, panel: Name): string {
  return allOf(page.part(panel), 'status').map(textOf).join(' ');
}

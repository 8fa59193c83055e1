import type { Due, OptionValue, OptionValues, Terms } from '../engine/rulesets/ruleset.js';
import type { ScoreColumn } from '../engine/tables.js';

/*
 * Rules in prose, with who says so and who plays otherwise. They are long, so no language has them in its `index`: they come
 * when somebody wants to read them.
 */

export interface Work {
  /** As it is cited. */
  readonly short: string;
  /** As a reader can find it. */
  readonly title: string;
  /** Where in it, or how far: "article 8". */
  readonly at?: string;
}

/** Who says or plays something: a work, or others in words. */
export type Who = Work | string;

/** One way to play a rule. */
export interface Reading {
  /** Of the rule's option; absent where the element does not play it so. */
  readonly value?: OptionValue;
  readonly text: string;
  readonly who: readonly Who[];
}

export interface RuleText {
  readonly title: string;
  /** In plain words, whatever the options are. */
  readonly text: string;
  /** Who has the rule as the element plays it by default. */
  readonly sources: readonly Who[];
  /** Every value of the rule's option, and what the element does not offer. */
  readonly readings?: readonly Reading[];
}

/** Heads a row or a column. */
export interface HeadingWords {
  /** Stands before neighbours that have the same. */
  readonly group?: string;
  readonly label: string;
}

/** Headings of a ruleset's table. */
export interface TableWords {
  title(options: OptionValues): string;
  row(terms: Terms, options: OptionValues): HeadingWords;
  column(column: ScoreColumn, options: OptionValues): HeadingWords;
}

/** The rules of a ruleset in one language. */
export interface RuleBook {
  /** By an id of their own, in the order in which they are read. */
  readonly rules: Readonly<Record<string, RuleText>>;
  /** Rule of a payment -> the rules that it follows, the most telling first. */
  readonly payments: Readonly<Record<string, readonly string[]>>;
  /** Type of an event that may pay nothing -> the rules that it follows then. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** Option -> the rule that it varies. */
  readonly options: Readonly<Record<string, string>>;
  /** Tables of `scoreTables`, by id. */
  readonly tables: Readonly<Record<string, TableWords>>;
}

/** A rule book in which the compiler misses a payment's rule and an option. */
export interface CompleteRuleBook<Id extends string, D extends Due, O> extends RuleBook {
  readonly rules: Readonly<Record<Id, RuleText>>;
  readonly payments: Readonly<Record<D['rule'], readonly [Id, ...Id[]]>>;
  readonly events: Readonly<Record<string, readonly [Id, ...Id[]]>>;
  readonly options: Readonly<Record<keyof O & string, Id>>;
}

/** Every rule book in one language, and the words around them. */
export interface RuleTexts {
  readonly books: Readonly<Record<string, RuleBook>>;
  /** Heads the list of rules. */
  readonly rules: string;
  readonly source: string;
  /** Before the reading that the options in force choose. */
  readonly inForce: string;
  readonly others: string;
  readonly works: string;
  /** What the words of the sources mean. */
  readonly remark: string;
  /** Under a table in which the last win of the round is marked. */
  readonly marked: string;
}

/** A rule with what it is known by. */
export interface Rule extends RuleText {
  readonly id: string;
  /** The option that varies it. */
  readonly option?: string;
}

export function rulesOf({ rules, options }: RuleBook): Rule[] {
  return Object.entries(rules).map(([id, text]) => {
    const option = Object.keys(options).find((name) => options[name] === id);
    return { id, ...text, ...(option !== undefined && { option }) };
  });
}

/** The rules with these ids, in their order. */
export function rulesNamed(book: RuleBook, ids: readonly string[] = []): Rule[] {
  const rules = rulesOf(book);
  return ids.flatMap((id) => rules.filter((rule) => rule.id === id));
}

/** The works that a book cites, each once, in the order of their first citation. */
export function worksOf({ rules }: RuleBook): Work[] {
  const cited = Object.values(rules).flatMap(({ sources, readings = [] }) => [
    ...sources,
    ...readings.flatMap(({ who }) => who),
  ]);
  const works = cited.flatMap((one) => (typeof one === 'string' ? [] : [[one.short, one.title] as const]));
  return [...new Map(works)].map(([short, title]) => ({ short, title }));
}

/** "House page; Order, article 8; many apps" */
export function whoText(who: readonly Who[]): string {
  return who
    .map((one) => (typeof one === 'string' ? one : [one.short, one.at].filter((part) => part).join(', ')))
    .join('; ');
}

import { describe, expect, it } from 'vitest';
import { rulesets, type OptionField, type OptionValue, type Ruleset } from '../../src/engine/index.js';
import { optionsInForce } from '../../src/engine/session.js';
import { scoreTables } from '../../src/engine/tables.js';
import { en } from '../../src/locales/en/index.js';
import { panels } from '../../src/locales/en/panels.js';
import { rules } from '../../src/locales/en/rules/rules-en.js';
import { works } from '../../src/locales/en/rules/works.js';
import { rulesNamed, rulesOf, worksOf, whoText, type RuleBook } from '../../src/locales/rules.js';

const books = Object.entries(rules.books).map(([id, book]) => ({ id, book, ruleset: rulesets.get(id)! }));

/** Every value that is not one of many numbers. */
function valuesOf(field: OptionField): readonly OptionValue[] {
  if (field.kind === 'choice') return field.values;
  return field.kind === 'switch' ? [true, false] : [field.default];
}

function* everyOption(ruleset: Ruleset, book: RuleBook) {
  for (const [name, field] of Object.entries(ruleset.options)) {
    const [rule, ...more] = rulesOf(book).filter(({ option }) => option === name);
    expect(more, name).toEqual([]);
    yield { name, field, readings: rule?.readings ?? [] };
  }
}

it('there is a book for every ruleset', () => {
  expect(Object.keys(rules.books)).toEqual([...rulesets.keys()]);
});

describe.each(books)('the rules of $id', ({ book, id, ruleset }) => {
  it('have words and a source each, and every reading somebody who plays it', () => {
    for (const { title, text, sources, readings = [] } of rulesOf(book)) {
      expect(title).toMatch(/^\S.*[^.]$/);
      expect(text, title).toMatch(/\.$/);
      expect(whoText(sources), title).not.toBe('');
      for (const reading of readings) {
        expect(reading.text, title).toMatch(/\.$/);
        expect(whoText(reading.who), reading.text).not.toBe('');
      }
    }
  });

  it('stand behind every payment', () => {
    expect(Object.keys(book.payments).sort()).toEqual(Object.keys(en.rulesets[id]!.rules).sort());
    for (const [payment, ids] of Object.entries(book.payments)) {
      expect(rulesNamed(book, ids).map((rule) => rule.id)).toEqual(ids);
      expect(new Set(ids).size, payment).toBe(ids.length);
    }
  });

  it('have words for every end of a game', () => {
    expect(Object.keys(en.rulesets[id]!.endings ?? {})).toEqual(Object.keys(ruleset.endings ?? {}));
  });

  it('stand behind every event that may pay nothing', () => {
    const onEmptyWall = Object.entries(ruleset.events).filter(([, { ways }]) => !ways);
    expect(Object.keys(book.events)).toEqual(onEmptyWall.map(([type]) => type));
    for (const ids of Object.values(book.events)) {
      expect(rulesNamed(book, ids).map((rule) => rule.id)).toEqual(ids);
    }
  });

  it('say for every option what each of its values means, and who plays it', () => {
    expect(Object.keys(book.options).sort()).toEqual(Object.keys(ruleset.options).sort());
    for (const { name, field, readings } of everyOption(ruleset, book)) {
      const told = readings.flatMap(({ value }) => (value === undefined ? [] : [value]));
      expect(told.map(String).sort(), name).toEqual(valuesOf(field).map(String).sort());
      // Numbers of which nobody can list all are for the table to choose.
      const others = readings.filter(({ value }) => value === undefined).map(({ who }) => whoText(who));
      if (field.kind === 'integer') expect(others, name).toContain('house rule');
    }
  });

  it('give readings a value only where an option has it', () => {
    for (const { option, readings = [], title } of rulesOf(book)) {
      const isPlayed = readings.some(({ value }) => value !== undefined);
      expect(isPlayed, title).toBe(option !== undefined);
    }
  });

  it('cite works that are listed', () => {
    for (const { short, title } of worksOf(book)) {
      expect(Object.values(works)).toContainEqual({ short, title });
    }
  });

  it('have headings for every row and column of its tables', () => {
    const tables = everyChange(ruleset).flatMap((options) => scoreTables(ruleset, options));
    expect([...new Set(tables.map((table) => table.id))]).toEqual(Object.keys(book.tables));
    for (const { id: name, rows, columns, options } of tables) {
      const words = book.tables[name]!;
      expect(words.title(options)).not.toBe('');
      const different = (headings: readonly object[]) => new Set(headings.map((one) => JSON.stringify(one))).size;
      expect(different(rows.map((one) => words.row(one, options)))).toBe(rows.length);
      expect(different(columns.map((one) => words.column(one, options)))).toBe(columns.length);
    }
  });
});

it('every work is cited', () => {
  const cited = new Set(books.flatMap(({ book }) => worksOf(book).map(({ short }) => short)));
  expect([...cited].sort()).toEqual(
    Object.values(works)
      .map(({ short }) => short)
      .sort(),
  );
});

/** The defaults, and each other value of each option by itself. */
function everyChange(ruleset: Ruleset) {
  const changes = Object.entries(ruleset.options).flatMap(([name, field]) =>
    valuesOf(field).map((value) => ({ [name]: value })),
  );
  return changes.map((given) => optionsInForce(ruleset, given));
}

describe.each([...rulesets.values()])('the words of $id', (ruleset) => {
  const words = en.rulesets[ruleset.id];

  it('name the ruleset, every phase and every event that players enter', () => {
    expect(words?.name).toMatch(/\S/);
    expect(Object.keys(words!.phases)).toEqual(Object.keys(ruleset.phases));
    for (const [type, { ways }] of Object.entries(ruleset.events)) {
      if (ways) expect(words!.entry[type]?.title, type).toMatch(/\S/);
    }
  });

  it('label every option', () => {
    expect(Object.keys(panels.options[ruleset.id] ?? {})).toEqual(Object.keys(ruleset.options));
  });
});

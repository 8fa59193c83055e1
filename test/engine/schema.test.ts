import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordSchema } from '../../scripts/record-schema.js';
import { parseRecord, RecordError, rulesets } from '../../src/engine/index.js';
import { added, jsonRecord, known, removed } from '../support/mutations.js';
import { at, fullRecord, replaced, sites } from '../support/samples.js';
import { tryTo } from '../support/settling.js';
import rejected from '../vectors/rejected.json' with { type: 'json' };
import { vectors } from '../support/vectors.js';

// Compiled in strict mode: a keyword that is unknown, ignored or ambiguous throws here.
const accepts = new Ajv2020({ strict: true }).compile(recordSchema());

function isParsed(record: unknown): boolean {
  return !(tryTo(() => parseRecord(record)) instanceof RecordError);
}

const meaning = [
  ...['round-settled', 'wrong-phase', 'round-open', 'game-over', 'seat-out', 'same-seat', 'duplicate-seat'],
  ...['contradiction', 'below-minimum'],
];

describe('the schema of a record', () => {
  it.each(vectors)('accepts the vector "$name"', ({ record }) => {
    expect(accepts(record), JSON.stringify(accepts.errors)).toBe(true);
    expect(isParsed(record)).toBe(true);
  });

  it.each(rejected)('judges the shape of "$name" as the parser does', ({ record, error }) => {
    expect(accepts(record)).toBe(meaning.includes(error));
    expect(isParsed(record)).toBe(meaning.includes(error));
  });

  it.each([...rulesets.values()])('agrees with the parser on records of $id, right and spoilt', (ruleset) => {
    const seen = { accepted: 0, refused: 0 };
    const runs = 3000;
    fc.assert(
      fc.property(jsonRecord(ruleset), (record) => {
        const accepted = accepts(record);
        expect(accepted).toBe(isParsed(record));
        seen[accepted ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: runs },
    );
    expect(seen.accepted).toBeGreaterThan(runs / 5);
    expect(seen.refused).toBeGreaterThan(runs / 5);
  });

  it.each([...rulesets.values()])('agrees with the parser on $id with a key lost, or one of elsewhere', (ruleset) => {
    const record = fullRecord(ruleset);
    expect(accepts(record)).toBe(true);
    const everywhere = sites(record);
    const holders = everywhere.filter((path) => typeof at(record, path) === 'object');
    const spoilt = [
      ...everywhere.map((path) => removed(record, path)),
      ...holders.flatMap((path) => [...known, { key: 'extra', value: 1 }].map((one) => added(record, path, one))),
    ];
    const judged = new Set(
      spoilt.map((one) => {
        expect(accepts(one), JSON.stringify(one)).toBe(isParsed(one));
        return accepts(one);
      }),
    );
    expect(judged.size).toBe(2);
  });
});

describe('the bounds against hostile length', () => {
  const record = fullRecord(rulesets.get('sichuan')!);
  const rounds = (count: number): unknown => ({ ...record, rounds: new Array(count).fill({ events: [] }) });

  it.each([100_000, 100_001])('are the same at %i rounds', (count) => {
    expect(accepts(rounds(count))).toBe(count === 100_000);
    expect(isParsed(rounds(count))).toBe(count === 100_000);
  });
});

const blanks = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) => !one.trim());
const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((one) =>
  /\p{Cc}/u.test(one),
);
const longest = (count: number) => ['x', '𠮷', '\ud83d', ' '].map((one) => `x${one.repeat(count - 1)}`);

const texts: Readonly<Record<string, readonly string[]>> = {
  'players 0': [
    ...['', 'Ann', ' Ann', 'Ann ', 'Ann Bo', '東', '👩‍👩‍👧', '\u200bAnn'],
    ...[...blanks, ...controls].flatMap((one) => [one, `${one}x`, `x${one}`, `x${one}x`]),
    ...[59, 60, 61].flatMap((count) => longest(count)),
  ],
  'money pointValue': [
    ...['0', '0.0', '00', '1', '01', '0.10', '1.', '.5', '1.5.5', '-1', '+1', '1e3', ' 1', '1 ', '1\n', '１', ''],
    ...['0.00000000000000000001', '9'.repeat(400), '1,5'],
  ],
  'money currency': ['EUR', 'eur', 'EU', 'EURO', '', 'ÄÖÜ', 'EUR\n'],
  'rounds 0 events 0 note': ['', ' ', '\u0000\n', ...[279, 280, 281].flatMap((count) => longest(count))],
};

describe.each(Object.entries(texts))('a text at %s', (place, given) => {
  const record = fullRecord(rulesets.get('sichuan')!);
  const path = place.split(' ').map((step) => (/^\d/.test(step) ? Number(step) : step));
  const judge = (text: string): boolean => {
    const spoilt = replaced(record, path, text);
    expect(accepts(spoilt), JSON.stringify(text)).toBe(isParsed(spoilt));
    return accepts(spoilt);
  };

  it('is judged by the schema as by the parser', () => {
    expect(new Set(given.map(judge))).toEqual(new Set([true, false]));
  });

  it('is so whatever it is', () => {
    const near = fc.string({ unit: fc.constantFrom('0', '1', '.', 'A', ' ', '\u00a0', '\n', '𠮷'), maxLength: 4 });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
        judge(text);
      }),
    );
  });
});

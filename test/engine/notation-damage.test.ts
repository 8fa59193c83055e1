import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNotation, rulesets } from '../../src/engine/index.js';
import { shapedRecord } from '../support/arbitraries.js';
import { complaint, complaintsOfDamage } from '../support/damage.js';
import { fullRecord } from '../support/samples.js';

const written = [
  'ruleset sichuan fan-cap=5 kong-transfer=off',
  'players Ann, Bo, "Chen, \\"Jr.\\"", 王小明 # as they sit',
  'money 0.10 EUR',
  'round dealer E; kong S concealed',
  'note "Rain 🀄: two from everyone"',
  'win N 1 fan, W 2 fan from S robbed-kong',
  'wall',
  'pigs none',
  'ready E 2 fan, W 0 fan',
].join('\n');

const texts = [
  written,
  'ruleset wenzhou\r\nround dealer E streak 0\r\nwin E without-joker last-tile',
  'ruleset ims\u2028win S 8 fan flowers 2 liable three-dragons by N self-draw',
  ...[...rulesets.values()].map((ruleset) => formatNotation(fullRecord(ruleset)).slice(0, 250)),
];

const characters = [' ', ',', ';', '#', '"', '\\', '=', '\n', '-', '9', 'E', '🀄'];

describe('one character damaged', () => {
  it.each(texts)('%j', (text) => {
    expect(complaintsOfDamage(text, characters)).toEqual([]);
  });

  it('as two neighbours swapped', () => {
    for (const text of texts) {
      for (let at = 1; at < text.length; at += 1) {
        const swapped = `${text.slice(0, at - 1)}${text[at]!}${text[at - 1]!}${text.slice(at + 1)}`;
        expect(complaint(swapped)).toBeUndefined();
      }
    }
  });
});

describe('any text', () => {
  it('of characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(complaint(text)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('of words that notation knows', () => {
    const known = texts.flatMap((text) => text.split(/(?<=[\s,;="#])|(?=[\s,;="#])/));
    const word = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...new Set(known)) },
      { weight: 2, arbitrary: fc.constantFrom(' ', '\n', ', ', '"', 'toString', '__proto__', 'constructor', '1e999') },
      { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.constantFrom('', ' '), (words, between) => {
        expect(complaint(words.join(between))).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  it.each([...rulesets.values()])('of a record of $id, cut and put together anew', (ruleset) => {
    fc.assert(
      fc.property(shapedRecord(ruleset), shapedRecord(ruleset), fc.nat(400), fc.nat(400), (one, other, end, start) => {
        expect(complaint(formatNotation(one).slice(0, end) + formatNotation(other).slice(start))).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['one word', 'x'],
    ['words', 'x '],
    ['quotes', '"'],
    ['escaped quotes', '"\\'],
    ['seats', 'S '],
    ['commas', ','],
    ['lines', '\n'],
    ['statements', 'round;'],
    ['comments', '#\r'],
    ['hard spaces', '\u00a0'],
    ['surrogates', '\ud83c'],
  ])('of very many %s', (_, part) => {
    const many = part.repeat(50_000 / part.length);
    for (const text of [many, `pigs ${many}`, `players ${many}`, `wall\nnote "${many}"`]) {
      expect(complaint(text)).toBeUndefined();
    }
  });
});

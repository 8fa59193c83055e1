import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNotation, parseNotation, RecordError, rulesets } from '../../src/engine/index.js';
import { shapedRecord } from '../support/arbitraries.js';
import { fullRecord } from '../support/samples.js';
import { tryTo } from '../support/settling.js';

/** What is wrong with how a text is answered, or nothing: it gives a record, or a place within it. */
function complaint(text: string): string | undefined {
  const answer = tryTo(() => parseNotation(text));
  if (!(answer instanceof RecordError)) return undefined;
  const [, line, column] = /^(\d+):(\d+)$/.exec(answer.path)?.map(Number) ?? [];
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const characters = Array.from(lines[Number(line) - 1] ?? '');
  return Number(column) >= 1 && Number(column) <= characters.length
    ? undefined
    : `${JSON.stringify(text)}: ${answer.message}`;
}

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

const characters = ['', ' ', ',', ';', '#', '"', '\\', '=', '\n', '-', '9', 'E', '🀄'];

describe('one character damaged', () => {
  it.each(texts)('%j', (text) => {
    const wrong: string[] = [];
    const chars = Array.from(text);
    for (let at = 0; at <= chars.length; at += 1) {
      const before = chars.slice(0, at).join('');
      for (const one of characters) {
        for (const skipped of [0, 1]) {
          const found = complaint(before + one + chars.slice(at + skipped).join(''));
          if (found !== undefined) wrong.push(found);
        }
      }
    }
    expect(wrong).toEqual([]);
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

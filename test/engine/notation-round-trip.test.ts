import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatNotation,
  parseNotation,
  parseRecord,
  RecordError,
  rulesets,
  settle,
  type MahjongRecord,
} from '../../src/engine/index.js';
import { readNotation } from '../../src/engine/notation/index.js';
import { shapedRecord } from '../support/arbitraries.js';
import { fullRecord } from '../support/samples.js';
import { refusalOf, tryTo } from '../support/settling.js';
import rejected from '../vectors/rejected.json' with { type: 'json' };
import { vectors } from '../support/vectors.js';

/** Records as they came, JSON from outside. */
function expectRoundTrip(record: unknown): void {
  const known = parseRecord(record);
  const text = formatNotation(record as MahjongRecord);
  expect(parseNotation(text)).toEqual(known);
  expect(formatNotation(parseNotation(text))).toBe(text);
}

describe('the vectors, written and read back', () => {
  it.each(vectors)('$name', ({ record }) => {
    expectRoundTrip(record);
  });

  const meant = rejected.filter(({ record }) => !(tryTo(() => parseRecord(record)) instanceof RecordError));

  it.each(meant)('$name, refused for what it means where it stands', ({ record, error, path }) => {
    expectRoundTrip(record);
    const text = formatNotation(record as MahjongRecord);
    const read = readNotation(text);
    expect(refusalOf(() => settle(read.record))).toMatchObject({ code: error, path });
    expect(read.positionOf(path)).toBe(`${lineOf(text, path)}:1`);
  });
});

/** The line of an event, or of a round, found by counting: no vector has notes. */
function lineOf(text: string, path: string): number {
  const [, round = '', event] = /^\/rounds\/(\d+)(?:\/events\/(\d+))?/.exec(path) ?? [];
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (/^round\b/.test(line) ? [index] : []));
  // The first round's own line is left out where it says nothing.
  if (!/^round\b/.test(lines[1] ?? '')) starts.unshift(0);
  const start = starts[Number(round)]!;
  return start + 1 + (event === undefined ? 0 : Number(event) + 1);
}

describe.each([...rulesets.values()])('any record of $id', (ruleset) => {
  it('is read back from its text as it was', () => {
    fc.assert(
      fc.property(shapedRecord(ruleset), (record) => {
        expectRoundTrip(record);
      }),
      { numRuns: 200 },
    );
  });

  it('is read back with all that the ruleset knows', () => {
    expectRoundTrip(fullRecord(ruleset));
  });

  it('is read back with options that equal the defaults, and without empty ones', () => {
    const options = Object.fromEntries(Object.entries(ruleset.options).map(([name, field]) => [name, field.default]));
    const record = { format: 'mahjong-settler', version: 1, ruleset: ruleset.id, rounds: [] };
    expectRoundTrip({ ...record, options });
    expectRoundTrip({ ...record, options: {} });
    expect(formatNotation({ ...record, options: {} } as unknown as MahjongRecord)).toBe(`ruleset ${ruleset.id}`);
  });
});

describe('texts within a record', () => {
  const of = (players: readonly string[], notes: readonly string[]) => ({
    format: 'mahjong-settler',
    version: 1,
    ruleset: 'ims',
    players,
    rounds: [{ events: notes.map((note) => ({ type: 'exhaustion', note })) }],
  });
  const four = ['Ann', 'Bo', 'Chen', 'Dee'];

  it.each([
    ['a comma', 'Chen, Jr.'],
    ['a semicolon', 'A;B'],
    ['a hash', '#1'],
    ['quotes', 'Bo "the" Li'],
    ['a quote', '5" tall'],
    ['two blanks', 'Ann  Lee'],
    ['a hard space', 'Ann\u00a0Lee'],
    ['an ideographic space', '王\u3000明'],
    ['an equals sign at its end', 'D='],
    ['a backslash', 'A\\'],
    ['a line separator', 'A\u2028B'],
    ['a paragraph separator', 'A\u2029B'],
    ['a lone surrogate', '\ud800'],
    ['an emoji', '🀄'],
    ['a word of the notation', 'win'],
    ['markup', '<b>&amp;'],
    ['a hidden blank', '\u200bA\u200b'],
  ])('a name with %s', (_, name) => {
    expectRoundTrip(of([name, 'Bo', 'Chen', name], []));
    expectRoundTrip(of([name, name, name, name], []));
    expect(formatNotation(of([name, name, name, name], []) as MahjongRecord)).not.toMatch(/\p{Cs}/u);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\u00a0'],
    ['line ends', 'a\nb\r\nc\u2028d\u2029e\u0085f'],
    ['what means something', '; # "x" \\ , = \\"'],
    ['control characters', '\0\b\u007f\u009f'],
    ['surrogates', '\ud83c\udc04 \udc04 \ud83c'],
    ['a byte order mark', '\ufeff'],
    ['280 characters', '🀄'.repeat(280)],
    ['markup', '<br></div>&nbsp;]]>'],
  ])('a note of %s', (_, note) => {
    expectRoundTrip(of(four, [note, note]));
    expect(formatNotation(of(four, [note]) as MahjongRecord).split(/\r\n|[\n\r\u2028\u2029]/)).toHaveLength(4);
  });
});

describe('formatNotation', () => {
  it('refuses what is no record, as parseRecord does', () => {
    for (const { record } of rejected) {
      const refused = tryTo(() => parseRecord(record));
      if (!(refused instanceof RecordError)) continue;
      expect(refusalOf(() => formatNotation(record as unknown as MahjongRecord))).toEqual(refused);
    }
  });

  it('writes what the contract shows', () => {
    const text = [
      'ruleset sichuan fan-cap=5 kong-transfer=off kong-refund=on',
      'players Ann, Bo, "Chen, Jr.", Dee',
      'money 0.10 EUR',
      'round dealer E',
      'kong S concealed',
      'note "Rain: two from everyone"',
      'kong W exposed from N',
      'win N 1 fan from W kong-discard',
      'win E 2 fan self-draw',
      'win N 1 fan, W 2 fan from S robbed-kong',
      'wall',
      'pigs none',
      'ready E 2 fan, W 0 fan',
      'round',
      'pigs S W',
      'ready none',
    ].join('\n');
    expect(formatNotation(parseNotation(text))).toBe(text);
  });

  it('leaves out the first round when it says nothing, and no other', () => {
    const record = { format: 'mahjong-settler', version: 1, ruleset: 'ims' } as const;
    const wall = { events: [{ type: 'exhaustion' }] } as const;
    expect(formatNotation({ ...record, rounds: [] })).toBe('ruleset ims');
    expect(formatNotation({ ...record, rounds: [{ events: [] }] })).toBe('ruleset ims\nround');
    expect(formatNotation({ ...record, rounds: [wall, wall] })).toBe('ruleset ims\nwall\nround\nwall');
    expect(formatNotation({ ...record, rounds: [{ ...wall, dealer: 2 }] })).toBe('ruleset ims\nround dealer W\nwall');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerCsv } from '../../src/element/panels/share-csv.js';
import { rulesets, settle, type MahjongRecord } from '../../src/engine/index.js';
import { share } from '../../src/locales/en/share.js';
import { concealed, discard, recordOf, wall } from '../support/sichuan.js';
import { sceneOf, tools } from '../support/scene.js';
import { richSession } from '../support/sessions.js';
import { walks } from '../support/walk.js';

function csvOf(record: MahjongRecord): string {
  return ledgerCsv(tools, sceneOf(record), share);
}

/** Reads a file as RFC 4180 has it, letter by letter. */
function read(csv: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const text = csv.replace(/^\ufeff/, '');
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += letter;
        at++;
      } else isQuoted = false;
    } else if (letter === '"') {
      expect(cell, 'quotes within a cell').toBe('');
      isQuoted = true;
    } else if (letter === ',' || (letter === '\r' && text[at + 1] === '\n')) {
      lines.at(-1)!.push(cell);
      cell = '';
      if (letter === '\r' && at++ > 0) lines.push([]);
    } else cell += letter;
  }
  expect(isQuoted, 'open quotes').toBe(false);
  expect(cell + lines.at(-1)!.join(), 'after the last line end').toBe('');
  return lines.slice(0, -1);
}

/** Each line by the names of its columns. */
function table(csv: string): Record<string, string>[] {
  const [heads, ...lines] = read(csv);
  return lines.map((line) => {
    expect(line).toHaveLength(heads!.length);
    return Object.fromEntries(line.map((cell, at) => [heads![at]!, cell]));
  });
}

const number = /^-?\d+(\.5)?$/;

describe('the ledger as CSV', () => {
  it('has a line for each payment, with what caused it', () => {
    const record = {
      ...recordOf([{ events: [{ ...concealed(1), note: 'Rain' }, discard(0, [[3, 2]]), wall] }]),
      players: ['Ann', 'Bo', 'Chen', 'Dee'],
      money: { pointValue: '0.125', currency: 'EUR' },
    };
    const [heads, first, , , last] = read(csvOf(record));
    expect(heads!.join()).toBe(
      'Round,Entry,What happened,Note,Phase,Rule,From,To,Points,Money (EUR),Reason,E Ann,S Bo,W Chen,N Dee',
    );
    expect(first!.join('|')).toBe(
      '1|1|Bo, concealed kong|Rain|kong|concealed-kong|Ann|Bo|2|0.25|rain: 2 × 1 = 2|-2|2|0|0',
    );
    expect(last!.join('|')).toBe(
      '1|2|Dee wins on Ann’s discard, 2 fan||win|discard-win|Ann|Dee|4|0.50|2 fan: 1 × 2² = 4|-4|0|0|4',
    );
  });

  it('begins with the mark of UTF-8, and ends its lines as RFC 4180 says', () => {
    const csv = csvOf({ ...recordOf([{ events: [concealed(0)] }]), players: ['王', '李', '陈', 'Zoë'] });
    expect(csv.startsWith('\ufeff"Round"')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    expect(csv.match(/\n/g)).toHaveLength(csv.match(/\r\n/g)!.length);
    expect(table(csv)[0]!.To).toBe('王');
  });

  it('says that nothing was paid', () => {
    expect(read(csvOf(recordOf([])))).toHaveLength(1);
    expect(read(csvOf(recordOf([{ events: [wall] }])))).toHaveLength(1);
  });

  it('leaves out what does not count', () => {
    const record = recordOf([{ events: [concealed(0), concealed(0), discard(0, [[0, 1]]), concealed(1)] }]);
    expect(table(csvOf(record)).map((line) => line.Entry)).toEqual(['1', '1', '1', '2', '2', '2']);
  });

  describe.each([...rulesets.values()])('of $id', (ruleset) => {
    it('adds up to the balances, by payers and receivers and by the seats’ columns', () => {
      fc.assert(
        fc.property(walks(ruleset), ({ record }) => {
          const lines = table(csvOf({ ...record, players: ['A', 'B', 'C', 'D'] }));
          const { balances } = settle(record);
          expect(lines.every(({ Points }) => number.test(Points!))).toBe(true);
          const sum = (value: (line: Record<string, string>) => string | number) =>
            lines.reduce((so, line) => so + Number(value(line)), 0);
          const paid = ['A', 'B', 'C', 'D'].map((name) =>
            sum(({ From, To, Points }) => (To === name ? Points! : From === name ? -Number(Points) : 0)),
          );
          const columns = ['E A', 'S B', 'W C', 'N D'].map((name) => sum((line) => line[name]!));
          expect(paid.map((one) => one + 0)).toEqual(balances);
          expect(columns.map((one) => one + 0)).toEqual(balances);
        }),
        { numRuns: 30 },
      );
    });

    it('has every payment of a session', () => {
      const record = richSession(ruleset, 4, 0.5);
      const lines = table(csvOf(record));
      const payments = settle(record).rounds.flatMap((round, index) =>
        round.payments.map((one) => ({ ...one, index })),
      );
      expect(lines.map((line) => [line.Round, line.Entry, line.Phase, line.Rule, line.Points].join(' '))).toEqual(
        payments.map(({ index, event, phase, rule, points }) => [index + 1, event + 1, phase, rule, points].join(' ')),
      );
      expect(lines.every((line) => line.Reason !== '')).toBe(true);
      expect(lines.some((line) => line.Note !== '')).toBe(true);
    });
  });
});

describe('what looks like a formula', () => {
  const hostile = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("http://example.org","x")',
    '＝1',
    '－1',
    '＋1',
    '＠1',
    '"=1',
    "'=1",
    '=1;=2',
  ];
  const inNotes = [...hostile, '\t=1', '\r=1', '\n=1', ' =1', '\u00a0=1', '=1\r\n=2,"=3"'];

  const isFormula = (cell: string) => /^[\s]*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r\n]/.test(cell);

  const record = (name: string, note: string) => ({
    ...recordOf([{ events: [{ ...concealed(0), note }, discard(0, [[1, 1]])] }]),
    players: [name, name, name, name],
  });

  it.each(inNotes)('%j is text', (text) => {
    const name = hostile.includes(text) ? text : 'Ann';
    for (const line of read(csvOf(record(name, text)))) {
      for (const cell of line) expect(isFormula(cell) && !number.test(cell), cell).toBe(false);
    }
  });

  it('stays what it was behind the sign that makes it text', () => {
    const [line] = table(csvOf(record('=1+1', '-2 fan')));
    expect(line!.To).toBe("'=1+1");
    expect(line!.Note).toBe("'-2 fan");
    expect(line!['What happened']).toBe("'=1+1, concealed kong");
    expect(table(csvOf(record('Ann-Lee', 'a = b')))[0]!.Note).toBe('a = b');
  });

  it('numbers stay numbers: they stand without quotes', () => {
    const csv = csvOf({ ...record('Ann', ''), money: { pointValue: '1', currency: 'JPY' } });
    expect(csv.split('\r\n')[1]).toMatch(/^1,1,"Ann.*",2,2,".*",2,-2,0,0$/);
  });
});

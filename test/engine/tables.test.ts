import { describe, expect, it } from 'vitest';
import { rulesets, settle, type MahjongRecord, type OptionValues, type Payment } from '../../src/engine/index.js';
import { optionsInForce } from '../../src/engine/session.js';
import { placeIn, scoreTables, type ScoreTable } from '../../src/engine/tables.js';
import { vectors } from '../support/vectors.js';

function tablesOf(id: string, given: OptionValues = {}): ScoreTable[] {
  const ruleset = rulesets.get(id)!;
  return scoreTables(ruleset, optionsInForce(ruleset, given));
}

/** Rows as text: what tells a row apart, then its cells. */
function linesOf({ rows, cells }: ScoreTable): string[] {
  return rows.map((row, at) => [...Object.values(row), ...cells[at]!].join(' '));
}

function columnsOf({ columns }: ScoreTable): string[] {
  return columns.map(({ rule, terms, shows }) => [rule, ...Object.values(terms), shows ?? ''].join(' ').trim());
}

describe('Annexe I, as printed', () => {
  // Paid by each other loser and by the Leader to an ordinary winner, then by each loser to a Leader that wins for the
  // first to the fourth time in a row.
  const printed = {
    '2/4/6/8': [
      'with-joker false 1 2 2 4 6 8',
      'without-joker false 2 4 4 8 12 16',
      'three-jokers-incomplete false 2 4 4 8 12 16',
      'three-jokers false 4 8 8 16 24 32',
      'eight-pairs false 3 6 6 12 18 24',
      'with-joker true 2 4 4 8 12 16',
      'without-joker true 4 8 8 16 24 32',
      'three-jokers-incomplete true 4 8 8 16 24 32',
      'three-jokers true 8 16 16 32 48 64',
      'eight-pairs true 6 12 12 24 36 48',
    ],
    '3/5/7/9': [
      'with-joker false 1 3 3 5 7 9',
      'without-joker false 2 6 6 10 14 18',
      'three-jokers-incomplete false 2 6 6 10 14 18',
      'three-jokers false 4 12 12 20 28 36',
      'eight-pairs false 3 9 9 15 21 27',
      'with-joker true 2 6 6 10 14 18',
      'without-joker true 4 12 12 20 28 36',
      'three-jokers-incomplete true 4 12 12 20 28 36',
      'three-jokers true 8 24 24 40 56 72',
      'eight-pairs true 6 18 18 30 42 54',
    ],
  };
  const columns = ['ordinary-loser', 'leader-loses 1', ...[1, 2, 3, 4].map((wins) => `leader-wins ${wins}`)];

  it.each(['2/4/6/8', '3/5/7/9'])('comes in both tables, with %s in force', (coefficients) => {
    const tables = tablesOf('wenzhou', { coefficients });
    expect(tables.map(({ options }) => options.coefficients)).toEqual(['2/4/6/8', '3/5/7/9']);
    expect(tables.map(linesOf)).toEqual([printed['2/4/6/8'], printed['3/5/7/9']]);
    expect(tables.map(columnsOf)).toEqual([columns, columns]);
    expect(tables.filter(({ isInForce }) => isInForce).map(({ options }) => options.coefficients)).toEqual([
      coefficients,
    ]);
  });

  it('has a column for each streak where a losing Leader pays by it', () => {
    const [table] = tablesOf('wenzhou', { losingLeader: 'streak' });
    const both = ['leader-loses', 'leader-wins'].flatMap((rule) => [1, 2, 3, 4].map((wins) => `${rule} ${wins}`));
    expect(columnsOf(table!)).toEqual(['ordinary-loser', ...both]);
    expect(linesOf(table!)[4]).toBe('eight-pairs false 3 6 12 18 24 6 12 18 24');
  });
});

describe('the score table of ims', () => {
  it('has the basic score, the totals and a third of the larger for each step', () => {
    const [table, ...more] = tablesOf('ims');
    expect(more).toEqual([]);
    expect(columnsOf(table!)).toEqual(['grab basic', 'grab 1', 'grab 1.5', 'self-feed']);
    expect(linesOf(table!)).toEqual([
      '0 2 2 3 1',
      '0.5 3 3 4.5 1.5',
      '1 4 4 6 2',
      '1.5 6 6 9 3',
      '2 8 8 12 4',
      '2.5 12 12 18 6',
      '3 16 16 24 8',
      '3.5 24 24 36 12',
      '4 32 32 48 16',
      '4.5 48 48 72 24',
      '5 64 64 96 32',
      '5.5 70 70 105 35',
      '6 75 75 112.5 37.5',
      '6.5 80 80 120 40',
      '7 85 85 127.5 42.5',
      '7.5 90 90 135 45',
      '8 95 95 142.5 47.5',
      '8.5 100 100 150 50',
      '9 105 105 157.5 52.5',
      '9.5 110 110 165 55',
      '10 115 115 172.5 57.5',
      '10.5 120 120 180 60',
      '11 125 125 187.5 62.5',
      '11.5 130 130 195 65',
      '12 144 144 216 72',
    ]);
  });

  it('is the same where the table plays without flowers or has a minimum', () => {
    expect(tablesOf('ims', { flowers: false, minimumFan: 8 }).map(linesOf)).toEqual(tablesOf('ims').map(linesOf));
  });
});

describe('what hands are worth in sichuan', () => {
  const lines = (options: OptionValues) => tablesOf('sichuan', options).map(linesOf);

  it('goes up to the cap, on a discard and self-drawn', () => {
    expect(tablesOf('sichuan').map(columnsOf)).toEqual([['discard-win', 'self-draw']]);
    expect(lines({})).toEqual([['0 1 2', '1 2 3', '2 4 5', '3 8 9', '4 16 17']]);
    expect(lines({ base: 10, fanCap: 3 })).toEqual([['0 10 20', '1 20 30', '2 40 50', '3 80 90']]);
  });

  it('follows what a self-draw adds', () => {
    expect(lines({ fanCap: 3, selfDrawBonus: 'fan' })).toEqual([['0 1 2', '1 2 4', '2 4 8', '3 8 8']]);
    expect(lines({ fanCap: 3, selfDrawBonus: 'none' })).toEqual([['0 1 1', '1 2 2', '2 4 4', '3 8 8']]);
  });
});

describe('a payment stands in the table', () => {
  const liable = ['four-chows', 'three-dragons', 'four-winds'];

  function tableFor({ ruleset, options }: ReturnType<typeof settle>): ScoreTable {
    const table = tablesOf(ruleset, options).find(({ isInForce }) => isInForce);
    return table!;
  }

  /** What the table says that is paid, where it has a cell for it. */
  function shown(table: ScoreTable, payment: Payment) {
    const { row, column } = placeIn(table, payment);
    expect(row, payment.rule).toBeGreaterThanOrEqual(0);
    return table.cells[row]![column];
  }

  it.each(vectors)('$name', ({ record }) => {
    const settlement = settle(record as MahjongRecord);
    const table = tableFor(settlement);
    for (const payment of settlement.rounds.flatMap(({ payments }) => payments)) {
      if (payment.phase !== 'win') continue;
      expect(shown(table, payment)).toBe(liable.includes(payment.rule) ? undefined : payment.points);
    }
  });

  it('in the last row where a hand is above the cap', () => {
    const win = { type: 'win', winners: [{ seat: 0, fan: 9 }], from: 1 };
    const record = { format: 'mahjong-settler', version: 1, ruleset: 'sichuan', rounds: [{ events: [win] }] };
    const settlement = settle(record as unknown as MahjongRecord);
    expect(placeIn(tableFor(settlement), settlement.rounds[0]!.payments[0]!)).toEqual({ row: 4, column: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { settle, type MahjongRecord } from '../../src/engine/index.js';
import { recordShape, rulesetOf } from '../../src/engine/record.js';
import { reseat, type Seating } from '../../src/engine/reseat.js';
import { refusalOf, settleAny, thawed } from '../support/settling.js';

function moved(record: object, seating: Seating): MahjongRecord {
  const given = record as MahjongRecord;
  return reseat(recordShape(rulesetOf(given)), given, seating);
}

const header = { format: 'mahjong-settler', version: 1 } as const;
/** 1 and 2 change places. */
const swap: Seating = [0, 2, 1, 3];

describe('people who change places', () => {
  it('take along what they did and what was done to them', () => {
    const record = {
      ...header,
      ruleset: 'sichuan',
      rounds: [
        {
          dealer: 2,
          events: [
            { type: 'kong', kind: 'exposed', seat: 1, from: 2, note: 'Bo’s kong' },
            { type: 'win', from: 3, winners: [{ seat: 1, fan: 2 }, { seat: 0, fan: 1 }] }, // prettier-ignore
            { type: 'exhaustion' },
            { type: 'pigs', seats: [2] },
            { type: 'ready', hands: [{ seat: 3, fan: 1 }] },
          ],
        },
      ],
    };
    expect(moved(record, swap).rounds).toEqual([
      {
        dealer: 1,
        events: [
          { type: 'kong', kind: 'exposed', seat: 2, from: 1, note: 'Bo’s kong' },
          { type: 'win', from: 3, winners: [{ seat: 2, fan: 2 }, { seat: 0, fan: 1 }] }, // prettier-ignore
          { type: 'exhaustion' },
          { type: 'pigs', seats: [1] },
          { type: 'ready', hands: [{ seat: 3, fan: 1 }] },
        ],
      },
    ]);
    const [before] = settleAny(record).rounds;
    const [after] = settle(moved(record, swap)).rounds;
    const [e, s, w, n] = before!.balances;
    expect(after!.balances).toEqual([e, w, s, n]);
  });

  it('leave self-draws, names, options and numbers that are no seats alone', () => {
    const record = {
      ...header,
      ruleset: 'sichuan',
      options: { base: 2 },
      players: ['Ann', 'Bo', 'Chen', 'Dee'],
      money: { pointValue: '1', currency: 'EUR' },
      rounds: [{ events: [{ type: 'win', from: null, winners: [{ seat: 1, fan: 2 }] }] }],
    };
    expect(moved(record, swap)).toEqual({
      ...record,
      rounds: [{ events: [{ type: 'win', from: null, winners: [{ seat: 2, fan: 2 }] }] }],
    });
  });

  it('stay liable, which may not be possible any more', () => {
    const rounds = (winner: number, liable: number) => [
      {
        events: [
          {
            type: 'win',
            from: null,
            winners: [{ seat: winner, fan: 3, liable: { rule: 'four-chows', seat: liable } }],
          },
        ],
      },
    ];
    const record = { ...header, ruleset: 'ims', rounds: rounds(2, 1) };
    settleAny(record);
    expect(moved(record, swap).rounds).toEqual(rounds(1, 2));
    const refused = refusalOf(() => settle(moved(record, swap)));
    expect(refused).toMatchObject({ code: 'contradiction', path: '/rounds/0/events/0/winners/0/liable/seat' });
  });

  it('deal when it is their turn at the new place', () => {
    const won = (seat: number) => ({ events: [{ type: 'win', winners: [{ seat, hand: 'with-joker' }] }] });
    const record = { ...header, ruleset: 'wenzhou', rounds: [won(3), won(1), won(3)] };
    const dealers = (one: object) => settleAny(one).rounds.map(({ dealer, streak }) => `${dealer}.${streak}`);
    expect(dealers(record)).toEqual(['0.0', '1.0', '1.1']);
    // Who was at 1 and won, is at 2; the Leader after 0 is at 1, and loses.
    expect(dealers(moved(record, swap))).toEqual(['0.0', '1.0', '2.0']);
  });

  it('leave the record they come from untouched, and the new one is frozen', () => {
    const record = {
      ...header,
      ruleset: 'sichuan',
      rounds: [{ dealer: 1, events: [{ type: 'pigs', seats: [1, 2] }] }],
    };
    const before = JSON.stringify(record);
    const after = moved(record, swap);
    expect(JSON.stringify(record)).toBe(before);
    expect(thawed(after)).toEqual([]);
  });
});

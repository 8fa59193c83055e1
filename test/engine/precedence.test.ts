import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/engine/index.js';
import { refusalOf, settleAny } from '../support/settling.js';

/*
 * Which of several faults is reported. Within an event the order is that of the contract's table; the shape of the whole
 * record comes before the meaning of any event.
 */

const header = { format: 'mahjong-settler', version: 1, ruleset: 'sichuan' };

function record(...rounds: unknown[][]): object {
  return { ...header, rounds: rounds.map((events) => ({ events })) };
}

const selfDraw = (seat: number) => ({ type: 'win', from: null, winners: [{ seat, fan: 1 }] });
const wall = { type: 'exhaustion' };
const robbedSelf = { type: 'win', from: null, winners: [{ seat: 0, fan: 1 }], robbedKong: true };

describe('shape before meaning', () => {
  it.each([
    [
      'a later event',
      record([{ type: 'pigs', seats: [] }, { type: 'kong' }]),
      'invalid-record',
      '/rounds/0/events/1/kind',
    ],
    [
      'a later round',
      record([robbedSelf], [{ type: 'kong', kind: 'added', seat: 4 }]),
      'invalid-record',
      '/rounds/1/events/0/seat',
    ],
    ['a later unknown event', record([robbedSelf], [{ type: 'chow' }]), 'unknown-event', '/rounds/1/events/0/type'],
    [
      'a later round of no shape',
      { ...header, rounds: [{ events: [robbedSelf] }, null] },
      'invalid-record',
      '/rounds/1',
    ],
    ['an unknown key at the top', { ...record([robbedSelf]), extra: 1 }, 'invalid-record', '/extra'],
    ['an option', { ...record([robbedSelf]), options: { fanCap: 9 } }, 'invalid-option', '/options/fanCap'],
    ['a name', { ...record([robbedSelf]), players: ['A', 'B', 'C', ' D'] }, 'invalid-record', '/players/3'],
    [
      'the money',
      { ...record([robbedSelf]), money: { pointValue: '0.0', currency: 'EUR' } },
      'invalid-record',
      '/money/pointValue',
    ],
  ])('%s', (_, value, code, path) => {
    expect(refusalOf(() => settleAny(value))).toMatchObject({ code, path });
  });
});

describe('the heading before the rest', () => {
  it.each([
    ['format first', { ...record(), format: 'x', version: 2, ruleset: 'y' }, 'invalid-record', '/format'],
    [
      'then the version, whatever a later version holds',
      { format: 'mahjong-settler', version: 2, turns: 1 },
      'unsupported-version',
      '/version',
    ],
    ['then the ruleset', { ...header, ruleset: 'riichi-x', options: 1, rounds: 1 }, 'unknown-ruleset', '/ruleset'],
    ['a version as text is no version', { ...header, version: '1' }, 'invalid-record', '/version'],
    ['a version of NaN is a number', { ...header, version: NaN }, 'unsupported-version', '/version'],
    ['a ruleset that is no text', { ...header, ruleset: 1 }, 'invalid-record', '/ruleset'],
    ['no ruleset', { format: 'mahjong-settler', version: 1 }, 'invalid-record', '/ruleset'],
  ])('%s', (_, value, code, path) => {
    expect(refusalOf(() => parseRecord(value))).toMatchObject({ code, path });
  });
});

describe('an unknown type before the other keys of its event', () => {
  it.each([
    ['with keys of no event', { type: 'chow', tiles: [1, 2, 3] }],
    ['with spoilt keys of an event', { type: 'wins', winners: 7, from: 9, note: 1 }],
    ['that differs in case', { type: 'Win', winners: [], from: null }],
    ['that is empty', { type: '' }],
  ])('%s', (_, event) => {
    expect(refusalOf(() => settleAny(record([event])))).toMatchObject({
      code: 'unknown-event',
      path: '/rounds/0/events/0/type',
    });
  });

  it('but a type that is no text is a fault of shape', () => {
    expect(refusalOf(() => settleAny(record([{ type: 3 }])))).toMatchObject({ code: 'invalid-record' });
    expect(refusalOf(() => settleAny(record([{ seat: 3 }])))).toMatchObject({ path: '/rounds/0/events/0/type' });
  });
});

describe('within an event, the order of the table', () => {
  const wonByEast = selfDraw(0);
  const settled = [selfDraw(0), selfDraw(1), selfDraw(2)];

  it.each([
    ['round-settled before wrong-phase', [...settled, { type: 'pigs', seats: [0, 0] }], 'round-settled', ''],
    ['round-settled before seat-out', [...settled, selfDraw(0)], 'round-settled', ''],
    ['wrong-phase before seat-out', [wonByEast, wall, selfDraw(0)], 'wrong-phase', ''],
    ['wrong-phase before duplicate-seat', [{ type: 'pigs', seats: [1, 1] }], 'wrong-phase', ''],
    [
      'seat-out before same-seat',
      [
        wonByEast,
        {
          type: 'win',
          from: 1,
          winners: [
            { seat: 1, fan: 1 },
            { seat: 0, fan: 1 },
          ],
        },
      ],
      'seat-out',
      '/winners/1/seat',
    ],
    [
      'seat-out of an exposed kong',
      [wonByEast, { type: 'kong', kind: 'exposed', from: 0, seat: 0 }],
      'seat-out',
      undefined,
    ],
    ['seat-out before duplicate-seat', [wonByEast, wall, { type: 'pigs', seats: [1, 1, 0] }], 'seat-out', '/seats/2'],
    ['seat-out before contradiction', [wonByEast, { ...robbedSelf }], 'seat-out', '/winners/0/seat'],
    [
      'same-seat before duplicate-seat',
      [
        {
          type: 'win',
          from: 1,
          winners: [
            { seat: 2, fan: 1 },
            { seat: 2, fan: 1 },
            { seat: 1, fan: 1 },
          ],
        },
      ],
      'same-seat',
      '/from',
    ],
    [
      'same-seat before contradiction',
      [{ type: 'win', from: 1, winners: [{ seat: 1, fan: 1 }], kongDiscard: true }],
      'same-seat',
      '/from',
    ],
    [
      'duplicate-seat before contradiction, of a self-draw',
      [
        {
          type: 'win',
          from: null,
          winners: [
            { seat: 2, fan: 1 },
            { seat: 2, fan: 1 },
          ],
        },
      ],
      'duplicate-seat',
      '/winners/1/seat',
    ],
    [
      'duplicate-seat before contradiction, of a ready pig',
      [
        wall,
        { type: 'pigs', seats: [1] },
        {
          type: 'ready',
          hands: [
            { seat: 1, fan: 0 },
            { seat: 2, fan: 0 },
            { seat: 2, fan: 0 },
          ],
        },
      ],
      'duplicate-seat',
      '/hands/2/seat',
    ],
  ])('%s', (_, events, code, path) => {
    const refused = refusalOf(() => settleAny(record(events)));
    expect(refused.code).toBe(code);
    if (path !== undefined) expect(refused.path).toBe(`/rounds/0/events/${events.length - 1}${path}`);
  });
});

describe('between events, the first', () => {
  it('an illegal event before an open round', () => {
    const refused = refusalOf(() => settleAny(record([selfDraw(0), selfDraw(0)], [wall])));
    expect(refused).toMatchObject({ code: 'seat-out', path: '/rounds/0/events/1/winners/0/seat' });
  });

  it('an open round before what the next round holds', () => {
    const refused = refusalOf(() => settleAny(record([selfDraw(0)], [robbedSelf])));
    expect(refused).toMatchObject({ code: 'round-open', path: '/rounds/1' });
  });

  it('an open round even when the next is empty', () => {
    expect(refusalOf(() => settleAny(record([], [])))).toMatchObject({ code: 'round-open', path: '/rounds/1' });
  });
});

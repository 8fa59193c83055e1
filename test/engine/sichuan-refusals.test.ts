import { describe, expect, it } from 'vitest';
import {
  added,
  concealed,
  discard,
  exposed,
  kongDiscard,
  pigs,
  ready,
  refused,
  robbedKong,
  roundOf,
  selfDraw,
  settled,
  wall,
} from '../support/sichuan.js';
import { refusalOf } from '../support/settling.js';

describe('a contradiction of sichuan', () => {
  const twoSelfDrawn = {
    type: 'win',
    from: null,
    winners: [
      { seat: 0, fan: 1 },
      { seat: 1, fan: 1 },
    ],
  };

  it.each([
    ['two winners of a self-draw', [twoSelfDrawn], '/0/winners'],
    ['a kong discard that was drawn', [concealed(0), selfDraw(0, 1, kongDiscard)], '/1/kongDiscard'],
    ['a robbed kong that was drawn', [added(1), selfDraw(0, 1, robbedKong)], '/1/robbedKong'],
    ['a kong discard with no event before it', [discard(0, [[1, 1]], kongDiscard)], '/0/kongDiscard'],
    ["a kong discard after another's kong", [concealed(2), discard(0, [[1, 1]], kongDiscard)], '/1/kongDiscard'],
    [
      'a kong discard after the kong of its winner',
      [concealed(1), discard(0, [[1, 1]], kongDiscard)],
      '/1/kongDiscard',
    ],
    [
      'a kong discard two events after the kong',
      [concealed(0), added(1), discard(0, [[1, 1]], kongDiscard)],
      '/2/kongDiscard',
    ],
    [
      'a kong discard after a win',
      [concealed(0), discard(0, [[1, 1]], kongDiscard), discard(0, [[2, 1]], kongDiscard)],
      '/2/kongDiscard',
    ],
    ['a pig that is ready', [wall, pigs(0, 2), ready([1, 1], [2, 0])], '/2/hands/1/seat'],
  ])('%s', (_, events, path) => {
    expect(refused(events)).toBe(`contradiction ${path}`);
  });

  it('both a kong discard and a robbed kong', () => {
    expect(refused([added(0), discard(0, [[1, 1]], { ...kongDiscard, ...robbedKong })])).toMatch(
      /^contradiction \/1\/(kongDiscard|robbedKong)$/,
    );
  });

  it.each(['winner', 'payers', 'off'])('a kong discard without a kong, also with kongTransfer %s', (kongTransfer) => {
    expect(refused([discard(0, [[1, 1]], kongDiscard)], { kongTransfer })).toBe('contradiction /0/kongDiscard');
  });

  it('a fifth kong of one seat, of whatever kinds the four were', () => {
    const four = [concealed(0), added(0), exposed(0, 1), exposed(0, 2)];
    expect(roundOf([...four, ...[1, 2, 3].map(concealed)]).phase).toBe('play');
    for (const fifth of [concealed(0), added(0), exposed(0, 3)]) {
      expect(refused([...four, fifth])).toBe('contradiction /4/seat');
    }
  });

  it('has a reason to tell it from others', () => {
    const reasons = [
      [twoSelfDrawn],
      [added(0), selfDraw(1, 0, robbedKong)],
      [discard(0, [[1, 1]], kongDiscard)],
      [added(0), discard(0, [[1, 1]], { ...kongDiscard, ...robbedKong })],
      [0, 0, 0, 0, 0].map(concealed),
      [wall, pigs(1), ready([1, 0])],
    ].map((events) => refusalOf(() => roundOf(events)).reason);
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

describe('seats that an event of sichuan may not name', () => {
  const won = selfDraw(0, 1);

  it.each([
    ['a winner that wins again', [won, selfDraw(0, 1)], 'seat-out /1/winners/0/seat'],
    ['a winner that discards', [won, discard(0, [[1, 1]])], 'seat-out /1/from'],
    [
      'a winner among several',
      [
        won,
        discard(1, [
          [2, 1],
          [0, 1],
        ]),
      ],
      'seat-out /1/winners/1/seat',
    ],
    ['a winner that makes a kong', [won, added(0)], 'seat-out /1/seat'],
    ['a winner whose discard is konged', [won, exposed(1, 0)], 'seat-out /1/from'],
    ['a winner that is a pig', [won, wall, pigs(1, 0)], 'seat-out /2/seats/1'],
    ['a winner that is ready', [won, wall, pigs(), ready([0, 1])], 'seat-out /3/hands/0/seat'],
    [
      'a discarder that wins',
      [
        discard(1, [
          [2, 1],
          [1, 1],
        ]),
      ],
      'same-seat /0/from',
    ],
    ['a seat that konged its own discard', [exposed(1, 1)], 'same-seat /0/from'],
    [
      'a winner twice',
      [
        discard(1, [
          [2, 1],
          [3, 1],
          [2, 1],
        ]),
      ],
      'duplicate-seat /0/winners/2/seat',
    ],
    ['a pig twice', [wall, pigs(2, 2)], 'duplicate-seat /1/seats/1'],
    ['a ready seat twice', [wall, pigs(), ready([2, 1], [3, 1], [3, 1])], 'duplicate-seat /2/hands/2/seat'],
  ])('%s', (_, events, expected) => {
    expect(refused(events)).toBe(expected);
  });
});

describe('events of sichuan at the wrong time', () => {
  it.each([
    ['pigs before the wall', [pigs()], '/0'],
    ['readiness before the wall', [ready()], '/0'],
    ['readiness before pigs', [wall, ready()], '/1'],
    ['the wall twice', [wall, wall], '/1'],
    ['pigs twice', [wall, pigs(), pigs()], '/2'],
    ['a kong after the wall', [wall, added(0)], '/1'],
    ['a win after the wall', [wall, selfDraw(0, 1)], '/1'],
    ['a win after pigs', [wall, pigs(), selfDraw(0, 1)], '/2'],
  ])('%s', (_, events, path) => {
    expect(refused(events)).toBe(`wrong-phase ${path}`);
  });

  it.each([
    ['after readiness', [wall, pigs(), ready(), ready()], '/3'],
    ['after four pigs', [wall, pigs(0, 1, 2, 3), ready()], '/2'],
    [
      'after three wins',
      [
        discard(0, [
          [1, 0],
          [2, 0],
          [3, 0],
        ]),
        concealed(0),
      ],
      '/1',
    ],
    [
      'after two wins and one',
      [
        discard(0, [
          [1, 0],
          [2, 0],
        ]),
        selfDraw(3, 0),
        wall,
      ],
      '/2',
    ],
  ])('none %s', (_, events, path) => {
    expect(refused(events)).toBe(`round-settled ${path}`);
  });
});

describe('the shape of events of sichuan', () => {
  it.each([
    ['a concealed kong from somebody', { ...concealed(0), from: 1 }, '/0/from'],
    ['an added kong from somebody', { ...added(0), from: 1 }, '/0/from'],
    ['an exposed kong from nobody', { type: 'kong', kind: 'exposed', seat: 0 }, '/0/from'],
    ['an exposed kong from null', { type: 'kong', kind: 'exposed', seat: 0, from: null }, '/0/from'],
    ['a win without `from`', { type: 'win', winners: [{ seat: 0, fan: 0 }] }, '/0/from'],
    ['no winners', discard(0, []), '/0/winners'],
    [
      'four winners',
      discard(0, [
        [1, 0],
        [2, 0],
        [3, 0],
        [1, 0],
      ]),
      '/0/winners',
    ],
    ['100 fan', selfDraw(0, 100), '/0/winners/0/fan'],
    ['half a fan', selfDraw(0, 0.5), '/0/winners/0/fan'],
    ['a flag of false', selfDraw(0, 0, { robbedKong: false }), '/0/robbedKong'],
    ['a flag of null', selfDraw(0, 0, { kongDiscard: null }), '/0/kongDiscard'],
    ['a note of 281 characters', { ...wall, note: 'x'.repeat(281) }, '/0/note'],
    ['a note that is no text', { ...wall, note: 1 }, '/0/note'],
    ['five pigs', pigs(0, 1, 2, 3, 0), '/0/seats'],
    ['a lastTile of wenzhou', discard(0, [[1, 0]], { lastTile: true }), '/0/lastTile'],
    ['a fan of its own', { ...discard(0, [[1, 0]]), fan: 1 }, '/0/fan'],
  ])('%s', (_, event, path) => {
    expect(refused([event])).toBe(`invalid-record ${path}`);
  });

  it('takes 0 and 99 fan, and a note of 280 characters beyond the basic plane', () => {
    expect(roundOf([selfDraw(0, 99), selfDraw(1, 0)]).winners).toEqual([0, 1]);
    expect(roundOf([{ ...wall, note: '🀄'.repeat(280) }]).phase).toBe('pigCheck');
    expect(refused([{ ...wall, note: '🀄'.repeat(281) }])).toBe('invalid-record /0/note');
  });

  it.each([
    ['base', [0, -1, 1.5, 1_000_001, '1', null]],
    ['fanCap', [2, 7, '4', 4.5, null]],
    ['selfDrawBonus', ['Base', '', true, null]],
    ['kongTransfer', ['on', false, null]],
    ['transferSplit', ['both', null]],
    ['pigPays', ['winners', null]],
    ['pigAlsoNotReady', ['on', 0, null]],
    ['kongRefund', ['true', 1, null]],
    ['minimumFan', [0]],
  ])('has no option %s of another kind', (name, values) => {
    for (const value of values) {
      expect(refusalOf(() => settled([], { [name]: value }))).toMatchObject({
        code: 'invalid-option',
        path: `/options/${name}`,
      });
    }
  });
});

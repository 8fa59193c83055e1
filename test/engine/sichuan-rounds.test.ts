import { describe, expect, it } from 'vitest';
import { concealed, discard, paidAt, pigs, ready, roundOf, selfDraw, settled, wall } from '../support/sichuan.js';
import { refusalOf } from '../support/settling.js';

describe('the worked example of the source page', () => {
  // Base 1, 2 fan, self-drawn, two others still in: each pays 4 + 1 = 5, the winner gets 10.
  const events = [discard(0, [[3, 0]]), selfDraw(0, 2)];

  it('pays 5 from each of two, 10 in all', () => {
    expect(paidAt(events, 1)).toEqual(['self-draw 1→0 5', 'self-draw 2→0 5']);
    expect(roundOf(events).balances).toEqual([9, -5, -5, 1]);
  });
});

describe('the value of a hand', () => {
  it.each([
    [3, 0, 1],
    [3, 1, 2],
    [3, 2, 4],
    [3, 3, 8],
    [3, 4, 8],
    [4, 4, 16],
    [4, 99, 16],
    [5, 99, 32],
    [6, 5, 32],
    [6, 7, 64],
  ])('with fanCap %i, %i fan are worth %i bases', (fanCap, fan, bases) => {
    expect(paidAt([discard(0, [[2, fan]])], 0, { fanCap })).toEqual([`discard-win 0→2 ${bases}`]);
    expect(paidAt([discard(0, [[2, fan]])], 0, { fanCap, base: 50 })).toEqual([`discard-win 0→2 ${bases * 50}`]);
  });

  it.each([
    ['base', 3, 9],
    ['base', 4, 17],
    ['base', 5, 17],
    ['fan', 3, 16],
    ['fan', 4, 16],
    ['none', 3, 8],
    ['none', 4, 16],
  ])('with selfDrawBonus %s, %i fan self-drawn cost %i each', (selfDrawBonus, fan, points) => {
    const options = { selfDrawBonus, fanCap: 4 };
    expect(paidAt([selfDraw(1, fan)], 0, options)).toEqual([0, 2, 3].map((from) => `self-draw ${from}→1 ${points}`));
  });

  it('is unchanged on a discard by the self-draw bonus', () => {
    for (const selfDrawBonus of ['base', 'fan', 'none']) {
      expect(paidAt([discard(3, [[0, 2]])], 0, { selfDrawBonus })).toEqual(['discard-win 3→0 4']);
    }
  });

  it('takes the largest base there is', () => {
    expect(paidAt([selfDraw(0, 6)], 0, { base: 1_000_000, fanCap: 6 })[0]).toBe('self-draw 1→0 65000000');
  });
});

describe('the end of a round', () => {
  it('comes with the third winner, one at a time', () => {
    expect(roundOf([selfDraw(2, 0), selfDraw(0, 0)]).phase).toBe('play');
    expect(roundOf([selfDraw(2, 0), selfDraw(0, 0), selfDraw(3, 0)])).toMatchObject({
      phase: 'settled',
      winners: [2, 0, 3],
    });
  });

  it('comes with three winners on one discard, nearest after the discarder first', () => {
    const round = roundOf([
      discard(2, [
        [1, 0],
        [0, 0],
        [3, 0],
      ]),
    ]);
    expect(round).toMatchObject({ phase: 'settled', winners: [3, 0, 1], balances: [1, 1, -3, 1] });
  });

  it('comes early when two win on one discard after another has won', () => {
    const round = roundOf([
      selfDraw(1, 0),
      discard(3, [
        [2, 1],
        [0, 2],
      ]),
    ]);
    expect(round).toMatchObject({ phase: 'settled', winners: [1, 0, 2] });
    expect(round.balances).toEqual([4 - 2, 6, 2 - 2, -6 - 2]);
  });

  it('comes when two win on one discard first and one later', () => {
    expect(
      roundOf([
        discard(0, [
          [1, 0],
          [2, 0],
        ]),
        discard(3, [[0, 0]]),
      ]),
    ).toMatchObject({ phase: 'settled', winners: [1, 2, 0] });
  });

  it('leaves seats that have won out of later self-draws', () => {
    expect(paidAt([selfDraw(2, 0), selfDraw(1, 0)], 1)).toEqual(['self-draw 0→1 2', 'self-draw 3→1 2']);
    expect(paidAt([selfDraw(2, 0), selfDraw(1, 0), selfDraw(3, 0)], 2)).toEqual(['self-draw 0→3 2']);
  });
});

describe('the next dealer', () => {
  const draw = [wall, pigs(), ready()];
  const dealers = (rounds: readonly object[]) => settled(rounds).rounds.map(({ dealer }) => dealer);
  const after = (events: readonly object[], start: object = {}) =>
    dealers([{ ...start, events }, { events: [] }]).at(-1);

  it.each([
    ['the first winner, self-drawn', [selfDraw(2, 0), selfDraw(0, 0), selfDraw(1, 0)], 2],
    ['the first winner, on a discard', [discard(0, [[3, 1]]), ...draw], 3],
    [
      'the discarder of several first winners',
      [
        discard(1, [
          [3, 0],
          [0, 0],
        ]),
        selfDraw(1, 0),
      ],
      1,
    ],
    [
      'the discarder of three first winners',
      [
        discard(2, [
          [3, 0],
          [0, 0],
          [1, 0],
        ]),
      ],
      2,
    ],
    [
      'the first winner, when several win later',
      [
        discard(0, [[3, 1]]),
        discard(0, [
          [1, 0],
          [2, 0],
        ]),
      ],
      3,
    ],
    ['the first winner, after kongs', [concealed(1), selfDraw(3, 0), selfDraw(0, 0), selfDraw(1, 0)], 3],
    ['the same dealer when nobody won', draw, 0],
    ['the same dealer after four pigs', [wall, pigs(0, 1, 2, 3)], 0],
  ])('%s', (_, events, dealer) => {
    expect(after(events)).toBe(dealer);
  });

  it('stays on an empty wall whoever was named', () => {
    expect(after(draw, { dealer: 3 })).toBe(3);
  });

  it('may be named, and counts from there', () => {
    expect(
      dealers([{ events: draw }, { dealer: 2, events: draw }, { events: draw }, { dealer: 0, events: [] }]),
    ).toEqual([0, 2, 2, 0]);
  });

  it('has no effect on payments, and no streak', () => {
    const rounds = [0, 1, 2, 3].map(
      (dealer) => settled([{ dealer, events: [concealed(1), selfDraw(3, 2), ...draw] }]).rounds[0]!,
    );
    for (const { payments, streak } of rounds) {
      expect(payments).toEqual(rounds[0]!.payments);
      expect(streak).toBe(0);
    }
  });
});

describe('a session of several rounds', () => {
  it('adds them up, under the same options', () => {
    const rounds = [
      {
        events: [
          discard(0, [
            [1, 0],
            [2, 0],
            [3, 0],
          ]),
        ],
      },
      { events: [concealed(1), wall, pigs(), ready([1, 0])] },
      { events: [selfDraw(3, 1)] },
    ];
    const { rounds: each, balances, over, options } = settled(rounds, { base: 2 });
    expect(each.map((one) => one.balances)).toEqual([
      [-6, 2, 2, 2],
      [-4 - 2, 12 + 6, -4 - 2, -4 - 2],
      [-6, -6, -6, 18],
    ]);
    expect(balances).toEqual([-18, 14, -10, 14]);
    expect(each.map(({ phase }) => phase)).toEqual(['settled', 'settled', 'play']);
    expect(over).toBe(false);
    expect(options).toMatchObject({ base: 2, fanCap: 4 });
  });

  it('starts every round with all seats in and no kongs', () => {
    const kongs = [0, 0, 0, 0].map(concealed);
    const round = { events: [...kongs, selfDraw(0, 0), wall, pigs(), ready()] };
    expect(settled([round, round]).rounds.map((one) => one.balances)).toHaveLength(2);
  });

  it('may be empty', () => {
    expect(settled([])).toMatchObject({ rounds: [], balances: [0, 0, 0, 0], over: false });
    expect(settled([{ events: [] }]).rounds[0]).toEqual({
      ...{ dealer: 0, streak: 0, phase: 'play', winners: [], payments: [], balances: [0, 0, 0, 0] },
    });
  });

  it.each([
    ['play', [selfDraw(0, 0)]],
    ['pigCheck', [wall]],
    ['readyCheck', [wall, pigs(1)]],
  ])('has no round after one in %s', (_, events) => {
    const done = { events: [wall, pigs(), ready()] };
    expect(refusalOf(() => settled([done, { events }, done]))).toMatchObject({ code: 'round-open', path: '/rounds/2' });
    expect(settled([done, { events }]).rounds).toHaveLength(2);
  });

  it('does not change with notes', () => {
    const plain = [concealed(1), selfDraw(3, 2), wall, pigs(0), ready([1, 3])];
    expect(roundOf(plain.map((event, index) => ({ ...event, note: `note ${index}` })))).toEqual(roundOf(plain));
  });
});

import { describe, expect, it } from 'vitest';
import {
  added,
  concealed,
  discard,
  exposed,
  kongDiscard,
  paidAt,
  pigs,
  ready,
  refused,
  robbedKong,
  roundOf,
  selfDraw,
  wall,
} from '../support/sichuan.js';

describe('a kong', () => {
  it.each([
    ['exposed, by the discarder alone', exposed(2, 0), ['exposed-kong 0→2 2']],
    ['added, by everyone', added(2), [0, 1, 3].map((from) => `added-kong ${from}→2 1`)],
    ['concealed, by everyone twice', concealed(2), [0, 1, 3].map((from) => `concealed-kong ${from}→2 2`)],
  ])('is paid at once: %s', (_, kong, paid) => {
    expect(paidAt([kong], 0)).toEqual(paid);
    expect(paidAt([kong], 0, { base: 5 })).toEqual(
      paid.map((one) => one.replace(/\d+$/, (points) => String(Number(points) * 5))),
    );
  });

  it('costs nothing to seats that have won', () => {
    expect(paidAt([selfDraw(0, 0), concealed(2)], 1)).toEqual(['concealed-kong 1→2 2', 'concealed-kong 3→2 2']);
    expect(paidAt([selfDraw(0, 0), selfDraw(3, 0), added(2)], 2)).toEqual(['added-kong 1→2 1']);
  });

  it('is independent of the fan cap and the self-draw bonus', () => {
    for (const options of [{ fanCap: 3 }, { fanCap: 6 }, { selfDrawBonus: 'fan' }]) {
      expect(paidAt([concealed(2)], 0, options)).toEqual(paidAt([concealed(2)], 0));
    }
  });

  it('stays with its maker when that seat wins', () => {
    expect(roundOf([concealed(0), selfDraw(0, 0), wall, pigs(), ready()]).balances[0]).toBe(6 + 6);
  });
});

/** The transfer alone, after the wins. */
function moved(events: readonly object[], options: object): string[] {
  return paidAt(events, -1, options).filter((one) => !one.startsWith('discard-win'));
}

describe('a discard right after a kong', () => {
  const one = discard(0, [[2, 0]], kongDiscard);
  const two = discard(
    0,
    [
      [3, 0],
      [2, 0],
    ],
    kongDiscard,
  );
  const three = discard(
    0,
    [
      [3, 0],
      [2, 0],
      [1, 0],
    ],
    kongDiscard,
  );
  const back = (bases: number) => [1, 2, 3].map((to) => `kong-returned 0→${to} ${bases}`);

  it.each([
    ['winner', 'split', concealed(0), one, ['kong-transfer 0→2 6']],
    ['winner', 'split', concealed(0), two, ['kong-transfer 0→2 3', 'kong-transfer 0→3 3']],
    ['winner', 'split', concealed(0), three, ['kong-transfer 0→1 2', 'kong-transfer 0→2 2', 'kong-transfer 0→3 2']],
    ['winner', 'split', added(0), one, ['kong-transfer 0→2 3']],
    ['winner', 'split', added(0), two, ['kong-transfer 0→2 2', 'kong-transfer 0→3 1']],
    ['winner', 'split', added(0), three, ['kong-transfer 0→1 1', 'kong-transfer 0→2 1', 'kong-transfer 0→3 1']],
    ['winner', 'split', exposed(0, 1), two, ['kong-transfer 0→2 1', 'kong-transfer 0→3 1']],
    // Two points for three: the two nearest after the discarder get one each, the third nothing.
    ['winner', 'split', exposed(0, 1), three, ['kong-transfer 0→1 1', 'kong-transfer 0→2 1']],
    ['winner', 'each', concealed(0), one, ['kong-transfer 0→2 6']],
    ['winner', 'each', concealed(0), two, ['kong-transfer 0→2 6', 'kong-transfer 0→3 6']],
    ['winner', 'each', added(0), three, ['kong-transfer 0→1 3', 'kong-transfer 0→2 3', 'kong-transfer 0→3 3']],
    ['winner', 'each', exposed(0, 1), three, ['kong-transfer 0→1 2', 'kong-transfer 0→2 2', 'kong-transfer 0→3 2']],
    ['payers', 'split', concealed(0), one, back(2)],
    ['payers', 'split', concealed(0), three, back(2)],
    ['payers', 'split', added(0), two, back(1)],
    ['payers', 'each', concealed(0), two, back(2)],
    ['payers', 'each', exposed(0, 1), three, ['kong-returned 0→1 2']],
    ['off', 'split', concealed(0), one, []],
    ['off', 'each', concealed(0), three, []],
  ])('with kongTransfer %s and transferSplit %s', (kongTransfer, transferSplit, kong, win, expected) => {
    expect(moved([kong, win], { kongTransfer, transferSplit })).toEqual(expected);
  });

  it('counts odd points from the discarder on, whoever that is', () => {
    const events = [
      exposed(2, 1),
      discard(
        2,
        [
          [1, 0],
          [0, 0],
          [3, 0],
        ],
        kongDiscard,
      ),
    ];
    expect(moved(events, {})).toEqual(['kong-transfer 2→3 1', 'kong-transfer 2→0 1']);
    expect(moved(events, { base: 5 })).toEqual(['kong-transfer 2→3 4', 'kong-transfer 2→0 3', 'kong-transfer 2→1 3']);
    expect(moved(events, { base: 4 })).toEqual(['kong-transfer 2→3 3', 'kong-transfer 2→0 3', 'kong-transfer 2→1 2']);
  });

  it('moves what the last kong brought in, not the kongs before', () => {
    expect(moved([concealed(0), added(0), one], {})).toEqual(['kong-transfer 0→2 3']);
    expect(moved([concealed(0), exposed(0, 3), one], { kongTransfer: 'payers' })).toEqual(['kong-returned 0→3 2']);
  });

  it('moves what seats still in have paid', () => {
    expect(moved([selfDraw(1, 0), concealed(0), one], {})).toEqual(['kong-transfer 0→2 4']);
  });

  it('moves nothing unless it is said to come right after the kong', () => {
    expect(moved([concealed(0), discard(0, [[2, 0]])], {})).toEqual([]);
  });

  it('pays the win itself all the same, first', () => {
    expect(paidAt([concealed(0), one], 1)).toEqual(['discard-win 0→2 1', 'kong-transfer 0→2 6']);
  });

  it.each([
    ['winner', 1],
    ['payers', 1],
    ['off', 2],
  ])('with kongTransfer %s, leaves to the refund what has not moved: %i of two kongs', (kongTransfer, kongs) => {
    const events = [concealed(0), concealed(0), one, wall, pigs(), ready([1, 0], [3, 0])];
    const refunds = paidAt(events, -1, { kongTransfer }).filter((payment) => payment.startsWith('kong-refund'));
    const each = [1, 2, 3].map((to) => `kong-refund 0→${to} 2`);
    expect(refunds).toEqual(Array.from({ length: kongs }, () => each).flat());
  });
});

describe('a robbed kong', () => {
  it('is reversed when it was entered, after the win', () => {
    expect(paidAt([added(0), discard(0, [[2, 1]], robbedKong)], 1)).toEqual([
      'discard-win 0→2 2',
      ...[1, 2, 3].map((to) => `robbed-kong 0→${to} 1`),
    ]);
    expect(roundOf([added(0), discard(0, [[2, 1]], robbedKong)]).balances).toEqual([-2, 0, 2, 0]);
  });

  it.each([
    ['was not entered', []],
    ['was concealed', [concealed(0)]],
    ['was exposed', [exposed(0, 3)]],
    ["was another's", [added(1)]],
    ['was not the event just before', [added(0), concealed(1)]],
  ])('reverses nothing when the kong before %s', (_, events) => {
    expect(paidAt([...events, discard(0, [[2, 1]], robbedKong)], -1)).toEqual(['discard-win 0→2 2']);
  });

  it('counts as never made: four more may follow', () => {
    const robbed = [added(0), discard(0, [[2, 1]], robbedKong)];
    const four = [concealed(0), concealed(0), added(0), exposed(0, 1)];
    expect(roundOf([concealed(0), concealed(0), concealed(0), ...robbed, added(0)]).phase).toBe('play');
    expect(roundOf([...robbed, ...four]).phase).toBe('play');
    expect(refused([...robbed, ...four, concealed(0)])).toBe('contradiction /6/seat');
  });

  it('counts when it stood, robbed or not in name', () => {
    const stood = [concealed(0), discard(0, [[2, 1]], robbedKong)];
    expect(refused([...stood, concealed(0), concealed(0), concealed(0), concealed(0)])).toBe('contradiction /5/seat');
  });

  it('is not refunded again', () => {
    const events = [added(0), discard(0, [[2, 1]], robbedKong), wall, pigs(), ready([1, 0], [3, 0])];
    expect(paidAt(events, -1)).toEqual(['not-ready 0→1 1', 'not-ready 0→3 1']);
  });

  it('may be won by three, and ends the round', () => {
    const events = [
      added(0),
      discard(
        0,
        [
          [3, 0],
          [1, 1],
          [2, 2],
        ],
        robbedKong,
      ),
    ];
    expect(roundOf(events)).toMatchObject({ phase: 'settled', winners: [1, 2, 3], balances: [-7, 2, 4, 1] });
  });

  it('gives back to those who paid alone', () => {
    const events = [selfDraw(1, 0), added(0), discard(0, [[2, 0]], robbedKong)];
    expect(paidAt(events, 2).slice(1)).toEqual(['robbed-kong 0→2 1', 'robbed-kong 0→3 1']);
  });

  it('is no kong to discard after', () => {
    const events = [added(0), discard(0, [[2, 1]], robbedKong), discard(0, [[3, 0]], kongDiscard)];
    expect(refused(events)).toBe('contradiction /2/kongDiscard');
  });
});

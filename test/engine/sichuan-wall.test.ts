import { describe, expect, it } from 'vitest';
import {
  added,
  concealed,
  discard,
  exposed,
  paidAt,
  pigs,
  ready,
  roundOf,
  selfDraw,
  wall,
} from '../support/sichuan.js';

const everyOption = [
  ...['non-winners', 'ready', 'everyone'].flatMap((pigPays) =>
    [true, false].flatMap((pigAlsoNotReady) =>
      [true, false].map((kongRefund) => ({ pigPays, pigAlsoNotReady, kongRefund })),
    ),
  ),
];

describe('flower pigs', () => {
  // Seat 3 has won; of the seats still in, 1 is a pig, 0 is ready, 2 is not.
  const checked = [selfDraw(3, 0), wall, pigs(1)];
  const end = [...checked, ready([0, 2])];

  it.each([
    ['non-winners', ['flower-pig 1→0 16', 'flower-pig 1→2 16'], []],
    ['everyone', ['flower-pig 1→0 16', 'flower-pig 1→2 16', 'flower-pig 1→3 16'], []],
    ['ready', [], ['flower-pig 1→0 16']],
  ])('with pigPays %s', (pigPays, atPigs, atReady) => {
    expect(paidAt(checked, 2, { pigPays })).toEqual(atPigs);
    expect(paidAt(end, 3, { pigPays })).toEqual([...atReady, 'not-ready 2→0 4']);
  });

  it('pay not being ready as well where pigAlsoNotReady says so', () => {
    expect(paidAt(end, 3, { pigAlsoNotReady: true })).toEqual(['not-ready 1→0 4', 'not-ready 2→0 4']);
    expect(paidAt(end, 3, { pigAlsoNotReady: false })).toEqual(['not-ready 2→0 4']);
  });

  it('pay the cap of the table', () => {
    expect(paidAt([wall, pigs(1)], 1, { fanCap: 6, base: 3 })).toEqual([0, 2, 3].map((to) => `flower-pig 1→${to} 192`));
    expect(paidAt([wall, pigs(1)], 1, { fanCap: 3, selfDrawBonus: 'fan' })[0]).toBe('flower-pig 1→0 8');
  });

  it('never pay each other, and pay in turn order', () => {
    expect(paidAt([wall, pigs(3, 1)], 1)).toEqual([
      'flower-pig 1→0 16',
      'flower-pig 1→2 16',
      'flower-pig 3→0 16',
      'flower-pig 3→2 16',
    ]);
    expect(paidAt([wall, pigs(3, 1), ready([2, 0])], 2, { pigPays: 'ready' })).toEqual([
      'flower-pig 1→2 16',
      'flower-pig 3→2 16',
      'not-ready 0→2 1',
    ]);
  });

  it('pay nobody under `ready` when nobody is', () => {
    expect(paidAt([wall, pigs(1), ready()], 2, { pigPays: 'ready' })).toEqual([]);
  });

  it('give their kong money back', () => {
    const events = [concealed(1), wall, pigs(1), ready([0, 0], [2, 0], [3, 0])];
    expect(paidAt(events, 3)).toEqual([0, 2, 3].map((to) => `kong-refund 1→${to} 2`));
    expect(paidAt(events, 3, { kongRefund: false })).toEqual([]);
  });
});

describe('all checked seats are pigs', () => {
  it('settles the round at once, with the refunds', () => {
    const events = [added(0), exposed(2, 1), wall, pigs(0, 1, 2, 3)];
    expect(roundOf(events)).toMatchObject({ phase: 'settled', balances: [0, 0, 0, 0] });
    expect(paidAt(events, 3)).toEqual([...[1, 2, 3].map((to) => `kong-refund 0→${to} 1`), 'kong-refund 2→1 2']);
  });

  it('settles it without refunds where there are none', () => {
    const round = roundOf([added(0), wall, pigs(0, 1, 2, 3)], { kongRefund: false });
    expect(round).toMatchObject({ phase: 'settled', balances: [3, -1, -1, -1] });
  });

  it('counts the seats still in', () => {
    const won = [selfDraw(1, 0), selfDraw(3, 0)];
    expect(roundOf([...won, wall, pigs(0, 2)]).phase).toBe('settled');
    expect(roundOf([...won, wall, pigs(2)]).phase).toBe('readyCheck');
  });

  it.each([
    ['non-winners', []],
    ['ready', []],
    ['everyone', ['flower-pig 0→1 16', 'flower-pig 0→3 16', 'flower-pig 2→1 16', 'flower-pig 2→3 16']],
  ])('with pigPays %s', (pigPays, paid) => {
    expect(paidAt([selfDraw(1, 0), selfDraw(3, 0), wall, pigs(2, 0)], 3, { pigPays })).toEqual(paid);
  });
});

describe('seats that are not ready', () => {
  it('pay each ready seat the value of its hand, without a self-draw bonus', () => {
    const events = [wall, pigs(), ready([2, 5], [0, 1])];
    const paid = ['not-ready 1→0 2', 'not-ready 1→2 16', 'not-ready 3→0 2', 'not-ready 3→2 16'];
    for (const selfDrawBonus of ['base', 'fan', 'none']) expect(paidAt(events, 2, { selfDrawBonus })).toEqual(paid);
  });

  it('pay nothing when all are ready, or none', () => {
    expect(paidAt([wall, pigs(), ready([0, 1], [1, 1], [2, 1], [3, 1])], 2)).toEqual([]);
    expect(paidAt([wall, pigs(), ready()], 2)).toEqual([]);
  });

  it('give their kong money back, also to seats that have won since', () => {
    const events = [concealed(0), selfDraw(2, 0), wall, pigs(), ready([1, 0])];
    expect(paidAt(events, 4)).toEqual([
      'not-ready 0→1 1',
      'not-ready 3→1 1',
      ...[1, 2, 3].map((to) => `kong-refund 0→${to} 2`),
    ]);
  });

  it('give back kong by kong, in the order of the kongs', () => {
    const events = [added(3), exposed(0, 3), concealed(3), wall, pigs(), ready([1, 0])];
    expect(paidAt(events, 5).filter((one) => one.startsWith('kong-refund'))).toEqual([
      ...[0, 1, 2].map((to) => `kong-refund 3→${to} 1`),
      'kong-refund 0→3 2',
      ...[0, 1, 2].map((to) => `kong-refund 3→${to} 2`),
    ]);
  });

  it('leave ready seats and winners theirs', () => {
    const events = [concealed(0), concealed(1), discard(2, [[0, 0]]), wall, pigs(), ready([1, 0])];
    expect(paidAt(events, 5).filter((one) => one.startsWith('kong-refund'))).toEqual([]);
  });
});

describe('under every option of the empty wall', () => {
  it.each(everyOption)('$pigPays, $pigAlsoNotReady, $kongRefund', (options) => {
    const events = [concealed(1), added(2), selfDraw(3, 0), wall, pigs(1), ready([0, 3])];
    const receivers = { 'non-winners': [0, 2], everyone: [0, 2, 3], ready: [0] }[options.pigPays]!;
    const pigPaid = receivers.map((to) => `flower-pig 1→${to} 16`);
    const readyPaid = [...(options.pigAlsoNotReady ? ['not-ready 1→0 8'] : []), 'not-ready 2→0 8'];
    const refunds = [
      ...[0, 2, 3].map((to) => `kong-refund 1→${to} 2`),
      ...[0, 1, 3].map((to) => `kong-refund 2→${to} 1`),
    ];
    const late = options.pigPays === 'ready';
    expect(paidAt(events, 4, options)).toEqual(late ? [] : pigPaid);
    expect(paidAt(events, 5, options)).toEqual([
      ...(late ? pigPaid : []),
      ...readyPaid,
      ...(options.kongRefund ? refunds : []),
    ]);
  });
});

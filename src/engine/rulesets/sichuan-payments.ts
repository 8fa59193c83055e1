import { nearestAfter, seats, type Seat } from '../seat.js';
import type { Caused } from './ruleset.js';
import type { HandTerms, Kong, Pigs, Ready, SichuanDue, SichuanOptions, SichuanRound, Win } from './sichuan.js';

/* How much is paid in Sichuan, by whom. Every function takes a legal event and the round before it. */

type Payment = Caused<SichuanDue>;
type KongPayment = Extract<Payment, { readonly rule: (typeof kongRules)[Kong['kind']]['rule'] }>;

const kongRules = {
  exposed: { rule: 'exposed-kong', bases: 2 },
  added: { rule: 'added-kong', bases: 1 },
  concealed: { rule: 'concealed-kong', bases: 2 },
} as const;

export function inPlay(round: SichuanRound): Seat[] {
  return seats.filter((one) => !round.winners.includes(one));
}

function handTerms({ base, fanCap }: SichuanOptions, value: number, bonusFan = 0): HandTerms {
  return { base, fan: value, counted: Math.min(value + bonusFan, fanCap) };
}

function worth({ base, counted }: HandTerms): number {
  return base * 2 ** counted;
}

/** Whose added kong the event just before is. */
export function addedJustBefore(round: SichuanRound): Seat | undefined {
  const last = round.events.at(-1);
  return last?.type === 'kong' && last.kind === 'added' ? last.seat : undefined;
}

function isKongPayment(payment: Payment): payment is KongPayment {
  return payment.phase === 'kong';
}

function paidForKong(round: SichuanRound, kong: number): KongPayment[] {
  return round.payments.filter(isKongPayment).filter((payment) => payment.event === kong);
}

/** Whether the event after the kong took it back or moved its money on. */
function isUndone(round: SichuanRound, kong: number): boolean {
  return round.payments.some(
    ({ event, phase }) =>
      event === kong + 1 && (phase === 'kong-void' || phase === 'kong-transfer' || phase === 'kong-refund'),
  );
}

export function pigsOf(round: SichuanRound): readonly Seat[] {
  return round.events.find((event) => event.type === 'pigs')?.seats ?? [];
}

export function payKong(round: SichuanRound, kong: Kong): SichuanDue[] {
  const { rule, bases } = kongRules[kong.kind];
  const terms = { base: round.options.base, bases };
  const payers = kong.from === undefined ? inPlay(round).filter((one) => one !== kong.seat) : [kong.from];
  return payers.map((from) => ({ phase: 'kong', from, to: kong.seat, points: bases * terms.base, rule, terms }));
}

function paySelfDraw(round: SichuanRound, { seat: to, fan: value }: Win['winners'][number]): SichuanDue[] {
  const { base, selfDrawBonus: bonus } = round.options;
  const terms = { ...handTerms(round.options, value, bonus === 'fan' ? 1 : 0), bonus };
  const points = worth(terms) + (bonus === 'base' ? base : 0);
  const payers = inPlay(round).filter((one) => one !== to);
  return payers.map((from) => ({ phase: 'win', from, to, points, rule: 'self-draw', terms }));
}

/** Kong money back to those who paid it. */
function giveBack(
  paid: readonly KongPayment[],
  phase: 'kong-void' | 'kong-refund',
  rule: 'robbed-kong' | 'kong-returned' | 'kong-refund',
): SichuanDue[] {
  return paid.map(({ event: kong, from, to, points, terms: { base, bases } }) => {
    return { phase, from: to, to: from, points, rule, terms: { base, bases, kong } };
  });
}

/** The money of the kong just before moves on, to the winners or back to its payers. */
function transfer(round: SichuanRound, maker: Seat, winners: readonly Seat[]): SichuanDue[] {
  const { kongTransfer, transferSplit: split } = round.options;
  const kong = round.events.length - 1;
  const paid = paidForKong(round, kong);
  if (kongTransfer === 'off') return [];
  if (kongTransfer === 'payers') return giveBack(paid, 'kong-refund', 'kong-returned');
  const total = paid.reduce((sum, { points }) => sum + points, 0);
  const share = Math.floor(total / winners.length);
  const odd = total - share * winners.length;
  return winners
    .map((to, index): SichuanDue => {
      const points = split === 'each' ? total : share + (index < odd ? 1 : 0);
      const terms = { kong, total, winners: winners.length, split };
      return { phase: 'kong-transfer', from: maker, to, points, rule: 'kong-transfer', terms };
    })
    .filter(({ points }) => points > 0);
}

export function payWin(round: SichuanRound, win: Win): SichuanDue[] {
  const { from } = win;
  if (from === null) return win.winners.flatMap((winner) => paySelfDraw(round, winner));
  const wins = win.winners.map(({ seat: to, fan: value }): SichuanDue => {
    const terms = handTerms(round.options, value);
    return { phase: 'win', from, to, points: worth(terms), rule: 'discard-win', terms };
  });
  if (win.robbedKong && addedJustBefore(round) === from) {
    wins.push(...giveBack(paidForKong(round, round.events.length - 1), 'kong-void', 'robbed-kong'));
  }
  if (win.kongDiscard) wins.push(...transfer(round, from, winnersOf(win)));
  return wins;
}

function payPigs(round: SichuanRound, pigs: readonly Seat[], receivers: readonly Seat[]): SichuanDue[] {
  const terms = handTerms(round.options, round.options.fanCap);
  return pigs.flatMap((from) =>
    receivers
      .filter((to) => !pigs.includes(to))
      .map((to): SichuanDue => ({ phase: 'pig', from, to, points: worth(terms), rule: 'flower-pig', terms })),
  );
}

/** Kong money that these seats still hold goes back, kong by kong. */
function refunds(round: SichuanRound, notReady: readonly Seat[]): SichuanDue[] {
  if (!round.options.kongRefund) return [];
  const held = round.payments
    .filter(isKongPayment)
    .filter(({ event, to }) => notReady.includes(to) && !isUndone(round, event));
  return giveBack(held, 'kong-refund', 'kong-refund');
}

export function payPigCheck(round: SichuanRound, { seats: pigs }: Pigs): SichuanDue[] {
  const { pigPays } = round.options;
  const checked = inPlay(round);
  return [
    ...(pigPays === 'ready' ? [] : payPigs(round, inTurn(pigs), pigPays === 'everyone' ? seats : checked)),
    // With nobody left who could be ready, the readiness question is not asked and the refunds follow at once.
    ...(pigs.length === checked.length ? refunds(round, checked) : []),
  ];
}

export function payReadyCheck(round: SichuanRound, { hands }: Ready): SichuanDue[] {
  const { pigPays, pigAlsoNotReady } = round.options;
  const pigs = pigsOf(round);
  const notReady = inPlay(round).filter((one) => !hands.some((ready) => ready.seat === one));
  const payers = pigAlsoNotReady ? notReady : notReady.filter((one) => !pigs.includes(one));
  const readyFirst = seats.flatMap((one) => hands.filter((ready) => ready.seat === one));
  return [
    ...(pigPays === 'ready'
      ? payPigs(
          round,
          inTurn(pigs),
          readyFirst.map((ready) => ready.seat),
        )
      : []),
    ...payers.flatMap((from) =>
      readyFirst.map(({ seat: to, fan: value }): SichuanDue => {
        const terms = handTerms(round.options, value);
        return { phase: 'not-ready', from, to, points: worth(terms), rule: 'not-ready', terms };
      }),
    ),
    ...refunds(round, notReady),
  ];
}

function inTurn(given: readonly Seat[]): Seat[] {
  return seats.filter((one) => given.includes(one));
}

export function winnersOf({ from, winners }: Win): readonly Seat[] {
  const given = winners.map((winner) => winner.seat);
  return from === null ? given : nearestAfter(from, given);
}

import { settle, type MahjongRecord, type Settlement } from '../../src/engine/index.js';
import { refusalOf } from './settling.js';

/** Events of `sichuan`, short enough to read a round at a glance. */
export const wall = { type: 'exhaustion' };

export function selfDraw(seat: number, fan: number, flags: object = {}): object {
  return { type: 'win', from: null, winners: [{ seat, fan }], ...flags };
}

/** Winners as `[seat, fan]`. */
export function discard(from: number, winners: readonly (readonly [number, number])[], flags: object = {}): object {
  return { type: 'win', from, winners: winners.map(([seat, fan]) => ({ seat, fan })), ...flags };
}

export function concealed(seat: number): object {
  return { type: 'kong', kind: 'concealed', seat };
}

export function added(seat: number): object {
  return { type: 'kong', kind: 'added', seat };
}

export function exposed(seat: number, from: number): object {
  return { type: 'kong', kind: 'exposed', seat, from };
}

export function pigs(...seats: number[]): object {
  return { type: 'pigs', seats };
}

export function ready(...hands: readonly (readonly [number, number])[]): object {
  return { type: 'ready', hands: hands.map(([seat, fan]) => ({ seat, fan })) };
}

export const kongDiscard = { kongDiscard: true };
export const robbedKong = { robbedKong: true };

export function recordOf(rounds: readonly object[], options: object = {}): MahjongRecord {
  const record: object = { format: 'mahjong-settler', version: 1, ruleset: 'sichuan', options, rounds };
  return record as MahjongRecord;
}

export function settled(rounds: readonly object[], options?: object): Settlement {
  return settle(recordOf(rounds, options));
}

/** The settlement of one round. */
export function roundOf(events: readonly object[], options?: object): Settlement['rounds'][number] {
  return settled([{ events }], options).rounds[0]!;
}

/** `rule from→to points`, in order, of the payments that the event at `event` caused; -1 is the last. */
export function paidAt(events: readonly object[], event: number, options?: object): string[] {
  const index = event < 0 ? events.length + event : event;
  return roundOf(events, options)
    .payments.filter((payment) => payment.event === index)
    .map(({ rule, from, to, points }) => `${rule} ${from}→${to} ${points}`);
}

/** Code and path of the refusal, with the path below the round's events. */
export function refused(events: readonly object[], options?: object): string {
  const { code, path } = refusalOf(() => roundOf(events, options));
  return `${code} ${path.replace('/rounds/0/events', '')}`;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Walk, type Step } from '../../src/element/walk.js';
import { parseRecord, rulesets, type MahjongRecord } from '../../src/engine/index.js';
import { replay } from '../../src/engine/session.js';
import { walks } from '../support/walk.js';

function stepsOf(record: MahjongRecord): Step[] {
  const walk = new Walk(replay(record));
  return Array.from({ length: walk.last + 1 }, (_, step) => walk.at(step)).filter((step) => step !== undefined);
}

const sichuan = (...events: object[]) =>
  parseRecord({ format: 'mahjong-settler', version: 1, ruleset: 'sichuan', rounds: [{ events }] });

describe.each([...rulesets.values()])('a walk through random records of $id', (ruleset) => {
  it('pays every payment once, in order, and adds up to each round', () => {
    fc.assert(
      fc.property(walks(ruleset), ({ record }) => {
        const { rounds } = replay(record);
        const steps = stepsOf(record);
        for (const [index, round] of rounds.entries()) {
          const here = steps.filter((step) => step.index === index && step.event !== undefined);
          expect(here.flatMap(({ now }) => now)).toEqual(round.payments);
          expect(new Set(here.map(({ event }) => event)).size).toBe(round.events.length);
          expect(here.at(-1)?.after ?? [0, 0, 0, 0]).toEqual(round.balances);
          if (round.phase === 'settled') expect(here.at(-1)?.round.phase).toBe('settled');
          for (const [at, step] of here.entries()) {
            expect(step.before).toEqual(here[at - 1]?.after ?? [0, 0, 0, 0]);
            expect(step.past).toEqual(here.slice(0, at).flatMap(({ now }) => now));
            expect(new Set(step.now.map(({ phase }) => phase)).size).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });
});

describe('a walk', () => {
  const win = { type: 'win', winners: [{ seat: 3, fan: 1 }], from: 1 };

  it('begins before the first entry', () => {
    const [first] = stepsOf(sichuan(win));
    expect(first).toMatchObject({ index: 0, now: [], past: [], before: [0, 0, 0, 0], after: [0, 0, 0, 0] });
    expect(first?.event).toBeUndefined();
    expect(first?.round).toMatchObject({ phase: 'play', events: [], winners: [] });
  });

  it('sees a win and the transfer of the kong apart', () => {
    const steps = stepsOf(sichuan({ type: 'kong', kind: 'concealed', seat: 1 }, { ...win, kongDiscard: true }));
    expect(steps.map(({ event, part, now }) => [event, part, now[0]?.phase])).toEqual([
      [undefined, 0, undefined],
      [0, 0, 'kong'],
      [1, 0, 'win'],
      [1, 1, 'kong-transfer'],
    ]);
  });

  it('shows payments in the phase they are made in, and the end at the end', () => {
    const steps = stepsOf(
      sichuan(
        { type: 'kong', kind: 'concealed', seat: 1 },
        { type: 'exhaustion' },
        { type: 'pigs', seats: [0] },
        { type: 'ready', hands: [{ seat: 2, fan: 1 }] },
      ),
    );
    expect(steps.map(({ round, now }) => [now[0]?.phase, round.phase])).toEqual([
      [undefined, 'play'],
      ['kong', 'play'],
      [undefined, 'pigCheck'],
      ['pig', 'pigCheck'],
      ['not-ready', 'readyCheck'],
      ['kong-refund', 'settled'],
    ]);
  });

  it('takes an entry that pays nothing in one step', () => {
    expect(stepsOf(sichuan({ type: 'exhaustion' }, { type: 'pigs', seats: [] }))).toHaveLength(3);
  });

  it('has a whole number between the first and the last step for anything asked', () => {
    const walk = new Walk(replay(sichuan(win)));
    expect([-1, 0, 0.9, 1, 2, 1e9, NaN, Infinity].map((step) => walk.clamp(step))).toEqual([0, 0, 0, 1, 1, 1, 0, 1]);
  });

  it('finds the first step of an entry', () => {
    const record = sichuan({ type: 'kong', kind: 'concealed', seat: 1 }, { ...win, kongDiscard: true }, win);
    const walk = new Walk(replay(record));
    expect([walk.stepOf(0, 0), walk.stepOf(0, 1)]).toEqual([1, 2]);
  });

  it('has nothing to show of a record without rounds', () => {
    const walk = new Walk(replay(parseRecord({ format: 'mahjong-settler', version: 1, ruleset: 'ims', rounds: [] })));
    expect([walk.last, walk.at(0)]).toEqual([0, undefined]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestModel, getShortestPaths } from 'xstate/graph';
import { rulesets, type RoundEvent } from '../../src/engine/index.js';
import { createRoundMachine } from '../../src/machine/index.js';
import { shapedEvent } from '../support/arbitraries.js';
import { discard, concealed, pigs, ready, selfDraw, wall } from '../support/sichuan.js';

const sichuan = rulesets.get('sichuan')!;

/** A handful of events of which some are legal in every phase. */
const handful = [
  ...[
    concealed(1),
    discard(0, [
      [1, 0],
      [2, 2],
    ]),
    selfDraw(1, 1),
    selfDraw(0, 2),
  ],
  ...[wall, pigs(), pigs(0, 3), ready(), ready([3, 1])],
] as RoundEvent[];

/** Paths are told apart by phase and winners: the rounds themselves are without end. */
interface Told {
  readonly value: unknown;
  readonly context: { readonly round: { readonly winners: readonly number[] } };
}

function serializeState({ value, context }: Told): string {
  return JSON.stringify([value, context.round.winners]);
}

describe.each([...rulesets.values()])('the machine of $id as a test model', (ruleset) => {
  it('is accepted: it has no `after` and no `invoke`', () => {
    expect(() => createTestModel(createRoundMachine(ruleset))).not.toThrow();
  });

  it('reaches every phase by events that the ruleset describes', () => {
    const events = fc.sample(shapedEvent(ruleset), { seed: 3, numRuns: 60 }) as unknown as RoundEvent[];
    const paths = getShortestPaths(createRoundMachine(ruleset), {
      events,
      serializeState: ({ value }) => JSON.stringify(value),
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(ruleset.phases)));
  });
});

describe('shortest paths through sichuan', () => {
  const model = createTestModel(createRoundMachine(sichuan));
  const paths = model.getShortestPaths({ events: handful, serializeState });

  it('reach every phase', () => {
    const phases = paths.flatMap(({ steps, state }) => [...steps.map((step) => step.state.value), state.value]);
    expect(new Set(phases)).toEqual(new Set(Object.keys(sichuan.phases)));
  });

  it('are what the machine does, step by step', async () => {
    for (const path of paths) {
      await path.test({
        states: {
          '*': ({ value, context: { round } }) => {
            expect(value).toBe(round.phase);
            expect(round.balances.reduce((sum, one) => sum + one, 0)).toBe(0);
          },
        },
      });
    }
  });

  it('settle in one event at the least by three winners, in two by four pigs', () => {
    const lengthTo = (events: object[]) =>
      Math.min(
        ...model
          .getShortestPaths({ events: events as RoundEvent[], serializeState })
          .filter(({ state }) => state.context.round.phase === 'settled')
          .map(({ state }) => state.context.round.events.length),
      );
    expect(
      lengthTo([
        discard(0, [
          [1, 0],
          [2, 0],
          [3, 0],
        ]),
        wall,
      ]),
    ).toBe(1);
    expect(lengthTo([wall, pigs(0, 1, 2, 3)])).toBe(2);
    expect(lengthTo([wall, pigs(), ready()])).toBe(3);
    expect(lengthTo([wall, pigs()])).toBe(Infinity);
  });
});

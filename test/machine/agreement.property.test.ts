import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { RecordError, rulesets, settle, type RoundEvent, type Ruleset } from '../../src/engine/index.js';
import { createRoundMachine, type RoundInput } from '../../src/machine/index.js';
import { anyEvent } from '../support/arbitraries.js';
import { clone, tryTo } from '../support/settling.js';
import { lastRound, settledPart, walks, withLastEvents, type Walk } from '../support/walk.js';

function start({ ruleset, options }: Walk, input: RoundInput) {
  return createActor(createRoundMachine(ruleset, options), { input }).start();
}

/** Events as XState takes them: it asks of every actor's events that their type is a text, and keeps some for itself. */
function sendable(ruleset: Ruleset): fc.Arbitrary<RoundEvent> {
  return anyEvent(ruleset).filter(
    ({ type }) => typeof type === 'string',
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<RoundEvent>;
}

describe.each([...rulesets.values()])('the round machine of $id', (ruleset) => {
  it('accepts exactly the events that settle accepts, and holds the same round', () => {
    fc.assert(
      fc.property(walks(ruleset), fc.array(sendable(ruleset), { minLength: 1, maxLength: 8 }), (walk, events) => {
        const { states } = lastRound(walk);
        const { dealer, streak } = states[0]!;
        const actor = start(walk, { dealer, streak });
        for (const event of states.at(-1)!.events) actor.send(event);
        expect(actor.getSnapshot().context.round).toEqual(states.at(-1));
        for (const event of events) {
          const before = actor.getSnapshot();
          const contextBefore = clone(before.context);
          const can = before.can(event);
          const settled = tryTo(() => settle(withLastEvents(walk, [...before.context.round.events, event])));
          actor.send(event);
          const after = actor.getSnapshot();
          expect(can).toBe(!(settled instanceof RecordError));
          expect(before.context).toEqual(contextBefore);
          if (settled instanceof RecordError) {
            expect(after.context).toEqual(contextBefore);
            expect(after.value).toBe(before.value);
          } else {
            expect(after.context.round.events).toHaveLength(contextBefore.round.events.length + 1);
            expect(settledPart(after.context.round)).toEqual(settled.rounds.at(-1));
          }
          expect(after.value).toBe(after.context.round.phase);
          expect(after.status).toBe('active');
        }
      }),
      { numRuns: 200 },
    );
  });

  it('resumes any round and goes on as if it had never stopped', () => {
    fc.assert(
      fc.property(walks(ruleset), fc.nat({ max: 1000 }), (walk, at) => {
        const { states } = lastRound(walk);
        const from = at % states.length;
        const actor = start(walk, { round: states[from]! });
        expect(actor.getSnapshot().value).toBe(states[from]!.phase);
        expect(actor.getSnapshot().context.round).toEqual(states[from]);
        for (const event of states.at(-1)!.events.slice(from)) actor.send(event);
        expect(actor.getSnapshot().context.round).toEqual(states.at(-1));
        expect(actor.getSnapshot().value).toBe(states.at(-1)!.phase);
      }),
    );
  });

  it('persists as JSON and is restored from it', () => {
    fc.assert(
      fc.property(walks(ruleset), (walk) => {
        const round = lastRound(walk).states.at(-1)!;
        const machine = createRoundMachine(walk.ruleset, walk.options);
        const saved = JSON.stringify(start(walk, { round }).getPersistedSnapshot());
        const restored = createActor(machine, { snapshot: JSON.parse(saved), input: {} }).start();
        expect(restored.getSnapshot().context.round).toEqual(round);
        expect(restored.getSnapshot().value).toBe(round.phase);
      }),
    );
  });

  it('takes a fresh round for every actor of one machine', () => {
    fc.assert(
      fc.property(walks(ruleset), (walk) => {
        const { states } = lastRound(walk);
        const machine = createRoundMachine(ruleset, walk.options);
        const first = createActor(machine, { input: states[0]! }).start();
        const second = createActor(machine, { input: states[0]! }).start();
        const opened = clone(second.getSnapshot().context);
        for (const event of states.at(-1)!.events) first.send(event);
        expect(second.getSnapshot().context).toEqual(opened);
      }),
      { numRuns: 30 },
    );
  });
});

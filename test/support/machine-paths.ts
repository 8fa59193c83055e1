import { createActor, type SnapshotFrom } from 'xstate';
import { createTestModel } from 'xstate/graph';
import { rulesets, type RoundEvent } from '../../src/engine/index.js';
import { createRoundMachine, type RoundInput } from '../../src/machine/index.js';

/* Paths through a round's machine, and what it says along them. */

type Machine = ReturnType<typeof createRoundMachine>;

export type Snapshot = SnapshotFrom<Machine>;

/** The machine's snapshots before the first event and after each. */
export interface Path {
  readonly events: readonly RoundEvent[];
  readonly snapshots: readonly Snapshot[];
}

interface Steps {
  readonly steps: readonly { readonly event: { readonly type: string } }[];
}

/**
 * A path names one state for all that a model does not tell apart. What the machine really says along its events is asked of
 * an actor.
 */
export function replayed(machine: Machine, { steps }: Steps, input: RoundInput = {}): Path {
  const actor = createActor(machine, { input }).start();
  const snapshots = [actor.getSnapshot()];
  const known = rulesets.get(machine.id)!.events;
  const events = steps.map(({ event }) => event as RoundEvent).filter(({ type }) => known[type]);
  for (const event of events) {
    if (!actor.getSnapshot().can(event)) throw new Error(`Not a path: ${JSON.stringify(events)}`);
    actor.send(event);
    snapshots.push(actor.getSnapshot());
  }
  return { events: actor.getSnapshot().context.round.events, snapshots };
}

/** A round that one event settles: where it starts, by which options, and the events that are tried. */
export interface ShortRound {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly start: RoundInput & { readonly dealer: number };
  readonly events: readonly object[];
}

/** The paths of the events that the machine accepts, and the events that it does not. */
export function shortPaths({ ruleset, options, start, events }: ShortRound): { paths: Path[]; refused: object[] } {
  const machine = createRoundMachine(rulesets.get(ruleset)!, options);
  const tried = events as readonly RoundEvent[];
  const first = createActor(machine, { input: start }).start().getSnapshot();
  const all = createTestModel(machine).getShortestPaths({
    input: start,
    events: (snapshot) => tried.filter((event) => snapshot.can(event)),
    serializeState: ({ value, context: { round } }) => JSON.stringify([value, round.events]),
  });
  const paths = all.map((path) => replayed(machine, path, start)).filter((path) => path.events.length > 0);
  return { paths, refused: tried.filter((event) => !first.can(event)) };
}

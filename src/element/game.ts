import { createActor } from 'xstate';
import { RecordError } from '../engine/errors.js';
import { createRecord, parseRecord, type MahjongRecord, type RoundRecord } from '../engine/record.js';
import { openRound, roundAfter } from '../engine/round.js';
import type { RoundEvent, Ruleset } from '../engine/rulesets/index.js';
import type { OptionValues } from '../engine/rulesets/ruleset.js';
import { replay, type Session } from '../engine/session.js';
import { createRoundMachine } from '../machine/index.js';
import type { RoundActor } from './point.js';
import type { Locks } from './settings.js';

/** Where entries go: before `index` in a round, in the place of as many as it replaces. */
export interface Place {
  readonly round: number;
  readonly index: number;
  readonly replaces: number;
}

/** Something that could not be taken, kept so that it can be shown and copied out. */
export interface Refused {
  readonly error: RecordError;
  readonly value: unknown;
}

interface Derived {
  readonly record: MahjongRecord;
  readonly session: Session;
  /** The given rounds, where the ruleset that the page decides cannot read them. */
  readonly refused: Refused | null;
}

type RoundMachine = ReturnType<typeof createRoundMachine>;

const blank = createRecord({});

/**
 * The record behind the element: what was given or entered, the page's locks on top, and every version before it. All
 * else is replayed from it. Events are judged by the round's machine alone.
 */
export class Game {
  #given = blank;
  #locks: Locks = { options: {} };
  #refused: Refused | null = null;
  /** Options of their own that the players chose for the next game. */
  pending: OptionValues | undefined;
  #derived: Derived | undefined;
  readonly #past: MahjongRecord[] = [];
  readonly #future: MahjongRecord[] = [];
  #machine: { readonly key: string; readonly machine: RoundMachine } | undefined;

  get record(): MahjongRecord {
    return this.#derive().record;
  }

  get session(): Session {
    return this.#derive().session;
  }

  get ruleset(): Ruleset {
    return this.session.ruleset;
  }

  get refused(): Refused | null {
    return this.#refused ?? this.#derive().refused;
  }

  get error(): RecordError | null {
    return this.refused?.error ?? this.session.error;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /**
   * Takes a record from the program. Returns whether it took the place of the present one: a deep-equal record changes
   * nothing, and one that cannot be read is only kept to be shown.
   */
  load(value: unknown): boolean {
    try {
      const record = parseRecord(value);
      this.#refused = null;
      const text = JSON.stringify(record);
      if (text === JSON.stringify(this.record) || text === JSON.stringify(this.#given)) return false;
      this.#past.length = this.#future.length = 0;
      this.#show(record);
      return true;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.#refused = { error, value };
      return false;
    }
  }

  /** Settles the same events under other locks. */
  lock(locks: Locks): void {
    this.#locks = locks;
    const before = this.#derived;
    this.#derived = undefined;
    // An app compares references: keep the record where the locks change nothing.
    if (before && JSON.stringify(this.record) === JSON.stringify(before.record)) {
      this.#derived = { ...this.#derive(), record: before.record };
    }
  }

  get locks(): Locks {
    return this.#locks;
  }

  /** Lets go of what was refused. Entries that another ruleset made stay within reach of undo. */
  dismissRefused(): void {
    if (this.#derive().refused) this.edit({});
    this.#refused = null;
  }

  /** Replaces what was entered as one step that can be undone. */
  edit(change: Partial<Pick<MahjongRecord, 'options' | 'players' | 'rounds'>>): void {
    const { ruleset } = this.record;
    const { options, ...given } = this.#given;
    this.#refused = this.refused;
    this.#past.push(this.#given);
    this.#future.length = 0;
    this.#show(
      createRecord({ ...given, options: given.ruleset === ruleset ? options : undefined, ruleset, ...change }),
    );
  }

  /** Begins anew, by the options that were chosen for the next game. */
  newGame(): void {
    this.edit({ rounds: [], ...(this.pending && { options: this.pending }) });
    this.pending = undefined;
  }

  undo(): void {
    this.#travel(this.#past, this.#future);
  }

  redo(): void {
    this.#travel(this.#future, this.#past);
  }

  /** The round's machine where an entry would go. */
  actorAt({ round, index }: Place): RoundActor {
    const { rounds, settlement, next } = this.session;
    const whole = rounds[round] ?? openRound(settlement.options, next);
    return createActor(this.#machineFor(), { input: { round: roundAfter(this.ruleset, whole, index) } }).start();
  }

  /**
   * Sends events to the round's machine and keeps those it accepts, in the place of those they replace. Later entries
   * stay, legal or not. Returns whether all were accepted; if not, nothing changes.
   */
  enter(place: Place, events: readonly RoundEvent[]): boolean {
    const actor = this.actorAt(place);
    // The place must be there: nothing is entered behind an illegal entry.
    if (actor.getSnapshot().context.round.events.length !== place.index) return false;
    for (const event of events) {
      if (!actor.getSnapshot().can(event)) return false;
      actor.send(event);
    }
    this.splice(place, actor.getSnapshot().context.round.events.slice(place.index));
    return true;
  }

  /** Puts events where others were, unjudged. */
  splice({ round, index, replaces }: Place, events: readonly RoundEvent[]): void {
    const rounds = [...this.record.rounds];
    const old: RoundRecord = rounds[round] ?? { events: [] };
    rounds[round] = Object.freeze({
      ...old,
      events: Object.freeze([...old.events.slice(0, index), ...events, ...old.events.slice(index + replaces)]),
    });
    this.edit({ rounds: Object.freeze(rounds) });
  }

  #travel(from: MahjongRecord[], to: MahjongRecord[]): void {
    const record = from.pop();
    if (record === undefined) return;
    to.push(this.#given);
    this.#show(record);
  }

  #show(given: MahjongRecord): void {
    this.#given = given;
    this.#derived = undefined;
  }

  #derive(): Derived {
    return (this.#derived ??= derive(this.#given, this.#locks));
  }

  #machineFor(): RoundMachine {
    const { options } = this.session.settlement;
    const key = JSON.stringify([this.ruleset.id, options]);
    if (this.#machine?.key !== key) this.#machine = { key, machine: createRoundMachine(this.ruleset, options) };
    return this.#machine.machine;
  }
}

function derive(given: MahjongRecord, locks: Locks): Derived {
  const ruleset = locks.ruleset ?? given.ruleset;
  const same = ruleset === given.ruleset;
  const settings = {
    ...given,
    ruleset,
    options: { ...(same && given.options), ...locks.options },
    players: given.players ?? locks.players,
  };
  const record = createRecord(settings);
  if (same) return { record, session: replay(record), refused: null };
  try {
    const read = parseRecord(record);
    return { record: read, session: replay(read), refused: null };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const empty = createRecord({ ...settings, rounds: [] });
    return { record: empty, session: replay(empty), refused: { error, value: record } };
  }
}

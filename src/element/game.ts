import { isSame, RecordError } from '../engine/errors.js';
import {
  createRecord,
  parseRecord,
  textOf,
  textOfRound,
  type MahjongRecord,
  type RoundRecord,
} from '../engine/record.js';
import type { RoundEvent, Ruleset } from '../engine/rulesets/index.js';
import type { OptionValues } from '../engine/rulesets/ruleset.js';
import { replay, type Session } from '../engine/session.js';
import { derive, type Derived, type Refused } from './derived.js';
import { earlier } from './earlier.js';
import type { Link } from './link.js';
import { readText, type Reading } from './reading.js';
import type { Locks } from './settings.js';

/** Where entries go: before `index` in a round, in the place of as many as it replaces. */
export interface Place {
  readonly round: number;
  readonly index: number;
  readonly replaces: number;
}

interface Placed {
  readonly record: MahjongRecord;
  readonly positionOf: (pointer: string) => string;
  /** What is wrong with the record, by its line. */
  error?: { readonly pointed: RecordError; readonly placed: RecordError };
}

const blank = createRecord({});
const noEvents: RoundRecord = Object.freeze({ events: Object.freeze([]) });

/**
 * The record behind the element: what was given or entered, the page's locks on top, and every version before it. All
 * else is replayed from it. Events are judged by the round's machine alone.
 */
export class Game {
  #given = blank;
  #locks: Locks = { judgedFor: blank.ruleset, options: {} };
  #refused: Refused | null = null;
  /** Options of their own that the players chose for the next game. */
  pending: OptionValues | undefined;
  /** Options that a reader of a walk tries; they never enter the record. */
  explored: OptionValues | undefined;
  /** A record that came as text, and its places there. */
  #placed: Placed | undefined;
  #trial: { readonly record: MahjongRecord; readonly explored: OptionValues; readonly session: Session } | undefined;
  #derived: Derived | undefined;
  /** Of what was entered before the past begins, only the outcome was kept. */
  #isKept = false;
  readonly #past: MahjongRecord[] = [];
  readonly #future: MahjongRecord[] = [];

  get record(): MahjongRecord {
    return this.#derive().record;
  }

  /** As the reader settles it, where other options are tried. */
  get session(): Session {
    const { explored, record } = this;
    if (!explored) return this.authored;
    if (this.#trial?.record !== record || this.#trial.explored !== explored) {
      const options = { ...record.options, ...explored };
      this.#trial = { record, explored, session: replay(createRecord({ ...record, options })) };
    }
    return this.#trial.session;
  }

  /** As the record says. */
  get authored(): Session {
    return this.#derive().session;
  }

  get ruleset(): Ruleset {
    return this.session.ruleset;
  }

  get refused(): Refused | null {
    return this.#refused ?? this.#derive().refused;
  }

  get error(): RecordError | null {
    const { error } = this.authored;
    return this.refused?.error ?? (error && this.#atLine(error));
  }

  /** As long as nothing was changed, what text means wrongly is told of by its line. */
  #atLine(error: RecordError): RecordError {
    const placed = this.#placed;
    if (placed?.record !== this.#given) return error;
    if (placed.error?.pointed !== error) {
      const { code, path, reason, message } = error;
      placed.error = { pointed: error, placed: new RecordError(code, placed.positionOf(path), message, reason) };
    }
    return placed.error.placed;
  }

  get canUndo(): boolean {
    return this.#past.length > 0 || (this.#isKept && this.#given.rounds.length > 0);
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /**
   * Takes a record from the program. Returns whether it took the place of the present one: a deep-equal record changes
   * nothing, and one that cannot be read is only kept to be shown.
   */
  load(value: unknown, read: (value: unknown) => MahjongRecord = parseRecord): boolean {
    try {
      // An app hands back what it was given.
      const record = value === this.record ? this.record : read(value);
      this.#refused = null;
      const text = textOf(record);
      if (text === textOf(this.record) || text === textOf(this.#given)) return false;
      this.#past.length = this.#future.length = 0;
      this.#isKept = false;
      this.pending = undefined;
      this.#show(record);
      return true;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.#refused = { error, value };
      return false;
    }
  }

  /** The same for text: notation, or JSON. What it means wrongly is told of by its line. */
  loadText(text: string): boolean {
    let reading: Reading | undefined;
    const isTaken = this.load(text, () => {
      reading = readText(text);
      return reading.record;
    });
    this.#place(reading);
    return isTaken;
  }

  /** Where the text says what the record holds, whether it has brought it or says the same in other words. */
  #place(reading: Reading | undefined): void {
    const { positionOf } = reading ?? {};
    if (reading) this.#placed = positionOf && { record: this.#given, positionOf };
  }

  /** Loads what players have entered before: its steps can be taken back, though nobody has kept them. */
  restore(load: () => boolean): boolean {
    const isTaken = load();
    this.#isKept ||= isTaken;
    return isTaken;
  }

  /**
   * Takes what a link holds, if it can be read under the page's locks. `isStep`: what is there now stays within
   * reach of undo.
   */
  openLink({ fragment, text }: Link, isStep: boolean): boolean {
    const open = () =>
      this.load(typeof text === 'string' ? `${fragment}\n\n${text}` : fragment, () => {
        if (typeof text !== 'string') throw text;
        return this.read(readText(text).record);
      });
    const isTaken = isStep ? this.step(open) : open();
    if (this.#refused) this.#refused = { ...this.#refused, isLink: true };
    return isTaken;
  }

  /** Whatever this loads, what is there now stays within reach of undo. */
  step<T>(load: () => T): T {
    const given = this.#given;
    const past = [...this.#past, given];
    const isKept = this.#isKept;
    const result = load();
    if (this.#given !== given) {
      this.#past.push(...past);
      this.#isKept = isKept;
    }
    return result;
  }

  /** Takes text from a player, as a step that can be undone. */
  enterText(text: string): void {
    try {
      const reading = readText(text);
      this.follow(reading.record);
      this.#place(reading);
      this.#refused = null;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.#refused = { error, value: text };
    }
  }

  /** A record from elsewhere, if it can be read under the page's locks. Throws RecordError. */
  read(value: unknown): MahjongRecord {
    const record = parseRecord(value);
    const { refused } = derive(record, this.#locks);
    if (refused) throw refused.error;
    return record;
  }

  /** Takes over what has been entered elsewhere, as a step that can be undone. Returns whether it changed anything. */
  follow(record: MahjongRecord): boolean {
    if (textOf(record) === textOf(this.record)) return false;
    const known = this.record.rounds.map((round) => [textOfRound(round), round] as const);
    // Rounds that are the same stay the same objects: they are settled already, and kept once however often this happens.
    const rounds = record.rounds.map((round, index) => {
      const [text, same] = known[index] ?? [];
      return same && text === textOfRound(round) ? same : round;
    });
    this.#advance({ ...record, rounds });
    return true;
  }

  /** Settles the same events under other locks. */
  lock(locks: Locks): void {
    this.#locks = locks;
    const before = this.#derived;
    this.#derived = undefined;
    if (!before) return;
    // An app compares references: keep what the locks do not change.
    const now = this.#derive();
    if (now.record.ruleset !== before.record.ruleset) this.pending = undefined;
    const record = textOf(now.record) === textOf(before.record) ? before.record : now.record;
    const refused = isSame(now.refused?.error, before.refused?.error) ? before.refused : now.refused;
    this.#derived = { ...now, record, refused };
  }

  get locks(): Locks {
    return this.#locks;
  }

  /** Lets go of what was refused. Entries that another ruleset made stay within reach of undo, if that may be. */
  dismissRefused(isLocked: boolean): void {
    if (this.#derive().refused && !isLocked) this.edit({});
    this.#refused = null;
  }

  /** Replaces what was entered as one step that can be undone. */
  edit(change: Pick<Parameters<typeof createRecord>[0], 'options' | 'players' | 'money' | 'rounds'>): void {
    const { ruleset, rounds } = this.record;
    const given = this.#given;
    // Options of another ruleset say nothing here, nor do rounds that it cannot read.
    const known = given.ruleset === ruleset ? given : { ...given, options: undefined, rounds };
    this.#advance({ ...known, ruleset, ...change });
  }

  /** Begins the next round. */
  addRound(): void {
    this.edit({ rounds: [...this.record.rounds, noEvents] });
  }

  /** Begins anew, by the options that were chosen for the next game. */
  newGame(): void {
    this.edit({ rounds: [], ...(this.pending && { options: this.pending }) });
    this.pending = undefined;
  }

  undo(): void {
    const unkept = this.#isKept && this.#past.length === 0 ? earlier(this.#given) : undefined;
    if (unkept) this.#past.push(unkept);
    this.#travel(this.#past, this.#future);
  }

  redo(): void {
    this.#travel(this.#future, this.#past);
  }

  /** Puts events where others were, unjudged. */
  splice({ round, index, replaces }: Place, events: readonly RoundEvent[]): void {
    const rounds = [...this.record.rounds];
    const old = rounds[round] ?? noEvents;
    rounds[round] = Object.freeze({
      ...old,
      events: Object.freeze([...old.events.slice(0, index), ...events, ...old.events.slice(index + replaces)]),
    });
    this.edit({ rounds: Object.freeze(rounds) });
  }

  #advance(parts: Parameters<typeof createRecord>[0]): void {
    // From now on it is told of for its own sake, whatever the page decides.
    const { refused } = this;
    this.#refused = refused && { ...refused, isLocked: false };
    this.#past.push(this.#given);
    this.#future.length = 0;
    this.#show(createRecord(parts));
  }

  #travel(from: MahjongRecord[], to: MahjongRecord[]): void {
    const record = from.pop();
    if (record === undefined) return;
    to.push(this.#given);
    this.#show(record);
  }

  #show(given: MahjongRecord): void {
    if (given.ruleset !== this.#given.ruleset) this.pending = undefined;
    this.#given = given;
    this.#derived = undefined;
  }

  #derive(): Derived {
    return (this.#derived ??= derive(this.#given, this.#locks));
  }
}

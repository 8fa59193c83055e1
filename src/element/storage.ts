import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { RecordError } from '../engine/errors.js';
import { textOf, type MahjongRecord } from '../engine/record.js';
import type { Refused } from './derived.js';

/** Why nothing can be kept: the browser keeps nothing for this page, or has no room left. */
export type Trouble = 'blocked' | 'full';

/** What it needs to know of the game. */
export interface Keeping {
  /** The record that a stored value holds. Throws RecordError. */
  read(value: unknown): MahjongRecord;
  /** Takes over what another tab has stored. Returns whether that changed anything. */
  follow(record: MahjongRecord): boolean;
  /** The game that a link has opened, as long as it is shown for that reason. */
  linked(): MahjongRecord | undefined;
}

/**
 * Keeps the session in the browser under a key, as the text of its record. It writes only over what it has seen, and not
 * over what could not be read, or what a link has put aside, until a user lets go of that; other tabs are followed and
 * never answered.
 */
export class StorageController implements ReactiveController {
  /** What is stored and cannot be read. */
  unread: Refused | undefined;
  /** What users are still to be told. */
  trouble: Trouble | undefined;
  /** A link has opened another game than the one that is stored. */
  isAside = false;
  #key: string | undefined;
  #trouble: Trouble | undefined;
  /** What is stored, as far as it has been seen here: as text, and as the record if it is one. */
  #text: string | null = null;
  #stored: MahjongRecord | undefined;
  #view: Window | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly keeping: Keeping,
  ) {
    host.addController(this);
  }

  get key(): string | undefined {
    return this.#key;
  }

  hostConnected(): void {
    this.#view = this.host.ownerDocument.defaultView;
    this.#view?.addEventListener('storage', this.sync);
    // A page that the browser had put aside was told of nothing meanwhile.
    this.#view?.addEventListener('pageshow', this.sync);
    this.sync();
  }

  hostDisconnected(): void {
    this.#view?.removeEventListener('storage', this.sync);
    this.#view?.removeEventListener('pageshow', this.sync);
  }

  /** Keeps under this key from now on, under none if it is absent. Returns the record that is stored there. */
  open(key: string | undefined): MahjongRecord | undefined {
    this.#key = key;
    this.#text = null;
    this.isAside = false;
    this.unread = this.trouble = this.#trouble = this.#stored = undefined;
    return this.#read();
  }

  /** Shows what has been stored elsewhere since. Returns whether that changed the game. */
  readonly sync = (): boolean => {
    const record = this.#read();
    if (record === undefined || this.isAside) return false;
    const linked = this.keeping.linked();
    if (linked && this.setAside(linked)) return false;
    return this.keeping.follow(record);
  };

  /** A link has opened a game: what is stored is neither shown nor written over, unless it is the same. */
  setAside(opened: MahjongRecord): boolean {
    return (this.isAside = this.#stored !== undefined && this.#text !== textOf(opened));
  }

  /** From a link's game back to what is stored. */
  goBack(): void {
    this.isAside = false;
    if (this.#stored) this.keeping.follow(this.#stored);
  }

  /** `isDisputed`: the game is one under another ruleset, and the former is still shown as refused. */
  write(record: MahjongRecord, isDisputed: boolean): void {
    const isOther = this.#stored !== undefined && this.#stored.ruleset !== record.ruleset;
    if (this.#key === undefined || this.unread || this.#trouble === 'blocked' || (isDisputed && isOther)) return;
    const text = textOf(record);
    // Undone as far as what is stored.
    if (text === this.#text) this.isAside = false;
    if (this.isAside) return;
    try {
      if (text !== this.#text) this.#storage.setItem(this.#key, text);
      this.#text = text;
      this.#stored = record;
      this.#tell(undefined);
    } catch {
      this.#tell('full');
    }
  }

  /** Users have been told: what could not be read, or is aside, may be written over. */
  dismiss(): void {
    this.isAside = false;
    this.unread = this.trouble = undefined;
  }

  get #storage(): Storage {
    // Reading the property throws where storage is blocked, and some web views have none.
    return (this.host.ownerDocument.defaultView ?? window).localStorage;
  }

  /** The record that is stored, where something else is stored than was seen last. */
  #read(): MahjongRecord | undefined {
    const before = this.#text;
    if (this.#key === undefined) return undefined;
    try {
      this.#text = this.#storage.getItem(this.#key);
      if (this.#trouble === 'blocked') this.#tell(undefined);
    } catch {
      this.#tell('blocked');
    }
    const text = this.#text;
    if (text === before) return undefined;
    this.unread = this.#stored = undefined;
    this.host.requestUpdate();
    try {
      return (this.#stored = text === null ? undefined : this.keeping.read(parsed(text)));
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.unread = { error, value: text };
      return undefined;
    }
  }

  #tell(trouble: Trouble | undefined): void {
    // Once dismissed, the same trouble is not told of at every entry.
    if (trouble === this.#trouble) return;
    this.trouble = this.#trouble = trouble;
    this.host.requestUpdate();
  }
}

/** The text itself where it is no JSON: no record either. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

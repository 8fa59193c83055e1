import type { ReactiveControllerHost } from 'lit';
import type { Game } from './game.js';
import { LinkController } from './link.js';
import type { PlayController } from './play/controller.js';
import { SourceController } from './sources.js';
import { StorageController } from './storage.js';

interface Host extends ReactiveControllerHost, HTMLElement {}

/** What it needs of the element. */
interface Hooks {
  /** Judges the page's settings, where they have changed or must be judged again. */
  settle(isForced?: boolean): void;
  /** A record was offered, whether it was taken or not. */
  offered(): void;
}

/** Where the record comes from and where it is kept: what the page writes, sets and links to, and what the browser has. */
export class RecordKeeper {
  readonly storage: StorageController;
  readonly links: LinkController;
  readonly #sources: SourceController;
  #storageKey: string | undefined;

  constructor(
    host: Host,
    private readonly game: Game,
    private readonly play: PlayController,
    private readonly hooks: Hooks,
  ) {
    this.storage = new StorageController(host, {
      read: (value) => game.read(value),
      follow: (record) => {
        // A link's game is followed only when its reader goes back to what is saved.
        if (!this.#sources.claim('saved') && this.#sources.source === 'link') this.#sources.source = 'saved';
        const changed = play.desk.follow(record);
        if (changed) hooks.settle(true);
        return changed;
      },
      linked: () => (this.#sources.source === 'link' ? game.record : undefined),
    });
    this.#sources = new SourceController(host, (text) => {
      // The saved session may speak only now.
      hooks.settle();
      if (this.#sources.source === 'page') this.#take(() => game.loadText(text ?? ''));
    });
    this.links = new LinkController(host, (link) => {
      hooks.settle();
      const { source } = this.#sources;
      if (!this.#sources.claim('link')) return;
      this.#take(() => game.openLink(link, source !== 'page'));
      if (game.refused) this.#sources.source = source;
      else this.storage.setAside(game.record);
    });
  }

  /** The session is kept in this browser under this key. */
  get storageKey(): string | undefined {
    return this.#storageKey;
  }

  set storageKey(key: string | undefined) {
    this.#storageKey = key;
  }

  /** A record that the program has set: it goes before all others. `undefined` or `null`: none, any more. */
  set(value: unknown): void {
    if (value === undefined || value === null) {
      if (this.#sources.source === 'own') this.#sources.reset();
      return;
    }
    this.#sources.claim('own');
    this.#take(() => this.game.load(value));
  }

  setText(text: string): void {
    this.#sources.claim('own');
    this.#take(() => this.game.loadText(text));
  }

  /** The `value` attribute. */
  setAttribute(text: string | null): void {
    this.#sources.setAttribute(text);
  }

  /** Players have entered something. What a link has opened is theirs from then on, and saved. */
  entered(): void {
    this.#sources.claim('entered');
    this.save();
    const { key, isAside } = this.storage;
    if (this.#sources.source === 'link' && key !== undefined && !isAside) this.#sources.source = 'saved';
  }

  save(): void {
    this.storage.write(this.game.record, this.game.refused !== null);
  }

  /** Back to what the page has written. */
  reset(): void {
    this.game.step(() => {
      this.#sources.reset();
    });
    this.save();
  }

  /** What the browser brings back of a form, unless the saved session is there, which may be newer. */
  bringBack(text: string): void {
    this.hooks.settle();
    if (this.#sources.claim('entered')) this.#take(() => this.game.restore(() => this.game.loadText(text)));
  }

  /**
   * Opens the session that is saved under the key, unless a stronger source has spoken. Returns whether it took the place
   * of the present one. Under a key that holds nothing a session goes on, unless it was another key's.
   */
  restore(): boolean {
    const { game, storage } = this;
    const { key } = storage;
    if (this.#storageKey === key) return false;
    const saved = storage.open(this.#storageKey);
    const isOthers = key !== undefined && this.#storageKey !== undefined;
    if (!(saved || isOthers) || !this.#sources.claim('saved')) {
      if (this.#sources.source === 'link') storage.setAside(game.record);
      return false;
    }
    this.play.desk.show();
    if (!saved) this.#sources.reset();
    // What was entered before there was a key is still to be had.
    else if (key === undefined && game.canUndo) return game.follow(saved);
    return saved !== undefined && game.restore(() => game.load(saved));
  }

  #take(load: () => boolean): void {
    this.hooks.settle();
    if (load()) {
      this.play.desk.show();
      this.hooks.settle(true);
    }
    this.hooks.offered();
  }
}

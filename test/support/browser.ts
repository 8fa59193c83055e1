import { parseRecord, type MahjongRecord } from '../../src/engine/index.js';
import { StorageController } from '../../src/element/storage.js';

/** What a browser stores for a page, and the tabs that share it. */
export class Browser {
  readonly items = new Map<string, string>();
  /** Every text that has been stored, in order. */
  readonly written: string[] = [];
  readonly tabs: Tab[] = [];
  /** Storage can be asked for nothing, or has no more room. */
  state: 'open' | 'blocked' | 'missing' | 'failing' | 'full' = 'open';

  open(key?: string): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    tab.start(key);
    return tab;
  }

  /** What a tab's window has as `localStorage`. */
  storageOf(tab: Tab): unknown {
    if (this.state === 'blocked') throw new DOMException('denied', 'SecurityError');
    if (this.state === 'missing') return null;
    return {
      getItem: (key: string) => {
        if (this.state === 'failing') throw new Error('the disk is gone');
        return this.items.get(key) ?? null;
      },
      setItem: (key: string, text: string) => {
        if (this.state === 'full') throw new DOMException('no room', 'QuotaExceededError');
        this.written.push(text);
        this.put(key, text, tab);
      },
    };
  }

  /** Stores something, or removes it, and tells all tabs but the one that did it. */
  put(key: string, text: string | null, by?: Tab): void {
    if (text === null) this.items.delete(key);
    else this.items.set(key, text);
    for (const tab of this.tabs) if (tab !== by) tab.isToBeTold = true;
  }
}

/** A page with one element, as far as storage goes: it does what the element does around a player's action. */
export class Tab {
  record: MahjongRecord = parseRecord({ format: 'mahjong-settler', version: 1, ruleset: 'sichuan', rounds: [] });
  isToBeTold = false;
  /** The game that a link has opened here. */
  linked: MahjongRecord | undefined;
  updates = 0;
  readonly window = new EventTarget();
  readonly storage: StorageController;

  constructor(browser: Browser) {
    Object.defineProperty(this.window, 'localStorage', { get: () => browser.storageOf(this) });
    const host: unknown = {
      ownerDocument: { defaultView: this.window },
      addController: () => undefined,
      requestUpdate: () => this.updates++,
    };
    this.storage = new StorageController(host as ConstructorParameters<typeof StorageController>[0], {
      read: parseRecord,
      linked: () => this.linked,
      follow: (record) => {
        const isOther = JSON.stringify(record) !== JSON.stringify(this.record);
        this.record = record;
        return isOther;
      },
    });
  }

  start(key: string | undefined): void {
    this.storage.hostConnected();
    if (key !== undefined) this.record = this.storage.open(key) ?? this.record;
  }

  /** A player enters a kong with this caption. Returns whether it was entered. */
  enter(note: string): boolean {
    if (this.storage.sync()) return false;
    const events = [...(this.record.rounds[0]?.events ?? []), { type: 'kong', kind: 'concealed', seat: 0, note }];
    this.record = parseRecord({ ...this.record, rounds: [{ events }] });
    this.storage.write(this.record, false);
    return true;
  }

  /** The browser tells the page what other tabs have stored. */
  hear(type = 'storage'): void {
    this.isToBeTold = false;
    this.window.dispatchEvent(new Event(type));
  }

  get notes(): string[] {
    return notesOf(this.record);
  }
}

export function notesOf({ rounds }: MahjongRecord): string[] {
  return rounds.flatMap(({ events }) => events.map(({ note }) => note ?? ''));
}

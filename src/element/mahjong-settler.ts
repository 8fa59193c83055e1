import { html, nothing, type PropertyValues } from 'lit';
import type { RecordError } from '../engine/errors.js';
import { formatNotation } from '../engine/notation/index.js';
import type { MahjongRecord } from '../engine/record.js';
import type { Settlement } from '../engine/session.js';
import type { Script } from '../locales/words.js';
import { perSeat } from '../engine/seat.js';
import { isFree } from './define.js';
import { adoptStyles } from './adopt-styles.js';
import {
  MahjongSettlerChangeEvent,
  MahjongSettlerErrorEvent,
  MahjongSettlerSettledEvent,
  MahjongSettlerStepEvent,
  type MahjongSettlerEventMap,
} from './events.js';
import { FormControl } from './form-control.js';
import { Game } from './game.js';
import { focusAfter, handleKey } from './keyboard.js';
import { LanguageController } from './language.js';
import { LinkController } from './link.js';
import { PlayController } from './play/controller.js';
import { PanelController } from './panel-controller.js';
import { PrintController } from './print.js';
import type { Scene, WalkScene } from './scene.js';
import { attributeOf, judge, normalized, optionNames, type OptionProperties } from './settings.js';
import { SourceController } from './sources.js';
import { StorageController } from './storage.js';
import { styles } from './styles/index.js';
import { createScript } from './text.js';
import { ledger } from './views/ledger.js';
import { notice, storageNotice } from './views/notice.js';
import { rail } from './views/rail.js';
import { drawArrows, table, tableView, type TableView } from './views/table.js';
import { story } from './views/story.js';
import { WalkController } from './walk-controller.js';
import { version } from '../version.js';

/** What form controls have, as properties and as attributes. */
const formProperties = ['name', 'disabled', 'readOnly', 'required'];
const formAttributes = formProperties.map((name) => name.toLowerCase());

/** Settings that the page may lock, with their own accessors: see the end of this file. */
const settings = ['ruleset', 'players', 'pointValue', 'currency', ...optionNames];

/**
 * Walks a mahjong round through its phases and shows who pays whom, how much and why.
 *
 * @tag mahjong-settler
 * @attr lang - Language; absent, the nearest `lang` around the element.
 * @fires {MahjongSettlerChangeEvent} mahjong-settler-change - A player has changed the record.
 * @fires {MahjongSettlerSettledEvent} mahjong-settler-settled - A player has settled a round.
 * @fires {MahjongSettlerStepEvent} mahjong-settler-step - A reader has moved on in the walk through the record.
 * @fires {MahjongSettlerErrorEvent} mahjong-settler-error - Something cannot be read, or an entry cannot stand.
 * @csspart base - All of the element.
 * @csspart rail - The phases.
 * @csspart table - The table with its seats and arrows.
 * @csspart seat - A seat's plaque.
 * @csspart tray - What can be entered now.
 * @csspart story - What happened at a step of the walk.
 * @csspart ledger - The entries and their payments.
 * @cssprop [--ms-accent] - The one accent colour.
 * @cssprop [--ms-on-accent] - Text on the accent.
 * @cssprop [--ms-surface] - Behind everything.
 * @cssprop [--ms-text] - Text.
 * @cssprop [--ms-line] - Thin lines.
 * @cssprop [--ms-positive] - Points won.
 * @cssprop [--ms-negative] - Points lost.
 * @cssprop [--ms-radius=0.75em] - Corners.
 * @cssprop [--ms-density=1] - Factor on heights and gaps.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the accessors follow from the rulesets
export class MahjongSettler extends FormControl {
  static readonly version = version;
  static override readonly styles = styles;
  static override readonly properties = { mode: {}, explore: {} };

  /** To enter rounds, or to walk through the given record. */
  declare mode: 'play' | 'explain';
  /** In explain mode: options that a reader may change, by name; empty for all, `undefined` for none. */
  declare explore: string | null | undefined;

  /**
   * Defines the element under a tag. The same version twice is silent; another version stays as it is and is warned of
   * once.
   */
  static define(tag = 'mahjong-settler', registry = customElements): void {
    if (!isFree(tag, registry, version)) return;
    // A tag needs a class of its own, and the class may be defined already.
    registry.define(tag, tag === 'mahjong-settler' ? MahjongSettler : class extends MahjongSettler {});
  }

  readonly #game = new Game();
  readonly #play = new PlayController(this, this.#game);
  readonly #language = new LanguageController(this);
  readonly #panels = new PanelController(this);
  readonly #storage = new StorageController(this, {
    read: (value) => this.#game.read(value),
    follow: (record) => {
      this.#sources.claim('saved');
      const changed = this.#play.desk.follow(record);
      if (changed) this.#applySettings(true);
      return changed;
    },
  });
  readonly #given = new Map<string, unknown>();
  #areSettingsStale = false;
  #attributeError: RecordError | null = null;
  #reportedError: RecordError | null = null;
  #isTelling = false;
  #lit: number | undefined;
  #view: TableView | undefined;
  #resize: ResizeObserver | undefined;
  readonly #walk = new WalkController(this, this.#game, (step) => {
    this.dispatchEvent(new MahjongSettlerStepEvent(step));
  });
  readonly #sources = new SourceController(this, (text) => {
    // The saved session may speak only now.
    this.#applySettings();
    if (this.#sources.source === 'page') this.#take(() => this.#game.loadText(text ?? ''));
  });
  readonly #links = new LinkController(this, (link) => {
    this.#applySettings();
    const { source } = this.#sources;
    if (!this.#sources.claim('link')) return;
    this.#take(() => this.#game.openLink(link, source !== 'page'));
    if (this.#game.refused) this.#sources.source = source;
    else this.#storage.setAside(this.#game.record);
  });
  readonly #print = new PrintController(this, () => {
    this.requestUpdate();
    this.performUpdate();
  });
  #storageKey: string | undefined;

  constructor() {
    super();
    this.mode = 'play';
    // What was set before the element was defined stands in the way of the accessors.
    for (const name of ['record', 'value', 'step', 'storageKey', 'shareUrl', ...formProperties, ...settings]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** The session as JSON, settings in force included. Frozen; the same reference until something changes. */
  get record(): MahjongRecord {
    this.#applySettings();
    return this.#game.record;
  }

  /** One that is refused changes nothing: see `error`. A deep-equal one is a no-op. */
  set record(value: MahjongRecord) {
    this.#sources.claim('own');
    this.#take(() => this.#game.load(value));
  }

  /** The record as notation; takes JSON too. */
  get value(): string {
    return formatNotation(this.record);
  }

  set value(text: string) {
    this.#sources.claim('own');
    this.#take(() => this.#game.loadText(text));
  }

  /** Payments and balances, derived from `record`; after an illegal entry those before it. */
  get settlement(): Settlement {
    this.#applySettings();
    return this.#game.authored.settlement;
  }

  /** The first thing that cannot be read or cannot stand, or `null`. */
  get error(): RecordError | null {
    this.#applySettings();
    return this.#storage.unread?.error ?? this.#game.error ?? this.#attributeError;
  }

  /** In explain mode: position in the walk, 0 before the first step; one entry may take several. */
  get step(): number {
    this.#applySettings();
    return this.#walk.step;
  }

  set step(value: number) {
    this.#walk.step = value;
  }

  /** The session is kept in this browser under this key. */
  get storageKey(): string | undefined {
    return this.#storageKey;
  }

  set storageKey(value: string | null | undefined) {
    this.#storageKey = value || undefined;
    this.#areSettingsStale = true;
    this.requestUpdate();
  }

  /** The page that opens shared links, empty for this one. Only an element that has it reads the page's fragment. */
  get shareUrl(): string | undefined {
    return this.#links.page;
  }

  set shareUrl(value: string | null | undefined) {
    this.#links.page = value ?? undefined;
    this.requestUpdate();
  }

  /** @internal */
  getSetting(name: string): unknown {
    return this.#given.get(name);
  }

  /** @internal */
  setSetting(name: string, value: unknown): void {
    this.#given.set(name, value);
    this.#areSettingsStale = true;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const view = this.ownerDocument.defaultView;
    // Of the document that the element is in now. Drawn in the next frame, or it could be measured without end.
    this.#resize = view
      ? new view.ResizeObserver(() =>
          view.requestAnimationFrame(() => {
            this.#draw();
          }),
        )
      : undefined;
    this.#resize?.observe(this);
    void this.ownerDocument.fonts.ready.then(() => {
      this.#draw();
    });
  }

  /** Constructed style sheets belong to one document: in another, the element needs sheets of that one. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  #adoptStyles(root: ShadowRoot): void {
    root.adoptedStyleSheets = [];
    adoptStyles(root, [...styles.map(({ cssText }) => cssText), ...this.#play.styles, ...this.#panels.styles]);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.ownerDocument === document) return super.createRenderRoot();
    const root = this.attachShadow({ mode: 'open' });
    this.#adoptStyles(root);
    return root;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resize?.disconnect();
  }

  static override get observedAttributes(): string[] {
    return [
      ...super.observedAttributes,
      'lang',
      'value',
      'step',
      'storage-key',
      'share-url',
      ...formAttributes,
      ...settings.map(attributeOf),
    ];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const setting = settings.find((one) => attributeOf(one) === name);
    if (setting) Reflect.set(this, setting, value);
    else if (name === 'value') this.#sources.setAttribute(value);
    else if (name === 'step') this.step = Number(value);
    else if (name === 'storage-key') this.storageKey = value;
    else if (name === 'share-url') this.shareUrl = value;
    else if (name === 'lang') this.#language.update();
    else if (formAttributes.includes(name)) this.requestUpdate();
    else super.attributeChangedCallback(name, old, value);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    if (!this.#isExplaining) await this.#play.ready();
    return super.getUpdateComplete();
  }

  protected override willUpdate(): void {
    this.#applySettings();
    if (!this.#isExplaining) void this.#play.ready();
    const index = this.#isExplaining ? this.#walk.here?.index : undefined;
    if (index !== undefined && index !== this.#play.desk.shown) this.#play.desk.show(index);
  }

  protected override render(): unknown {
    const scene = this.#scene();
    const view = (this.#view = tableView(scene));
    const { isPrinting } = this.#print;
    return html`<div
      class="base ${isPrinting ? 'printing' : ''}"
      part="base"
      @keydown=${(event: KeyboardEvent) => {
        handleKey(event, scene);
      }}
    >
      ${rail(scene, view.round)}
      <div class="body">
        ${storageNotice(scene, this.#storage)}
        ${this.#game.refused ? notice(scene, this.#game.refused.error, this.#game.refused) : nothing}
        ${this.#attributeError ? notice(scene, this.#attributeError) : nothing}
        <div class="stage">${table(scene, view)}</div>
        ${
          this.#panels.open && !(isPrinting && this.#panels.open === 'share')
            ? this.#panels.render(scene, this.#language.words)
            : html`${scene.walk ? story(scene, scene.walk) : this.#play.tray(scene)} ${ledger(scene)}`
        }
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#draw();
    this.#form();
    const { error } = this;
    const isNew = error && !this.#isReported(error);
    this.#reportedError = error;
    if (!isNew) return;
    this.#isTelling = true;
    this.dispatchEvent(new MahjongSettlerErrorEvent(error));
    this.#isTelling = false;
  }

  /** What was refused is told of each time; an entry that cannot stand, once. */
  #isReported(error: RecordError): boolean {
    const before = this.#reportedError;
    if (error === before) return true;
    return !this.#game.refused && error.code === before?.code && error.path === before.path;
  }

  get #script(): Script {
    const { words } = this.#language;
    const { players, money } = this.#game.record;
    return createScript(
      words,
      perSeat((seat) => players?.[seat] ?? words.seats[seat]),
      money,
    );
  }

  #scene(): Scene {
    const { words } = this.#language;
    const game = this.#game;
    const rules = words.rulesets[game.ruleset.id];
    if (!rules) throw new Error(`No words for ${game.ruleset.id}`);
    const locked = this.isLocked || this.#isExplaining;
    const scene: Scene = {
      game,
      entry: this.#play.desk,
      ui: words.ui,
      rules,
      script: this.#script,
      lit: this.#lit,
      panel: this.#panels.open,
      locked,
      act: (action) => (event) => {
        if (locked) return;
        this.#act(action, event);
      },
      light: (index) => () => {
        this.#lit = index;
        this.requestUpdate();
      },
      open: (panel, at) => (event) => {
        void this.#panels.show(panel, at).then(() => focusAfter(this, event));
      },
      shortcut: (event) => this.#play.shortcut(event),
      walk: undefined,
    };
    return this.#isExplaining ? { ...scene, walk: this.#walkScene(scene) } : scene;
  }

  get #isExplaining(): boolean {
    return this.mode === 'explain';
  }

  #walkScene(scene: Scene): WalkScene {
    const walk = { ...this.#walk.scene(this.explore), aside: nothing };
    return { ...walk, aside: this.#panels.beside('explain', { ...scene, walk }, this.#language.words) };
  }

  /** Takes a record that no player has entered. */
  #take(load: () => boolean): void {
    this.#applySettings();
    const before = this.#reportedError;
    if (load()) {
      this.#play.desk.show();
      this.#applySettings(true);
    }
    // One that is refused by a listener of the last refusal would otherwise be told of for ever.
    const { error } = this;
    if (this.#isTelling && error?.code === before?.code && error?.path === before?.path) this.#reportedError = error;
    this.requestUpdate();
  }

  override formResetCallback(): void {
    this.#sources.reset();
    this.#save();
  }

  override formStateRestoreCallback(state: unknown): void {
    this.#applySettings();
    // The saved session may be newer.
    if (typeof state === 'string' && this.#sources.claim('entered')) this.#take(() => this.#game.loadText(state));
  }

  /** Runs a player's action, and tells the page afterwards what it changed. */
  #act(action: () => void, event: Event): void {
    if (this.#storage.sync()) {
      this.#play.desk.notice = 'overtaken';
      return;
    }
    const before = this.#game.session;
    action();
    this.requestUpdate();
    void focusAfter(this, event);
    if (this.#game.session === before) return;
    this.#sources.claim('entered');
    this.#save();
    this.#tell(before.settlement);
    // A listener may have changed it.
    this.#save();
  }

  #save(): void {
    this.#storage.write(this.record, this.#game.refused !== null);
  }

  #tell(before: Settlement): void {
    const { record, settlement } = this;
    this.dispatchEvent(new MahjongSettlerChangeEvent(record, settlement));
    // A listener may have taken it back.
    if (this.settlement !== settlement) return;
    for (const [index, { phase, balances }] of settlement.rounds.entries()) {
      const was = before.rounds[index];
      if (phase !== 'settled' || was === settlement.rounds[index]) continue;
      const same = was?.phase === 'settled' && was.balances.every((points, seat) => points === balances[seat]);
      if (!same) this.dispatchEvent(new MahjongSettlerSettledEvent(index, balances));
    }
  }

  #form(): void {
    const { ui } = this.#language.words;
    const { error } = this;
    const wrong = error ? `${error.code} ${error.path}` : undefined;
    const missing = this.#game.record.rounds.some(({ events }) => events.length > 0) ? undefined : ui.required;
    const anchor = this.renderRoot.querySelector('button') ?? undefined;
    this.setFormState({ value: this.value, wrong, missing }, anchor);
  }

  #draw(): void {
    const element = this.renderRoot.querySelector('.table');
    if (element && this.#view) drawArrows(element, this.#view, this.#script);
  }

  #applySettings(isForced = false): void {
    if (!this.#areSettingsStale && !isForced) return;
    this.#areSettingsStale = false;
    const options = new Map(optionNames.map((name) => [name, this.#given.get(name)]));
    const given = Object.fromEntries(this.#given);
    const { locks, error } = judge({ ...given, options }, this.#game.record.ruleset);
    this.#attributeError = error;
    this.#game.lock(locks);
    this.#play.desk.resettle();
    if (this.#restore()) this.#applySettings(true);
  }

  /**
   * Opens the session that is saved under the key, unless a stronger source has spoken. Returns whether it took the place
   * of the present one. Under a key that holds nothing a session goes on, unless it was another key's.
   */
  #restore(): boolean {
    const { key } = this.#storage;
    if (this.#storageKey === key) return false;
    const saved = this.#storage.open(this.#storageKey);
    const isOthers = key !== undefined && this.#storageKey !== undefined;
    if (!(saved || isOthers) || !this.#sources.claim('saved')) {
      if (this.#sources.source === 'link') this.#storage.setAside(this.#game.record);
      return false;
    }
    this.#play.desk.show();
    if (!saved) this.#sources.reset();
    // What was entered before there was a key is still to be had.
    else if (key === undefined && this.#game.canUndo) return this.#game.follow(saved);
    return saved !== undefined && this.#game.load(saved);
  }
}

for (const name of settings) {
  Object.defineProperty(MahjongSettler.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: MahjongSettler) {
      return this.getSetting(name);
    },
    set(this: MahjongSettler, value: unknown) {
      this.setSetting(name, name === 'ruleset' || name === 'players' ? (value ?? undefined) : normalized(name, value));
    },
  });
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the same
export interface MahjongSettler extends OptionProperties {
  /** Id of a ruleset; set, it wins over the record's. */
  ruleset: string | undefined;
  /** Four names, as a list or as in notation; they fill what the record leaves out. */
  players: string | readonly string[] | undefined;
  /** What one point is worth, a plain decimal such as `0.10`; with `currency` it fills what the record leaves out. */
  pointValue: string | undefined;
  /** ISO 4217 code, such as `EUR`. */
  currency: string | undefined;

  addEventListener<K extends keyof MahjongSettlerEventMap>(
    type: K,
    listener: (this: MahjongSettler, event: MahjongSettlerEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'mahjong-settler': MahjongSettler;
  }
  interface HTMLElementEventMap {
    'mahjong-settler-change': MahjongSettlerChangeEvent;
    'mahjong-settler-settled': MahjongSettlerSettledEvent;
    'mahjong-settler-step': MahjongSettlerStepEvent;
    'mahjong-settler-error': MahjongSettlerErrorEvent;
  }
}

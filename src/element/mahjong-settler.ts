import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { RecordError } from '../engine/errors.js';
import type { MahjongRecord } from '../engine/record.js';
import type { Settlement } from '../engine/session.js';
import type { Script } from '../locales/words.js';
import { perSeat } from '../engine/seat.js';
import { Entry } from './entry.js';
import {
  MahjongSettlerChangeEvent,
  MahjongSettlerErrorEvent,
  MahjongSettlerSettledEvent,
  type MahjongSettlerEventMap,
} from './events.js';
import { Game } from './game.js';
import { focusAfter, handleKey } from './keyboard.js';
import { LanguageController } from './language.js';
import { PanelController } from './panel-controller.js';
import type { Scene } from './scene.js';
import { attributeOf, judge, normalized, optionNames, type OptionProperties } from './settings.js';
import { styles } from './styles/index.js';
import { createScript } from './text.js';
import { ledger } from './views/ledger.js';
import { notice } from './views/notice.js';
import { rail } from './views/rail.js';
import { drawArrows, table, tableView, type TableView } from './views/table.js';
import { tray } from './views/tray.js';
import { version } from '../version.js';

/** Tags whose other version has been told of. */
const warned = new Set<string>();

/** Settings that the page may lock, with their own accessors: see the end of this file. */
const settings = ['ruleset', 'players', ...optionNames];

/**
 * Walks a mahjong round through its phases and shows who pays whom, how much and why.
 *
 * @tag mahjong-settler
 * @fires {MahjongSettlerChangeEvent} mahjong-settler-change - A player has changed the record.
 * @fires {MahjongSettlerSettledEvent} mahjong-settler-settled - A player has settled a round.
 * @fires {MahjongSettlerErrorEvent} mahjong-settler-error - Something cannot be read, or an entry cannot stand.
 * @csspart base - All of the element.
 * @csspart rail - The phases.
 * @csspart table - The table with its seats and arrows.
 * @csspart seat - A seat's plaque.
 * @csspart tray - What can be entered now.
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
export class MahjongSettler extends LitElement {
  static readonly version = version;
  static override readonly styles = styles;
  /**
   * Defines the element under a tag. The same version twice is silent; another version stays as it is and is warned of
   * once.
   */
  static define(tag = 'mahjong-settler', registry = customElements): void {
    const before = registry.get(tag);
    if (before === undefined) {
      // A tag needs a class of its own, and the class may be defined already.
      registry.define(tag, tag === 'mahjong-settler' ? MahjongSettler : class extends MahjongSettler {});
      return;
    }
    const there = 'version' in before ? String(before.version) : 'unknown';
    if (there === version || warned.has(tag)) return;
    warned.add(tag);
    console.warn(`<${tag}> ${there} is defined already; version ${version} stays unused.`);
  }

  readonly #game = new Game();
  readonly #entry = new Entry(this.#game);
  readonly #language = new LanguageController(this);
  readonly #panels = new PanelController(this);
  readonly #given = new Map<string, unknown>();
  #areSettingsStale = false;
  #attributeError: RecordError | null = null;
  #reportedError: RecordError | null = null;
  #isTelling = false;
  #lit: number | undefined;
  #view: TableView | undefined;
  #resize: ResizeObserver | undefined;
  #isReadOnly = false;

  constructor() {
    super();
    // What was set before the element was defined stands in the way of the accessors.
    for (const name of ['record', 'readOnly', ...settings]) {
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
    this.#applySettings();
    const before = this.#reportedError;
    if (this.#game.load(value)) {
      this.#entry.show();
      this.#applySettings(true);
    }
    // One that is refused by a listener of the last refusal would otherwise be told of for ever.
    const { error } = this;
    if (this.#isTelling && error?.code === before?.code && error?.path === before?.path) this.#reportedError = error;
    this.requestUpdate();
  }

  /** Payments and balances, derived from `record`; after an illegal entry those before it. */
  get settlement(): Settlement {
    this.#applySettings();
    return this.#game.session.settlement;
  }

  /** The first thing that cannot be read or cannot stand, or `null`. */
  get error(): RecordError | null {
    this.#applySettings();
    return this.#game.error ?? this.#attributeError;
  }

  /** Nothing can be entered or changed by players. */
  get readOnly(): boolean {
    return this.#isReadOnly;
  }

  set readOnly(value: boolean) {
    this.#isReadOnly = value;
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
    if (this.shadowRoot) adoptStyles(this.shadowRoot);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.ownerDocument === document) return super.createRenderRoot();
    const root = this.attachShadow({ mode: 'open' });
    adoptStyles(root);
    return root;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resize?.disconnect();
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'readonly', ...settings.map(attributeOf)];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const setting = settings.find((one) => attributeOf(one) === name);
    if (setting) Reflect.set(this, setting, value);
    else if (name === 'readonly') this.readOnly = value !== null;
    else if (name === 'lang') this.#language.update();
    else super.attributeChangedCallback(name, old, value);
  }

  protected override willUpdate(): void {
    this.#applySettings();
  }

  protected override render(): unknown {
    const scene = this.#scene();
    const view = (this.#view = tableView(scene));
    return html`<div
      class="base"
      part="base"
      @keydown=${(event: KeyboardEvent) => {
        handleKey(event, scene);
      }}
    >
      ${rail(scene, view.round)}
      <div class="body">
        ${this.#game.refused ? notice(scene, this.#game.refused.error, this.#game.refused) : nothing}
        ${this.#attributeError ? notice(scene, this.#attributeError) : nothing}
        <div class="stage">${table(scene, view)}</div>
        ${this.#panels.open ? this.#panels.render(scene, this.#language.words.panels) : html`${tray(scene)} ${ledger(scene)}`}
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#draw();
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
    const { players } = this.#game.record;
    return createScript(
      words,
      perSeat((seat) => players?.[seat] ?? words.seats[seat]),
    );
  }

  #scene(): Scene {
    const { words } = this.#language;
    const game = this.#game;
    const rules = words.rulesets[game.ruleset.id];
    if (!rules) throw new Error(`No words for ${game.ruleset.id}`);
    const locked = this.readOnly;
    return {
      game,
      entry: this.#entry,
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
      open: (panel) => (event) => {
        void this.#panels.show(panel).then(() => focusAfter(this, event));
      },
    };
  }

  /** Runs a player's action, and tells the page afterwards what it changed. */
  #act(action: () => void, event: Event): void {
    const before = this.#game.session;
    action();
    this.requestUpdate();
    void focusAfter(this, event);
    if (this.#game.session !== before) this.#tell(before.settlement);
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

  #draw(): void {
    const element = this.renderRoot.querySelector('.table');
    if (element && this.#view) drawArrows(element, this.#view, this.#script);
  }

  #applySettings(isForced = false): void {
    if (!this.#areSettingsStale && !isForced) return;
    this.#areSettingsStale = false;
    const options = new Map(optionNames.map((name) => [name, this.#given.get(name)]));
    const given = { ruleset: this.#given.get('ruleset'), players: this.#given.get('players'), options };
    const { locks, error } = judge(given, this.#game.record.ruleset);
    this.#attributeError = error;
    this.#game.lock(locks);
    this.#entry.resettle();
  }
}

function adoptStyles(root: ShadowRoot): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  root.adoptedStyleSheets = styles.map(({ cssText }) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(cssText);
    return sheet;
  });
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
    'mahjong-settler-error': MahjongSettlerErrorEvent;
  }
}

import { html, nothing, type PropertyValues } from 'lit';
import type { RecordError } from '../engine/errors.js';
import { writeRecord } from '../engine/notation/index.js';
import type { MahjongRecord } from '../engine/record.js';
import type { Settlement } from '../engine/session.js';
import { adoptEarly, isFree } from './define.js';
import { adoptStyles } from './adopt-styles.js';
import { ArrowsController } from './arrows-controller.js';
import { MahjongSettlerChangeEvent, MahjongSettlerStepEvent, settledSince } from './events.js';
import { ErrorTeller } from './error-teller.js';
import { Game } from './game.js';
import { focusAfter, handleKey } from './keyboard.js';
import { LanguageController } from './language.js';
import { PlayController } from './play/controller.js';
import { PanelController } from './panel-controller.js';
import { PrintController } from './print.js';
import { why, type Scene, type WalkScene } from './scene.js';
import { judge, modeOf, type Explorable } from './settings.js';
import type { FormState } from './form-control.js';
import { SettingsElement } from './settings-element.js';
import { RecordKeeper } from './record-keeper.js';
import { styles } from './styles/index.js';
import { scriptOf } from './text.js';
import { announcement, ledger } from './views/ledger.js';
import { notice, storageNotice } from './views/notice.js';
import { rail } from './views/rail.js';
import { table, tableView } from './views/table.js';
import { story } from './views/story.js';
import { WalkController } from './walk-controller.js';
import { version } from '../version.js';

/** Properties that a page may have set before the element was defined. */
const early = [
  'record',
  'value',
  'mode',
  'step',
  'storageKey',
  'shareUrl',
  ...SettingsElement.formProperties,
  ...SettingsElement.settings,
];

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
export class MahjongSettler extends SettingsElement {
  static readonly version = version;
  static override readonly styles = styles;
  static override readonly properties = { explore: {} };

  /** In explain mode: options that a reader may change, by name; empty for all, `undefined` for none. */
  declare explore: Explorable;

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
  readonly #errors = new ErrorTeller(this, this.#game);
  readonly #keeper = new RecordKeeper(this, this.#game, this.#play, {
    settle: (isForced) => {
      this.#applySettings(isForced);
    },
    offered: () => {
      this.#errors.hush(this.error);
      this.formChanged();
      this.requestUpdate();
    },
  });
  #mode: 'play' | 'explain' = 'play';
  #areSettingsStale = false;
  #attributeError: RecordError | null = null;
  #lit: number | undefined;
  readonly #arrows = new ArrowsController(this);
  readonly #walk = new WalkController(this, this.#game, (step) => {
    this.dispatchEvent(new MahjongSettlerStepEvent(step));
  });
  readonly #print = new PrintController(this, () => {
    this.requestUpdate();
    this.performUpdate();
  });

  constructor() {
    super();
    adoptEarly(this, early);
  }

  /** To enter rounds, or to walk through the given record; anything else is `play`. */
  get mode(): 'play' | 'explain' {
    return this.#mode;
  }

  set mode(value: string | null | undefined) {
    this.#mode = modeOf(value);
    this.requestUpdate();
  }

  /** The session as JSON, settings in force included. Frozen; the same reference until something changes. */
  get record(): MahjongRecord {
    this.#applySettings();
    return this.#game.record;
  }

  /** One that is refused changes nothing: see `error`. A deep-equal one is a no-op; none takes back the one set before. */
  set record(value: MahjongRecord | null | undefined) {
    this.#keeper.set(value);
  }

  /** The record as notation; takes JSON too. */
  get value(): string {
    return writeRecord(this.record);
  }

  set value(text: string | null | undefined) {
    // Frameworks clear a field by `null`. What is no text is judged as a record.
    if (text === null || text === undefined || typeof text === 'string') this.#keeper.setText(text ?? '');
    else this.#keeper.set(text);
  }

  /** Payments and balances, derived from `record`; after an illegal entry those before it. */
  get settlement(): Settlement {
    this.#applySettings();
    return this.#game.authored.settlement;
  }

  /** The first thing that cannot be read or cannot stand, or `null`. */
  get error(): RecordError | null {
    this.#applySettings();
    return this.#keeper.storage.unread?.error ?? this.#game.error ?? this.#attributeError;
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
    return this.#keeper.storageKey;
  }

  set storageKey(value: string | null | undefined) {
    this.#keeper.storageKey = value || undefined;
    this.settingsChanged();
    this.requestUpdate();
  }

  /** The page that opens shared links, empty for this one. Only an element that has it reads the page's fragment. */
  get shareUrl(): string | undefined {
    return this.#keeper.links.page;
  }

  set shareUrl(value: string | null | undefined) {
    this.#keeper.links.page = value ?? undefined;
    this.requestUpdate();
  }

  protected override settingsChanged(): void {
    this.#areSettingsStale = true;
    this.formChanged();
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

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'mode', 'value', 'step', 'storage-key', 'share-url'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name === 'value') this.#keeper.setAttribute(value);
    else if (name === 'mode') this.mode = value;
    else if (name === 'step') this.step = Number(value);
    else if (name === 'storage-key') this.storageKey = value;
    else if (name === 'share-url') this.shareUrl = value;
    else if (name === 'lang') this.#language.update();
    else super.attributeChangedCallback(name, old, value);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    if (!this.#isExplaining) await this.#play.ready();
    return super.getUpdateComplete();
  }

  protected override willUpdate(): void {
    this.#applySettings();
    if (this.#isExplaining) this.#walk.keep(this.explore);
    else {
      this.#walk.leave();
      void this.#play.ready();
    }
    const index = this.#isExplaining ? this.#walk.here?.index : undefined;
    if (index !== undefined && index !== this.#play.desk.shown) this.#play.desk.show(index);
  }

  protected override render(): unknown {
    const scene = this.#scene();
    const view = tableView(scene);
    this.#arrows.show(view, scene.script);
    const { isPrinting } = this.#print;
    return html`<div
      class="base ${isPrinting ? 'printing' : ''}"
      part="base"
      lang=${this.#language.words.lang}
      dir=${this.#language.words.dir}
      @keydown=${(event: KeyboardEvent) => {
        handleKey(event, scene);
      }}
    >
      ${rail(scene, view.round)}
      <div class="body">
        ${storageNotice(scene, this.#keeper.storage)}
        ${this.#game.refused ? notice(scene, this.#game.refused.error, this.#game.refused) : nothing}
        ${this.#attributeError ? notice(scene, this.#attributeError) : nothing}
        <div class="stage">${table(scene, view)}</div>
        ${
          this.#panels.open && !(isPrinting && this.#panels.open === 'share')
            ? this.#panels.render(scene, this.#language.words)
            : html`${scene.walk ? story(scene, scene.walk) : this.#play.tray(scene)} ${ledger(scene)}`
        }
      </div>
      ${scene.walk ? nothing : announcement(scene)}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.updateForm();
    this.#errors.tell(this.error);
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
      script: scriptOf(words, game.record),
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
        void this.#panels.show(panel, at, event).then(() => focusAfter(this, event, this.#panels.opener));
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

  override formResetCallback(): void {
    this.#keeper.reset();
  }

  override formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.#keeper.bringBack(state);
  }

  /** Runs a player's action, and tells the page afterwards what it changed. */
  #act(action: () => void, event: Event): void {
    if (this.#keeper.storage.sync()) {
      // It is told in the tray, and what a panel showed is not so any more.
      void this.#panels.show(undefined).then(() => focusAfter(this, event, this.#panels.opener));
      this.#play.desk.notice = 'overtaken';
      return;
    }
    this.#lit = undefined;
    const before = this.#game.session;
    action();
    this.requestUpdate();
    void focusAfter(this, event);
    if (this.#game.session === before) return;
    // Settings that wait for a ruleset hold from now on.
    if (this.#game.ruleset !== before.ruleset) this.#applySettings(true);
    this.#keeper.entered();
    this.formChanged();
    this.#tell(before.settlement);
    // A listener may have changed it.
    this.#keeper.save();
  }

  #tell(before: Settlement): void {
    const { record, settlement } = this;
    this.dispatchEvent(new MahjongSettlerChangeEvent(record, settlement));
    // A listener may have taken it back.
    if (this.settlement !== settlement) return;
    for (const settled of settledSince(before, settlement)) this.dispatchEvent(settled);
  }

  protected override get formState(): FormState {
    const { ui } = this.#language.words;
    const { error, record } = this;
    const wrong = error ? `${why(this.#scene(), error)} (${error.code} ${error.path})` : undefined;
    const missing = record.rounds.some(({ events }) => events.length > 0) ? undefined : ui.required;
    return { key: record, value: () => this.value, wrong, missing };
  }

  #applySettings(isForced = false): void {
    if (!this.#areSettingsStale && !isForced) return;
    this.#areSettingsStale = false;
    const { locks, error } = judge(this.given, this.#game.record.ruleset);
    this.#attributeError = error;
    this.#game.lock(locks);
    this.#play.desk.resettle();
    if (this.#keeper.restore()) this.#applySettings(true);
  }
}

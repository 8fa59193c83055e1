import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { adoptStyles } from '../adopt-styles.js';
import { Desk } from '../desk.js';
import type { Entry } from '../entry.js';
import type { Game } from '../game.js';
import type { Scene } from '../scene.js';
import { notationTray } from '../views/notation-tray.js';
import type { Play } from './play.js';
import { source } from './source.js';

interface Host extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
}

/** Entering rounds, as soon as what it needs is there. Where that cannot be had, rounds are entered as notation. */
export class PlayController {
  #play: Play | undefined;
  #entry: Entry | undefined;
  readonly #bare: Desk;
  #loading: Promise<void> | undefined;
  #isMissing = false;

  constructor(
    private readonly host: Host,
    private readonly game: Game,
  ) {
    this.#bare = new Desk(game);
    if (source.now) this.#take(source.now);
  }

  /** What lies open of the game. */
  get desk(): Desk {
    return this.#entry ?? this.#bare;
  }

  /** Texts of the style sheets that came later. */
  get styles(): readonly string[] {
    return source.later && this.#play ? this.#play.styles.map(({ cssText }) => cssText) : [];
  }

  /** Fetches what is needed. Settles when it is there, or is known to be missing. */
  ready(): Promise<void> {
    return (this.#loading ??= this.#load());
  }

  tray(scene: Scene): TemplateResult {
    const { ui } = scene;
    if (this.#play && this.#entry) return this.#play.tray({ ...scene, entry: this.#entry });
    if (this.#isMissing) return notationTray(scene);
    return html`<div class="side tray" part="tray" role="group" aria-label=${ui.entry} aria-busy="true"></div>`;
  }

  shortcut(event: KeyboardEvent): (() => void) | undefined {
    return this.#entry && this.#play?.shortcut(event, this.#entry);
  }

  async #load(): Promise<void> {
    if (this.#play || !source.later) return;
    try {
      this.#take((await source.later()).play);
      if (this.host.shadowRoot) adoptStyles(this.host.shadowRoot, this.styles);
    } catch {
      this.#isMissing = true;
    }
    this.host.requestUpdate();
  }

  #take(play: Play): void {
    this.#play = play;
    this.#entry = play.createEntry(this.game);
    this.#entry.show(this.#bare.opened);
  }
}

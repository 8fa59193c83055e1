import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { replay } from '../engine/session.js';
import type { PanelWords } from '../locales/words.js';
import type { PanelModule } from './panels/kit.js';
import { linesOf, type PanelName, type Scene } from './scene.js';
import { fourNumbers, total } from './views/ledger.js';
import { button } from './views/parts.js';

const loaders: Readonly<Record<PanelName, () => Promise<PanelModule>>> = {
  session: () => import('./panels/session.js'),
  'house-rules': () => import('./panels/house-rules.js'),
};

const kit = { html, nothing, button, fourNumbers, total, replay, linesOf };

/** Panels are fetched when they are first opened. Where they cannot be had, the element says so and works without. */
export class PanelController {
  readonly #loaded = new Map<PanelName, PanelModule>();
  #open: PanelName | undefined;
  #isMissing = false;

  constructor(private readonly host: ReactiveControllerHost) {}

  get open(): PanelName | undefined {
    return this.#open;
  }

  async show(name: PanelName | undefined): Promise<void> {
    this.#open = name;
    this.#isMissing = false;
    this.host.requestUpdate();
    if (name === undefined || this.#loaded.has(name)) return;
    try {
      this.#loaded.set(name, await loaders[name]());
    } catch {
      this.#isMissing = true;
    }
    this.host.requestUpdate();
  }

  render(scene: Scene, words: PanelWords | undefined): TemplateResult {
    const module = this.#open && this.#loaded.get(this.#open);
    if (module) return module.panel({ ...kit, words }, scene);
    const { open, ui } = scene;
    return html`<section class="panel">
      <header>
        <h2>${this.#isMissing ? ui.panelMissing : nothing}</h2>
        ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
      </header>
    </section>`;
  }
}

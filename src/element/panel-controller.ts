import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { moneyOf } from '../engine/money.js';
import { writeRecord } from '../engine/notation/index.js';
import { players, recordShape } from '../engine/record.js';
import { replay } from '../engine/session.js';
import type { Words } from '../locales/words.js';
import { adoptStyles } from './adopt-styles.js';
import { arrows, grooves } from './arrows.js';
import type { Kit, PanelHost, PanelModule, Visit } from './panels/kit.js';
import { dealing, ending, linesOf, paymentsOf, stakesOf, tell, why, type PanelName, type Scene } from './scene.js';
import { judge } from './settings.js';
import { glyphs, signOf, winds } from './text.js';
import { fourNumbers, total } from './views/ledger.js';
import { button, who } from './views/parts.js';
import { lanesOf, tableView } from './views/table.js';

const loaders: Readonly<Record<PanelName, () => Promise<PanelModule>>> = {
  session: () => import('./panels/session.js'),
  chart: () => import('./panels/chart.js'),
  round: () => import('./panels/round.js'),
  players: () => import('./panels/players.js'),
  'house-rules': () => import('./panels/house-rules.js'),
  'settle-up': () => import('./panels/settle-up.js'),
  rules: () => import('./panels/rules.js'),
  explain: () => import('./panels/explain.js'),
  share: () => import('./panels/share.js'),
};

const kit = {
  ...{ css, html, svg, nothing, button, who, fourNumbers, total, winds, signOf },
  ...{ replay, linesOf, why, players, judge, recordShape },
  ...{ dealing, ending, stakesOf },
  ...{ tell, paymentsOf, writeRecord, moneyOf, glyphs, arrows, grooves, lanesOf, tableView },
};

/** Panels are fetched when they are first opened. Where they cannot be had, the element says so and works without. */
export class PanelController {
  readonly #loaded = new Map<PanelName, PanelModule>();
  readonly #asked = new Set<PanelName>();
  readonly #missing = new Set<PanelName>();
  readonly #styles = new Set<string>();
  #open: PanelName | undefined;
  #opener: string | undefined;
  #visit: Visit = {};

  constructor(private readonly host: PanelHost) {}

  get open(): PanelName | undefined {
    return this.#open;
  }

  /** What the panels so far look like, as texts of style sheets. */
  get styles(): Iterable<string> {
    return this.#styles;
  }

  /** Text of the button by which the element's panels were opened, once they are closed. */
  get opener(): string | undefined {
    return this.#open === undefined ? this.#opener : undefined;
  }

  async show(name: PanelName | undefined, at?: number, event?: Event): Promise<void> {
    const { currentTarget } = event ?? {};
    if (this.#open === undefined && currentTarget instanceof HTMLElement) {
      this.#opener = currentTarget.textContent.trim();
    }
    this.#open = name;
    this.#visit = { at };
    this.#missing.clear();
    this.#asked.clear();
    this.host.requestUpdate();
    if (name !== undefined) await this.#load(name);
    this.host.requestUpdate();
  }

  /** A part beside others rather than in their place, nothing while it is not there. */
  beside(name: PanelName, scene: Scene, words: Words): unknown {
    const module = this.#loaded.get(name);
    if (module) return this.#draw(module, scene, words);
    if (!this.#asked.has(name)) {
      void this.#load(name).then(() => {
        this.host.requestUpdate();
      });
    }
    return nothing;
  }

  async #load(name: PanelName): Promise<void> {
    this.#asked.add(name);
    if (this.#loaded.has(name)) return;
    try {
      const [shared, module] = await Promise.all([import('./panels/styles.js'), loaders[name]()]);
      await module.load?.();
      this.#adopt(shared);
      this.#adopt(module);
      this.#loaded.set(name, module);
    } catch {
      this.#missing.add(name);
    }
  }

  #adopt({ styles }: Pick<PanelModule, 'styles'>): void {
    const text = styles?.({ css }).cssText;
    if (text === undefined || this.#styles.has(text)) return;
    this.#styles.add(text);
    if (this.host.shadowRoot) adoptStyles(this.host.shadowRoot, [text]);
  }

  #draw(module: PanelModule, scene: Scene, words: Words): TemplateResult {
    const own: Kit = {
      ...kit,
      words: words.panels,
      seatNames: words.seats,
      host: this.host,
      visit: this.#visit,
      part: (name) => (this.#missing.has(name) ? scene.ui.panelMissing : this.beside(name, scene, words)),
    };
    return module.panel(own, scene);
  }

  render(scene: Scene, words: Words): TemplateResult {
    const module = this.#open && this.#loaded.get(this.#open);
    if (module) return this.#draw(module, scene, words);
    const { open, ui } = scene;
    return html`<section class="panel">
      <header>
        <h2>${this.#open && this.#missing.has(this.#open) ? ui.panelMissing : nothing}</h2>
        ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
      </header>
    </section>`;
  }
}

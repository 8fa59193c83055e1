import type { html, TemplateResult } from 'lit';
import type { MahjongRecord } from '../../engine/record.js';
import type { Session } from '../../engine/session.js';
import type { Payment } from '../../engine/rulesets/index.js';
import type { PerSeat } from '../../engine/seat.js';
import type { PanelWords } from '../../locales/words.js';
import type { Handler, Scene } from '../scene.js';

/**
 * What a panel is given. Panels are loaded on demand, beside the self-contained file too, so they import nothing that
 * the element has already.
 */
export interface Kit {
  readonly html: typeof html;
  readonly nothing: symbol;
  /** Words of the panels in another language than English. */
  readonly words: PanelWords | undefined;
  button(
    content: unknown,
    handler: Handler,
    look?: { className?: string; dim?: boolean; label?: string },
  ): TemplateResult;
  fourNumbers(scene: Scene, numbers: PerSeat<number>): TemplateResult;
  total(scene: Scene, label: string, numbers: PerSeat<number>): TemplateResult;
  replay(record: MahjongRecord): Session;
  linesOf(scene: Scene, payments: readonly Payment[]): string[];
}

export interface PanelModule {
  panel(kit: Kit, scene: Scene): TemplateResult;
}

export type { Scene };

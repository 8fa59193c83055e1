import type { html, nothing, TemplateResult } from 'lit';
import type { Handler, Line, Scene } from '../scene.js';
import type { PerSeat } from '../../engine/seat.js';
import type { Payment } from '../../engine/rulesets/index.js';

/**
 * What a panel is given. Panels are loaded on demand, beside the self-contained file too, so they import nothing that
 * the element has already.
 */
export interface Kit {
  readonly html: typeof html;
  readonly nothing: typeof nothing;
  button(
    content: unknown,
    action: Handler,
    look?: { className?: string; disabled?: boolean; label?: string },
  ): TemplateResult;
  fourNumbers(scene: Scene, numbers: PerSeat<number>): TemplateResult;
  linesOf(scene: Scene, payments: readonly Payment[]): Line[];
}

export type Panel = (kit: Kit, scene: Scene) => TemplateResult;

export interface PanelModule {
  readonly panel: Panel;
}

export type { Scene };

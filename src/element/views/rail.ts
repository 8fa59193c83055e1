import { html, type TemplateResult } from 'lit';
import type { Scene } from '../scene.js';

/** Which round it is, and where it stands. */
export function rail({ entry, game, rules, ui }: Scene, phase: string): TemplateResult {
  const phases = Object.keys(game.ruleset.phases);
  const at = phases.indexOf(phase);
  return html`<div class="rail" part="rail">
    <h2>${ui.round(entry.shown + 1)}</h2>
    <ol class="phases" aria-label=${ui.phases}>
      ${phases.map(
        (one, index) =>
          html`<li class=${index < at ? 'done' : ''} aria-current=${index === at ? 'step' : 'false'}>
            <b>${rules.phases[one]}</b>
          </li>`,
      )}
    </ol>
  </div>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Round } from '../../engine/rulesets/index.js';
import { stakesOf, type Scene } from '../scene.js';

/** Which round it is, and where it stands. */
export function rail(s: Scene, round: Round): TemplateResult {
  const { entry, game, rules, script, ui } = s;
  const phases = Object.keys(game.ruleset.phases);
  const at = phases.indexOf(round.phase);
  const stakes = stakesOf(s, round);
  return html`<div class="rail" part="rail">
    <h2>${ui.round(entry.shown + 1)}</h2>
    ${stakes ? html`<span class="stakes"><span class="cut">${script.name(round.dealer)},</span> ${stakes}</span>` : nothing}
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

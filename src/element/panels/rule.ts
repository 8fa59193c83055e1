import type { OptionValues } from '../../engine/rulesets/ruleset.js';
import { whoText, type Reading, type Rule, type RuleTexts } from '../../locales/rules.js';
import type { Kit } from './kit.js';

/** What a rule says, who says so, how it is played here, and how else it could be. */
export function rule({ html, nothing }: Kit, texts: RuleTexts, one: Rule, options: OptionValues) {
  const { option, readings = [], sources, text } = one;
  const value = option === undefined ? undefined : options[option];
  const chosen = readings.find((reading) => value !== undefined && reading.value === value);
  const others = readings.filter((reading) => reading !== chosen);
  const said = (reading: Reading) => html`${reading.text} <small>(${whoText(reading.who)})</small>`;
  return html`<p>${text}</p>
    ${value === undefined ? nothing : html`<p><b>${texts.inForce}:</b> ${chosen ? said(chosen) : String(value)}</p>`}
    ${chosen && whoText(chosen.who) === whoText(sources) ? nothing : html`<p class="source">${texts.source}: ${whoText(sources)}</p>`}
    ${
      others.length > 0
        ? html`<details>
            <summary>${texts.others} (${others.length})</summary>
            <ul>
              ${others.map((reading) => html`<li>${said(reading)}</li>`)}
            </ul>
          </details>`
        : nothing
    }`;
}

export const ruleStyles = ({ css }: Pick<Kit, 'css'>) => css`
  .rules li > p {
    margin-block-start: calc(var(--u) * 0.75);
    font-size: 0.9375em;
  }
  .rules li > .source,
  .rules small {
    font-size: var(--sm);
    color: var(--muted);
  }
  .rules details {
    font-size: var(--sm);
  }
  .rules summary {
    padding-block: calc(var(--u) * 2);
    cursor: pointer;
  }
  .rules details li {
    padding: calc(var(--u) * 1.5) 0 calc(var(--u) * 1.5) 1em;
  }
`;

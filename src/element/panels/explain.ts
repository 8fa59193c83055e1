import { panels as english } from '../../locales/en/panels.js';
import { rulesNamed, type Rule } from '../../locales/rules.js';
import { changes } from './changes.js';
import type { Kit, Scene } from './kit.js';
import { optionField } from './option-field.js';
import { rule } from './rule.js';
import { load, ruleTexts } from './rule-texts.js';

export { load };

/** Beside a step of the walk: the rule behind it, and what the reader may try otherwise. */
export function panel(kit: Kit, scene: Scene) {
  const { html } = kit;
  const behind = rulesHere(kit, scene);
  return html`${cards(kit, scene, behind)} ${whatIf(kit, scene, behind)}`;
}

/** The rules that this step follows, by what it pays, or else by what has happened; the most telling first. */
function rulesHere(kit: Kit, { game, walk }: Scene): Rule[] {
  const book = ruleTexts(kit).books[game.ruleset.id];
  const { event, now = [], round } = walk?.here ?? {};
  if (!book) return [];
  const happened = event === undefined ? undefined : round?.events[event]?.type;
  if (now.length === 0) return rulesNamed(book, book.events[happened ?? '']);
  const all = [...new Set(now.map(({ rule }) => rule))].map((id) => rulesNamed(book, book.payments[id]));
  const first = all.flatMap((rules) => rules.slice(0, 1));
  return [...first, ...all.flat()].filter(({ id }, index, list) => list.findIndex((one) => one.id === id) === index);
}

function cards(kit: Kit, { game }: Scene, [first, ...others]: readonly Rule[]) {
  const { html, nothing, words = english } = kit;
  if (!first) return nothing;
  const texts = ruleTexts(kit);
  const { options } = game.session.settlement;
  const card = (one: Rule) =>
    html`<div class="rule">
      <h4>${one.title}</h4>
      ${rule(kit, texts, one, options)}
    </div>`;
  return html`${card(first)}
  ${
    others.length > 0
      ? html`<details>
          <summary>${words.alsoBehind} (${others.length})</summary>
          ${others.map(card)}
        </details>`
      : nothing
  }`;
}

function whatIf(kit: Kit, scene: Scene, behind: readonly Rule[]) {
  const { html, nothing, words = english, button } = kit;
  const { game, walk } = scene;
  if (!walk || walk.explorable.length === 0) return nothing;
  const { explored } = game;
  const field = (name: string) => {
    const option = game.ruleset.options[name];
    if (!option) return nothing;
    return optionField(kit, scene, name, option, {
      value: game.session.settlement.options[name],
      choose(value) {
        const { options: authored } = game.authored.settlement;
        const next = Object.entries({ ...explored, [name]: value }).filter(([key, one]) => one !== authored[key]);
        walk.explore(next.length > 0 ? Object.fromEntries(next) : undefined);
      },
    });
  };
  const isBehind = (name: string) => behind.some(({ option }) => option === name);
  const near = walk.explorable.length <= 2 ? walk.explorable : walk.explorable.filter(isBehind);
  const far = walk.explorable.filter((name) => !near.includes(name));
  const rows = explored ? changes(kit, scene, game.authored, game.session) : [];
  const reset = () => {
    walk.explore(undefined);
  };
  return html`<div class="what-if" role="group" aria-label=${words.whatIf}>
    <h3>${words.whatIf}</h3>
    ${near.map(field)}
    ${
      far.length > 0
        ? html`<details>
            <summary>${words.otherRules} (${far.length})</summary>
            ${far.map(field)}
          </details>`
        : nothing
    }
    <div aria-live="polite">
      ${
        explored
          ? html`<p>${rows.length > 0 ? words.tried : words.triedSame}</p>
              <ol>
                ${rows}
              </ol>
              ${button(words.asWritten, reset)}`
          : nothing
      }
    </div>
  </div>`;
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  .rule {
    padding-inline-start: 0.9em;
    border-inline-start: 0.2em solid var(--ms-accent);
    font-size: 0.9375em;
    text-wrap: pretty;
  }
  .rule + .rule {
    margin-top: calc(var(--u) * 4);
  }
  .rule h4 {
    margin: 0;
    font-weight: 650;
  }
  .rule small,
  .rule .source {
    font-size: var(--sm);
    color: var(--muted);
  }
  .story summary {
    padding-block: calc(var(--u) * 2.5);
    font-size: var(--sm);
    color: var(--ms-accent);
    cursor: pointer;
  }
  .rule details li {
    padding: 0 0 calc(var(--u) * 2) 1em;
    font-size: var(--sm);
  }
  .what-if {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 2);
  }
  .what-if > div > p {
    padding-block: calc(var(--u) * 2);
    font-size: var(--sm);
    font-weight: 600;
  }
  .what-if .change {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    padding-block: calc(var(--u) * 1.5);
    border-block-start: 1px solid var(--ms-line);
    font-size: var(--sm);
  }
`;

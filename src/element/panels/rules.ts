import type { Payment, Round } from '../../engine/rulesets/index.js';
import { scoreTables } from '../../engine/tables.js';
import { rulesOf, worksOf } from '../../locales/rules.js';
import type { Kit, Scene } from './kit.js';
import { rule, ruleStyles } from './rule.js';
import { load, ruleTexts } from './rule-texts.js';
import { isMarked, scoreTable, tableStyles } from './score-table.js';

export { load };

/** The ruleset in force: its tables, its rules with their sources, and how else they are played. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, button } = kit;
  const { entry, game, open, rules, ui } = scene;
  const texts = ruleTexts(kit);
  const book = texts.books[game.ruleset.id];
  const { options } = game.session.settlement;
  const paid = lastWin(game.session.rounds[entry.shown]);
  const works = book ? worksOf(book) : [];
  return html`<section class="panel rules" aria-label=${ui.rulesAndTables}>
    <header>
      <h2>${ui.rulesAndTables}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    <p>${rules.name}</p>
    ${scoreTables(game.ruleset, options).map((table) => {
      const words = book?.tables[table.id];
      if (!words) return nothing;
      const title = words.title(table.options);
      if (!table.isInForce) {
        return html`<details>
          <summary>${title}</summary>
          ${scoreTable(kit, scene, table, words, [])}
        </details>`;
      }
      return html`<h3>${title}</h3>
        ${scoreTable(kit, scene, table, words, paid)} ${isMarked(table, paid) ? html`<p>${texts.marked}</p>` : nothing}`;
    })}
    <h3>${texts.rules}</h3>
    <ul>
      ${
        book &&
        rulesOf(book).map(
          (one) =>
            html`<li>
              <h4>${one.title}</h4>
              ${rule(kit, texts, one, options)}
            </li>`,
        )
      }
    </ul>
    ${
      works.length > 0
        ? html`<details>
            <summary>${texts.works}</summary>
            <dl>
              ${works.map(
                ({ short, title }) =>
                  html`<dt>${short}</dt>
                    <dd>${title}</dd>`,
              )}
            </dl>
          </details>`
        : nothing
    }
    <p>${texts.remark}</p>
  </section>`;
}

/** What was paid for the last win of a round. */
function lastWin(round: Round | undefined): readonly Payment[] {
  const wins = round?.payments.filter(({ phase }) => phase === 'win') ?? [];
  const last = wins.at(-1)?.event;
  return wins.filter(({ event }) => event === last);
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  ${ruleStyles({ css })}
  ${tableStyles({ css })}
  .rules > ul > li {
    padding-block: calc(var(--u) * 2.5);
  }
  .rules h4 {
    margin: 0;
    font-size: 1em;
    font-weight: 650;
  }
  .rules dt {
    font-weight: 600;
  }
  .rules dd {
    padding-block-end: calc(var(--u) * 2);
  }
`;

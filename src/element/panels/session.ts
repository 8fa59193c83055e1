import { panels as english } from '../../locales/en/panels.js';
import type { Kit, Scene } from './kit.js';

/** The rounds so far, each to be opened again, and what they add up to. */
export function panel({ html, nothing, words = english, button, fourNumbers, total }: Kit, scene: Scene) {
  const { act, entry, game, locked, open, rules, script, ui } = scene;
  const { rounds, settlement } = game.session;
  const newGame = act(() => {
    entry.newGame();
  });
  const row = (index: number) => {
    const round = rounds[index];
    const show = act(() => {
      entry.show(index);
    });
    const openRound = (event: Event) => {
      show(event);
      open()(event);
    };
    return html`<li>
      <button type="button" class="rowb" aria-current=${index === entry.shown} @click=${openRound}>
        <span class="no">${index + 1}</span>
        <span class="what">
          <b>${round ? words.deals(script.name(round.dealer)) : ui.round(index + 1)}</b>
          <small
            >${round?.winners.length ? words.won(script.names(round.winners)) : rules.phases[round?.phase ?? 'play']}</small
          >
        </span>
        ${round ? fourNumbers(scene, round.balances) : nothing}
      </button>
    </li>`;
  };
  const count = game.record.rounds.length;
  return html`<section class="panel" aria-label=${ui.session}>
    <header>
      <h2>${ui.session}, ${words.rounds(count)}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    <div class="actions">
      ${button(ui.houseRules, open('house-rules'))} ${button(ui.newGame, newGame, { dim: locked || count === 0 })}
    </div>
    <ol>
      ${game.record.rounds.map((_, index) => row(index)).reverse()}
    </ol>
    ${total(scene, ui.session, settlement.balances)}
  </section>`;
}

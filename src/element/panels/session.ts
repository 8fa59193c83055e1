import type { Kit, Scene } from './kit.js';

/** The rounds so far, each to be opened again, and what they add up to. */
export function panel({ html, nothing, button, fourNumbers }: Kit, scene: Scene) {
  const { act, entry, game, locked, open, script, words } = scene;
  const { ui } = words;
  const { rounds, settlement } = game.session;
  const heading = `${ui.session}, ${ui.roundsPlayed(game.record.rounds.length)}`;
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
      open(undefined)(event);
    };
    return html`<li>
      <button type="button" class="rowb" aria-current=${index === entry.shown ? 'true' : 'false'} @click=${openRound}>
        <span class="no">${index + 1}</span>
        <span class="what">
          ${
            round
              ? html`<b>${ui.deals(script.name(round.dealer))}</b>
                  <small
                    >${round.winners.length > 0 ? ui.won(script.names(round.winners)) : scene.rules.phases[round.phase]}</small
                  >`
              : html`<b>${ui.notCounted}</b>`
          }
        </span>
        ${round ? fourNumbers(scene, round.balances) : nothing}
      </button>
    </li>`;
  };
  return html`<section class="panel" aria-label=${ui.session}>
    <header>
      <h2>${heading}</h2>
      ${button('✕', open(undefined), { className: 'icon quiet', label: ui.close })}
    </header>
    <ol class="rounds">
      ${game.record.rounds.map((_, index) => row(index)).reverse()}
    </ol>
    <div class="total">
      <b>${ui.session} <span class="muted sm">${ui.sumZero}</span></b
      >${fourNumbers(scene, settlement.balances)}
    </div>
    <div class="actions">
      ${button(ui.houseRules, open('house-rules'))}
      ${button(ui.newGame, newGame, { disabled: locked || game.record.rounds.length === 0 })}
    </div>
  </section>`;
}

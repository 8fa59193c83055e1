import type { Round } from '../../engine/rulesets/index.js';
import type { PerSeat } from '../../engine/seat.js';
import type { Kit, Scene } from './kit.js';
import { runningTotals } from './running.js';
import { wordsOf } from './session-words.js';
import { isByHand, nextStart } from './starts.js';

/** The rounds so far with what they add up to, each to be opened again; the chart above them comes by itself. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, button, total, part } = kit;
  const words = wordsOf(kit);
  const { act, entry, game, locked, open, ui } = scene;
  const { rounds, settlement } = game.session;
  const totals = runningTotals(rounds);
  const newGame = act(() => {
    entry.newGame();
  });
  const count = game.record.rounds.length;
  const hasPoints = rounds.some(({ events }) => events.length > 0);
  return html`<section class="panel session" aria-label=${ui.session}>
    <header>
      <h2>${ui.session}, ${words.count(count)}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    <div class="actions">
      ${button(words.players, open('players'))} ${button(ui.houseRules, open('house-rules'))}
      ${button(ui.settleUp, open('settle-up'))} ${button(ui.rulesAndTables, open('rules'))}
      ${button(ui.newGame, newGame, { dim: locked || count === 0 })}
    </div>
    ${coming(kit, scene)}
    ${
      hasPoints
        ? html`<h3>${words.running}</h3>
            <div class="chart">${part('chart')}</div>`
        : nothing
    }
    <h3>${words.rounds} ${hasPoints ? html`<span>${words.below}</span>` : nothing}</h3>
    <ol>
      ${game.record.rounds.map((_, index) => row(kit, scene, index, totals[index])).reverse()}
    </ol>
    ${total(scene, ui.session, settlement.balances)}
  </section>`;
}

/** Who deals the round that is not begun, or why there is none. */
function coming(kit: Kit, scene: Scene) {
  const { html, nothing, button, dealing, ending } = kit;
  const words = wordsOf(kit);
  const { game, locked, open } = scene;
  const { rounds, settlement } = game.session;
  const start = nextStart(game.session);
  if (!start) return settlement.over ? html`<p class="coming">${ending(scene)}</p>` : nothing;
  const change = button(words.change, open('round', rounds.length), { className: 'quiet', label: words.changeNext });
  return html`<p class="coming">
    <span>${words.starts(rounds.length + 1, dealing(scene, { ...start, options: settlement.options }))}</span>
    ${locked ? nothing : change}
  </p>`;
}

function row(kit: Kit, scene: Scene, index: number, running: PerSeat<number> | undefined) {
  const { html, nothing, fourNumbers } = kit;
  const words = wordsOf(kit);
  const { entry, game, locked, open, ui } = scene;
  const round = game.session.rounds[index];
  const hand = isByHand(game.record.rounds[index]) ? `, ${words.byHand}` : '';
  // Looking at a round changes nothing, so it is open to those who may only look.
  const openRound = (event: Event) => {
    entry.show(index);
    open()(event);
  };
  return html`<li>
    <button type="button" class="rowb" aria-current=${index === entry.shown} @click=${openRound}>
      <span class="no">${index + 1}</span>
      <span class="what">
        <b>${round ? kit.dealing(scene, round) : ui.round(index + 1)}</b>
        <small>${round ? told(kit, scene, round) : nothing}${hand}</small>
      </span>
      ${round ? fourNumbers(scene, round.balances) : nothing}
      ${
        running
          ? html`<span class="so-far"><span class="vh">${words.total}</span> ${fourNumbers(scene, running)}</span>`
          : nothing
      }
    </button>
    ${locked ? nothing : edit(kit, scene, index)}
  </li>`;
}

function edit(kit: Kit, { open }: Scene, index: number) {
  const label = wordsOf(kit).startAndMore(index + 1);
  return kit.button('✎', open('round', index), { className: 'icon quiet edit', label });
}

function told(kit: Kit, { game, rules, script }: Scene, { events, phase, winners }: Round): string | undefined {
  if (phase !== 'settled') return rules.phases[phase];
  const words = wordsOf(kit);
  if (winners.length === 0) return words.nobodyWon;
  const names = script.names(winners);
  const last = events.at(-1);
  const isOnWall = last && !game.ruleset.events[last.type]?.ways;
  return isOnWall ? words.wonThenWall(names) : words.won(names);
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  .session li {
    position: relative;
  }
  .session .actions {
    gap: calc(var(--u) * 1.5);
  }
  .session .what {
    padding-inline-end: var(--tap);
  }
  .session .what > small {
    display: inline;
    margin-inline-start: 0.15em;
  }
  .panel .coming {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--row);
    padding: 0;
  }
  .edit.edit {
    position: absolute;
    inset: 0 0 auto auto;
    padding: 0;
    color: var(--muted);
  }
  .so-far {
    display: contents;
  }
  .so-far i {
    padding-inline-start: 1.9em;
    font-size: 0.92em;
    font-weight: 400;
    color: var(--muted);
  }
  /* Seen once, above. */
  .so-far small {
    position: absolute;
    width: 1px;
    min-width: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .session h3 > span {
    font-weight: 400;
  }
  .chart {
    min-height: 16.5em;
  }

  @container ms (max-width: 20em) {
    .session .actions .btn {
      padding-inline: 0.4em;
      font-size: var(--sm);
    }
  }
  /* Words and numbers in one line. */
  @container ms (((min-width: 38em) and (max-width: 60em)) or (min-width: 78em)) {
    .session :is(.rowb, .total) {
      padding-inline-end: var(--tap);
    }
    .session .what {
      grid-area: 1/2/3;
      padding: 0;
    }
  }
`;

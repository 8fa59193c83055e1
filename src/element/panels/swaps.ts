import type { MahjongRecord } from '../../engine/record.js';
import { reseat, type Seating } from '../../engine/reseat.js';
import type { Seat } from '../../engine/seat.js';
import type { Session } from '../../engine/session.js';
import type { SwapWords } from '../../locales/panel-words.js';
import type { Kit, Scene } from './kit.js';
import { wordsOf } from './session-words.js';

const seats: readonly Seat[] = [0, 1, 2, 3];

/** Two who change places; all others stay. */
export function swapping(a: Seat, b: Seat): Seating {
  const at = (seat: Seat): Seat => (seat === a ? b : seat === b ? a : seat);
  return [at(0), at(1), at(2), at(3)];
}

/**
 * The two ways in which two players may have been confused. Entries are mostly made by name: then the people are right and
 * the seats are not, so everything that was entered goes along to the other seat. Where entries were made by place, the
 * names alone are wrong.
 */
export function swaps(kit: Kit, scene: Scene, pair: readonly [Seat, Seat], done: () => void) {
  const { html, nothing, players, recordShape, replay } = kit;
  const words = wordsOf(kit);
  const { record, ruleset, session } = scene.game;
  const seating = swapping(...pair);
  const { rounds } = reseat(recordShape(ruleset), record, seating);
  // Without names the seats keep what they are called.
  const names = record.players && {
    players: players.read(
      seats.map((seat) => scene.script.name(seating[seat])),
      '/players',
    ),
  };
  const isPlayed = rounds.some(({ events }) => events.length > 0);
  const after = replay({ ...record, rounds });
  return html`<div class="swaps">
    ${card(kit, scene, words.seated, {
      pair,
      change: { rounds, ...names },
      preview: differences(kit, scene, seating, after),
      className: 'main',
      isPossible: after.error?.code !== 'game-over' || session.error?.code === 'game-over',
      done,
    })}
    ${
      names && isPlayed
        ? card(kit, scene, words.named, { pair, change: names, preview: points(kit, scene, seating, session), done })
        : nothing
    }
  </div>`;
}

interface Swap {
  readonly pair: readonly Seat[];
  readonly change: Partial<Pick<MahjongRecord, 'players' | 'rounds'>>;
  readonly preview: unknown;
  readonly className?: string;
  /** It would leave no round behind the end of the game. */
  readonly isPossible?: boolean;
  done(): void;
}

function card({ html, button }: Kit, { act, entry, game, locked, script }: Scene, words: SwapWords, swap: Swap) {
  const { title, text, button: label } = words;
  const { pair, change, preview, className = '', isPossible = true } = swap;
  const make = act(() => {
    if (!isPossible) return;
    entry.cancel();
    game.edit(change);
    swap.done();
  });
  return html`<div class="swap" role="group" aria-label=${title}>
    <h3>${title}</h3>
    <p>${text(script.names(pair))}</p>
    ${preview} ${button(label, make, { className, dim: locked || !isPossible })}
  </div>`;
}

/** What each player had and would have, where that differs. */
function points(kit: Kit, { game, script }: Scene, seating: Seating, { settlement }: Session) {
  const { html } = kit;
  const { balances } = game.session.settlement;
  const changed = seats.filter((seat) => balances[seat] !== settlement.balances[seating[seat]]);
  if (changed.length === 0) return html`<p>${wordsOf(kit).noPoints}</p>`;
  return html`<ul>
    ${changed.map(
      (seat) =>
        html`<li>
          <b class="cut">${script.name(seat)}</b>
          <span>${script.signed(balances[seat])} → ${script.signed(settlement.balances[seating[seat]])}</span>
        </li>`,
    )}
  </ul>`;
}

/** What else a swap of seats would change: who deals, and which entry could not stand. */
function differences(kit: Kit, scene: Scene, seating: Seating, after: Session) {
  const { html, nothing } = kit;
  const words = wordsOf(kit);
  const { error, rounds } = scene.game.session;
  const others = after.rounds.flatMap(({ dealer }, index) => {
    const before = rounds[index];
    return before && dealer !== seating[before.dealer] ? [index + 1] : [];
  });
  const isNew = after.error && after.error.path !== error?.path;
  const round = Number(after.error?.path.split('/')[2]) + 1;
  const wrong = after.error?.code === 'game-over' ? words.endsBefore(round) : words.cannotStand(round);
  return html`${points(kit, scene, seating, after)}
  ${others.length > 0 ? html`<p>${words.othersDeal(others.join(', '))}</p>` : nothing}
  ${isNew ? html`<p class="why">${wrong}</p>` : nothing}`;
}

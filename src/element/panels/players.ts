import type { PerSeat, Seat } from '../../engine/seat.js';
import type { Kit, Scene, Visit } from './kit.js';
import { wordsOf } from './session-words.js';
import { swaps } from './swaps.js';

const seats: PerSeat<Seat> = [0, 1, 2, 3];

interface State {
  /** Those to be exchanged. */
  readonly picked: readonly Seat[];
  /** Whose name could not be taken. */
  readonly bad?: Seat;
  readonly done?: string;
}

const states = new WeakMap<Visit, State>();

/** The four names, and a way to exchange two players when it is noticed late that they sat wrong. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, button, visit } = kit;
  const words = wordsOf(kit);
  const { act, entry, game, locked, open, script, ui } = scene;
  const { picked, done } = stateOf(kit);
  const [first, second] = picked;
  const undo = act(() => {
    states.delete(visit);
    entry.undo();
  });
  const hint =
    first === undefined
      ? (done ?? words.swapHint)
      : second === undefined
        ? words.swapWith(script.name(first))
        : words.swapAsk(script.names(picked));
  return html`<section class="panel players" aria-label=${words.players}>
    <header>
      <h2>${words.players}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    <ul>
      ${seats.map((seat) => person(kit, scene, seat))}
    </ul>
    <p role="status">${locked ? nothing : hint}</p>
    <div class="actions">
      ${button(ui.undo, undo, { dim: locked || !game.canUndo })} ${button(words.back, open('session'))}
    </div>
    ${
      first === undefined || second === undefined
        ? nothing
        : swaps(kit, scene, [first, second], () => {
            states.set(visit, { picked: [], done: words.swapped(script.names(picked)) });
          })
    }
  </section>`;
}

function stateOf({ visit }: Kit): State {
  return states.get(visit) ?? { picked: [] };
}

/** Somebody's name, to be typed over at any time. */
function person(kit: Kit, scene: Scene, seat: Seat) {
  const { html, nothing, button, visit, winds } = kit;
  const words = wordsOf(kit);
  const { act, locked, script } = scene;
  const { picked, bad } = stateOf(kit);
  const change = (event: Event) => {
    const input = event.currentTarget;
    if (!(input instanceof HTMLInputElement)) return;
    act(() => {
      const name = rename(kit, scene, seat, input.value.trim());
      states.set(visit, name === undefined ? { picked, bad: seat } : { picked });
      if (name !== undefined) input.value = name;
    })(event);
  };
  const pick = act(() => {
    const others = picked.filter((one) => one !== seat);
    states.set(visit, { picked: others.length < picked.length ? others : [...picked, seat].slice(-2) });
  });
  const wrong = bad === seat ? `name-${seat}` : nothing;
  return html`<li>
    <label class="field"
      ><span class="vh">${words.nameOf(winds[seat])}</span> <i class="mini" aria-hidden="true">${winds[seat]}</i>
      <input
        type="text"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="done"
        .value=${script.name(seat)}
        ?disabled=${locked}
        aria-invalid=${bad === seat}
        aria-describedby=${wrong}
        @change=${change}
    /></label>
    ${
      locked
        ? nothing
        : button('⇄', pick, {
            className: 'icon',
            label: words.swap(script.name(seat)),
            pressed: picked.includes(seat),
          })
    }
    ${bad === seat ? html`<p class="why" id=${wrong} role="alert">${words.badName}</p>` : nothing}
  </li>`;
}

/**
 * Gives somebody a name, or with none the one of the seat. A record holds four names or none: none where they are all
 * what the page or the language calls the seats anyway. Returns the name, or nothing where it could not be taken.
 */
function rename({ players, seatNames }: Kit, { entry, game, script }: Scene, seat: Seat, name: string) {
  const given = game.locks.players ?? seatNames;
  const names = seats.map((one) => (one === seat ? name || given[one] : script.name(one)));
  const now = names[seat];
  if (now === script.name(seat)) return now;
  try {
    const four = players.read(names, '/players');
    entry.cancel();
    game.edit({ players: four.every((one, at) => one === given[at]) ? undefined : four });
    return now;
  } catch {
    return undefined;
  }
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  .players li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 calc(var(--u) * 2);
  }
  .players .field {
    flex-wrap: nowrap;
  }
  .players input {
    flex: 1 1 4em;
    min-width: 0;
  }
  /* Room for what may be told, so that nothing below it moves. */
  .players > [role='status'] {
    min-height: 4.25em;
  }
  .players .why {
    grid-column: 1/-1;
    padding-block-end: calc(var(--u) * 2);
  }
  .swap {
    display: grid;
    align-content: start;
    gap: calc(var(--u) * 2);
    margin-block-end: calc(var(--u) * 2);
    padding: calc(var(--u) * 3);
    border-radius: var(--ms-radius);
    background: var(--mat);
    font-size: var(--sm);
  }
  .players .swap h3 {
    padding: 0;
    color: inherit;
    font-size: 1.15em;
  }
  .players .swap li {
    grid-template-columns: minmax(0, 1fr) 2fr;
    border: 0;
  }
  .swap .btn {
    justify-self: start;
    font-size: 1.15em;
  }

  @container ms (min-width: 38em) {
    .swaps {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: calc(var(--u) * 3);
    }
  }
`;

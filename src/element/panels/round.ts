import type { RoundRecord } from '../../engine/record.js';
import type { Round } from '../../engine/rulesets/index.js';
import type { Start } from '../../engine/rulesets/ruleset.js';
import type { PerSeat, Seat } from '../../engine/seat.js';
import type { Session } from '../../engine/session.js';
import type { Handler } from '../scene.js';
import type { Kit, Scene, Visit } from './kit.js';
import { wordsOf } from './session-words.js';
import { derivedStart, firstUncounted, isByHand, nextStart, streakOf, withoutRound, withStart } from './starts.js';

const seats: PerSeat<Seat> = [0, 1, 2, 3];

/** Why the last tap did nothing. */
const notices = new WeakMap<Visit, string>();

type Rounds = readonly RoundRecord[];

/** How one round starts, by the rules or by hand; it may be the one to come. A begun one can be taken out. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, button, visit } = kit;
  const words = wordsOf(kit);
  const { act, entry, game, locked, open, ui } = scene;
  const { record, session } = game;
  const index = Math.min(visit.at ?? entry.shown, record.rounds.length);
  const isBegun = index < record.rounds.length;
  const round = isBegun ? session.rounds[index] : coming(session);
  const derived = derivedStart(session, index);
  const byHand = isByHand(record.rounds[index]);
  const started = (to: Start) => withStart(record.rounds, index, derived, to);
  const removed = withoutRound(record.rounds, index);
  const undo = act(() => {
    notices.delete(visit);
    entry.undo();
  });
  return html`<section class="panel round" aria-label=${ui.round(index + 1)}>
    <header>
      <h2>${isBegun ? ui.round(index + 1) : words.notBegun(index + 1)}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    ${round ? starts(kit, scene, index, round, started) : nothing}
    <p role="status">
      ${notices.get(visit) ?? (round && byHand ? words.rulesSay(kit.dealing(scene, { ...round, ...derived })) : nothing)}
    </p>
    <div class="actions">
      ${round ? button(words.backToRules, make(kit, scene, started(derived)), { dim: locked || !byHand }) : nothing}
      ${button(words.removeRound, make(kit, scene, removed, open('session')), {
        dim: locked || !isBegun || refusal(kit, scene, removed) !== undefined,
      })}
      ${button(ui.undo, undo, { dim: locked || !game.canUndo })} ${button(words.back, open('session'))}
    </div>
  </section>`;
}

/** The round to come, as if it had begun. */
function coming(session: Session): Round | undefined {
  const start = nextStart(session);
  const { options } = session.settlement;
  return start && { ...start, options, phase: 'play', events: [], payments: [], winners: [], balances: [0, 0, 0, 0] };
}

/** A chip for each seat that may deal, and for each number of wins in a row where the ruleset counts them. */
function starts(kit: Kit, scene: Scene, index: number, round: Round, started: (to: Start) => Rounds) {
  const { html, nothing, winds } = kit;
  const words = wordsOf(kit);
  const { game, script } = scene;
  const { streak: field } = game.ruleset;
  const derived = derivedStart(game.session, index);
  const { dealer, streak } = round;
  const counts = field ? Array.from({ length: field.max - field.min + 1 }, (_, more) => field.min + more) : [];
  return html`<h3>${words.whoDeals}</h3>
    <div class="starts pick" role="group" aria-label=${words.startOf(index + 1)}>
      ${seats.map((seat) =>
        chip(kit, scene, {
          tile: winds[seat],
          label: script.name(seat),
          more: seat === derived.dealer ? words.byTheRules : undefined,
          isTaken: seat === dealer,
          rounds: started({ dealer: seat, streak: seat === dealer ? streak : streakOf(derived, seat) }),
        }),
      )}
    </div>
    ${
      counts.length > 0
        ? html`<h3>${words.winsBefore}</h3>
            <div class="starts pick" role="group" aria-label=${words.winsBefore}>
              ${counts.map((wins) =>
                chip(kit, scene, {
                  tile: String(wins),
                  label: kit.stakesOf(scene, { ...round, streak: wins }) ?? '',
                  more: wins === streakOf(derived, dealer) ? words.byTheRules : undefined,
                  isTaken: wins === streak,
                  rounds: started({ dealer, streak: wins }),
                }),
              )}
            </div>`
        : nothing
    }`;
}

interface Chip {
  readonly tile: string;
  readonly label: string;
  readonly more: string | undefined;
  readonly isTaken: boolean;
  /** What it makes of them. */
  readonly rounds: Rounds;
}

function chip(kit: Kit, scene: Scene, { tile, label, more, isTaken, rounds }: Chip) {
  const { html, nothing, button } = kit;
  const dim = scene.locked || refusal(kit, scene, rounds) !== undefined;
  return button(
    html`<i class="mini">${tile}</i>
      <span class="of"><span>${label}</span> ${more ? html`<small>${more}</small>` : nothing}</span>`,
    make(kit, scene, rounds),
    { dim, pressed: isTaken },
  );
}

/** Why the rounds cannot be so: one of them would stand behind the end of the game. */
function refusal(kit: Kit, { game }: Scene, rounds: Rounds): string | undefined {
  const { record, session } = game;
  const wanted = session.rounds.length + rounds.length - record.rounds.length;
  const first = firstUncounted(kit.replay({ ...record, rounds }), wanted);
  return first === undefined ? undefined : wordsOf(kit).endsBefore(first + 1);
}

/** Puts rounds in the place of the present ones, as a step that can be undone. */
function make(kit: Kit, scene: Scene, rounds: Rounds, after?: Handler): Handler {
  const { act, entry, game } = scene;
  return (event) => {
    const before = game.record.rounds;
    const refused = refusal(kit, scene, rounds);
    const isNew = refused === undefined && JSON.stringify(rounds) !== JSON.stringify(before);
    act(() => {
      if (refused === undefined) notices.delete(kit.visit);
      else notices.set(kit.visit, refused);
      if (!isNew) return;
      if (rounds.length === before.length) entry.cancel();
      else entry.show();
      game.edit({ rounds });
      after?.(event);
    })(event);
  };
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  /* Room for what may be told, so that nothing below it moves. */
  .round > [role='status'] {
    min-height: 4.5em;
  }
  .starts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7.5em, 1fr));
    gap: calc(var(--u) * 2);
  }
  .starts .btn {
    min-width: 0;
    min-height: calc(var(--row) + 0.25em);
    padding: 0.3em 0.5em;
    justify-content: start;
    gap: 0.5em;
  }
  .starts .of {
    display: grid;
    min-width: 0;
    font-size: 0.9375em;
    text-align: start;
    line-height: 1.2;
  }
  .starts .of > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .starts .of small {
    font-size: var(--xs);
    font-weight: 400;
    color: var(--muted);
  }

  @container ms (max-width: 20em) {
    .round > [role='status'] {
      min-height: 6em;
    }
  }
`;

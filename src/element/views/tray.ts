import { html, nothing, type TemplateResult } from 'lit';
import { seats } from '../../engine/seat.js';
import { linesOf, paymentsOf, tell, why, type Scene } from '../scene.js';
import { signOf } from '../text.js';
import { button, cancel, shell } from './parts.js';
import { pick } from './pick.js';
import { value } from './value.js';
import { wall } from './wall.js';

/** What can be entered now, always in the same place. */
export function tray(scene: Scene): TemplateResult {
  const { draft, point, isInserting } = scene.entry;
  switch (draft.step) {
    case 'seat':
      return pick(scene, draft);
    case 'value':
      return value(scene, draft);
    case 'wall':
      return wall(scene, draft);
    case 'waiting':
      return waiting(scene);
    case 'idle':
      return point.round.phase === 'settled' && !isInserting ? settled(scene) : idle(scene);
  }
}

function history({ game, act, words: { ui }, locked }: Scene): TemplateResult {
  const undo = act(() => {
    game.undo();
  });
  const redo = act(() => {
    game.redo();
  });
  return html`${game.canRedo && !locked ? button(ui.redo, redo) : nothing}
  ${button(ui.undo, undo, { disabled: !game.canUndo || locked })}`;
}

function idle(scene: Scene): TemplateResult {
  const { entry, act, open, locked, words } = scene;
  const { ui } = words;
  const { notice, isInserting, place, point } = entry;
  const tapWall = act(() => {
    entry.tapWall();
  });
  return shell(
    ui.entry,
    html`<p class="prompt" role="status">
        ${
          notice
            ? html`<span class="neg">${why(scene, notice)}</span>`
            : isInserting
              ? ui.insertBefore(place.index + 1)
              : ui.prompt
        }
      </p>
      ${alert(scene) ?? lastEntry(scene)}
      <div class="spread">
        ${isInserting ? cancel(scene) : nothing}
        ${button(ui.wallEmpty, tapWall, { disabled: locked || point.refusedWall !== undefined })}
      </div>
      <div class="spread">
        ${button(ui.session, open('session'), { className: 'quiet' })}
        ${button(ui.houseRules, open('house-rules'), { className: 'quiet' })}
      </div>`,
  );
}

function lastEntry(scene: Scene): TemplateResult {
  const { entry, game, words } = scene;
  const { ui } = words;
  const round = game.session.rounds[entry.shown];
  const index = (round?.events.length ?? 0) - 1;
  const event = round?.events[index];
  const told = round && event ? tell(scene, round, event, index) : undefined;
  return html`<div class="card two">
    <p class="grow sm">
      ${
        told
          ? html`<span class="muted">${ui.lastEntry}</span> <span class="lead">${told.lead}${told.rest}</span>
              <span class="muted cut">${linesOf(scene, paymentsOf(round, index))[0]?.reason}</span>`
          : html`<span class="muted">${ui.noEntry}</span>`
      }
    </p>
    ${history(scene)}
  </div>`;
}

/** What keeps later entries from counting, and the way to mend it. */
function alert(scene: Scene): TemplateResult | undefined {
  const { game, entry, act, locked, words } = scene;
  const { ui } = words;
  const { error } = game.session;
  if (!error) return undefined;
  const [, , at = '0', , index] = error.path.split('/');
  const round = Number(at);
  const target = index === undefined ? Math.max(0, round - 1) : round;
  const box = (lead: string, rest: string, button: unknown) =>
    html`<div class="alert two" role="alert">
      <span><b>${lead}</b> ${why(scene, error)} ${rest}</span> ${button}
    </div>`;
  if (target !== entry.shown) {
    const show = act(() => {
      entry.show(target);
    });
    return box(ui.round(round + 1), '', button(ui.round(target + 1), show));
  }
  if (index === undefined) return box(ui.roundWaits(round + 1), '', history(scene));
  const number = Number(index) + 1;
  const { lead, rest } = ui.cannotStand(number, game.record.rounds[round]?.events.length ?? number);
  const correct = act(() => {
    entry.correct(number - 1);
  });
  return box(lead, rest, button(ui.correct, correct, { disabled: locked }));
}

function waiting(scene: Scene): TemplateResult {
  const { entry, act, game, words } = scene;
  const { ui } = words;
  const number = entry.place.index + 1;
  const legal = game.session.rounds[entry.shown]?.events.length ?? 0;
  const remove = act(() => {
    entry.remove();
  });
  return shell(
    ui.entry,
    html`<p class="prompt">${ui.correcting(number)}</p>
      <div class="card two"><p class="grow sm">${ui.waits(number, legal + 1)}</p></div>
      <div class="spread">${cancel(scene)} ${button(ui.remove, remove)}</div>`,
  );
}

function settled(scene: Scene): TemplateResult {
  const { entry, game, open, script, words } = scene;
  const { ui } = words;
  const { balances } = entry.point.round;
  const { signed, name } = script;
  const sum = balances.map((points, seat) => (seat > 0 && points >= 0 ? '+ ' : '') + signed(points).replace('+', ''));
  const { notice, shown } = entry;
  return shell(
    ui.entry,
    html`<p class="prompt" role="status">
        <span class="grow">${notice ? why(scene, notice) : ui.settled(shown + 1)}</span>
        ${button(ui.session, open('session'), { className: 'quiet' })}
      </p>
      ${
        (game.error && alert(scene)) ??
        html`<dl class="big4 two">
          ${seats.map(
            (seat) =>
              html`<div>
                <dt>${name(seat)}</dt>
                <dd class=${signOf(balances[seat])}>${signed(balances[seat])}</dd>
              </div>`,
          )}
        </dl>`
      }
      <p class="zero">
        <span>${sum.join(' ')} = <b>0</b></span>
      </p>
      <div>${history(scene)} ${onward(scene)}</div>`,
  );
}

/** What comes after a settled round. */
function onward({ act, entry, game, locked, script, words: { ui } }: Scene): TemplateResult {
  const { settlement, next } = game.session;
  const look = { className: 'main grow', disabled: locked };
  if (entry.shown < game.record.rounds.length - 1) {
    const latest = act(() => {
      entry.show(undefined);
    });
    return button(ui.latest, latest, { className: 'main grow' });
  }
  if (settlement.over) {
    const newGame = act(() => {
      entry.newGame();
    });
    return button(ui.newGame, newGame, look);
  }
  const nextRound = act(() => {
    entry.nextRound();
  });
  return button(ui.next(script.name(next.dealer)), nextRound, look);
}

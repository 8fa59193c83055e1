import { html, nothing, type TemplateResult } from 'lit';
import { seats } from '../../engine/seat.js';
import { dealing, ending, entryAt, why, type PlayScene } from '../scene.js';
import { isLong, signOf } from '../text.js';
import { button } from './parts.js';
import { pick } from './pick.js';
import { value } from './value.js';
import { wall } from './wall.js';
import { cancel, corrections, hint, shell } from './tray-parts.js';

/** What can be entered now, always in the same place. */
export function tray(s: PlayScene): TemplateResult {
  const { draft, point, isInserting } = s.entry;
  // Nobody may enter anything: all that is left is to look.
  if (s.locked) return html`<div class="side" role="group" aria-label=${s.ui.entry}>${links(s)}</div>`;
  switch (draft.step) {
    case 'seat':
      return pick(s, draft);
    case 'value':
      return value(s, draft);
    case 'wall':
      return wall(s, draft);
    default:
      return point.round.phase === 'settled' && !isInserting && draft.step === 'idle' ? settled(s) : idle(s);
  }
}

/** The last row of every tray in which nothing is half said: taking back, and going on. */
function foot({ act, entry, game, ui }: PlayScene, onward: unknown): TemplateResult {
  const undo = act(() => {
    entry.undo();
  });
  const redo = act(() => {
    entry.redo();
  });
  return html`<div>
    ${button(ui.undo, undo, { dim: !game.canUndo })}
    ${button('↷', redo, { className: 'icon', dim: !game.canRedo, label: ui.redo })} ${onward}
  </div>`;
}

function links(s: PlayScene): TemplateResult {
  const { open, ui } = s;
  const next = isOver(s) ? button(ui.settleUp, open('settle-up'), { className: 'quiet' }) : undefined;
  return html`<div class="spread">
    ${button(ui.session, open('session'), { className: 'quiet' })}
    ${next ?? button(ui.houseRules, open('house-rules'), { className: 'quiet' })}
    ${button(ui.share, open('share'), { className: 'quiet' })}
  </div>`;
}

function idle(s: PlayScene): TemplateResult {
  const { act, entry, rules, ui } = s;
  const { isCorrecting, isInserting, place } = entry;
  const tapWall = act(() => {
    entry.tapWall();
  });
  const number = place.index + 1;
  const prompt = isCorrecting ? ui.correcting(number) : isInserting ? ui.insertBefore(number) : rules.prompt;
  const wall = button(ui.wallEmpty, tapWall, { className: 'grow', dim: entry.refusedWall !== undefined });
  return shell(
    s,
    html`<div class=${isCorrecting ? '' : 'prompt'}>
        ${hint(s, prompt)} ${corrections(s)} ${isCorrecting || isInserting ? cancel(s) : nothing}
      </div>
      ${alert(s) ?? lastEntry(s)} ${links(s)} ${foot(s, wall)}`,
  );
}

function lastEntry(s: PlayScene): TemplateResult {
  const { entry, rules, script, ui } = s;
  // What is put in follows this one.
  const { told, payments } = entryAt(s, (entry.isInserting ? entry.place.index : entry.counted) - 1) ?? {};
  const [first] = payments ?? [];
  return html`<div class="card two">
    <p class="grow">
      ${
        told
          ? html`<span class="lead">${told.lead}${told.rest}</span>
              <span>${first && rules.reason(first, script)}</span>`
          : ui.noEntry
      }
    </p>
  </div>`;
}

/** What keeps later entries from counting, and the way to mend it. */
function alert(s: PlayScene): TemplateResult | undefined {
  const { game, entry, act, ui } = s;
  const { error } = game.session;
  if (!error) return undefined;
  const [, , round, , index] = error.path.split('/').map(Number);
  // A round that waits is mended in the round before.
  const isWaiting = index === undefined;
  const target = Math.max(0, (round ?? 0) - (isWaiting ? 1 : 0));
  const isHere = target === entry.shown;
  const mend = act(() => {
    if (isHere) entry.correct(index ?? 0);
    else entry.show(target);
  });
  const told = !isWaiting
    ? ui.cannotStand(index + 1, game.record.rounds[target]?.events.length ?? 0)
    : // Nothing is to be waited for behind the end of the game.
      { lead: error.code === 'game-over' ? ui.round(target + 2) : ui.roundWaits(target + 2), rest: '' };
  return html`<div class="alert two" role="alert">
    <span><b>${isHere ? told.lead : ui.round(target + 1)}</b> ${why(s, error)} ${isHere ? told.rest : nothing}</span>
    ${isHere && isWaiting ? nothing : button(isHere ? ui.correct : ui.round(target + 1), mend)}
  </div>`;
}

function settled(s: PlayScene): TemplateResult {
  const { entry, game, script, ui } = s;
  // At the end of a game it is the whole that counts.
  const { balances } = isOver(s) ? game.session.settlement : entry.point.round;
  const { signed, name } = script;
  const { points } = script;
  const sum = balances.map((won, seat) =>
    seat === 0 ? points(won) : `${won < 0 ? '−' : '+'} ${points(Math.abs(won))}`,
  );
  return shell(
    s,
    html`<div class="prompt">${hint(s, isOver(s) ? ending(s) : ui.settled(entry.shown + 1))}</div>
      ${
        alert(s) ??
        html`<div class="two sums ${balances.some(isLong) ? 'long' : ''}">
          <dl class="big4">
            ${seats.map(
              (seat) =>
                html`<div>
                  <dt>${name(seat)}</dt>
                  <dd class=${signOf(balances[seat])}>${signed(balances[seat])}</dd>
                </div>`,
            )}
          </dl>
          <p class="zero">${sum.join(' ')} = <b>0</b></p>
        </div>`
      }
      ${links(s)} ${foot(s, onward(s))}`,
  );
}

function isLatest({ entry, game }: PlayScene): boolean {
  return entry.shown >= game.record.rounds.length - 1;
}

function isOver(s: PlayScene): boolean {
  return s.game.session.settlement.over && isLatest(s);
}

/** What comes after a settled round. */
function onward(s: PlayScene): TemplateResult {
  const { act, entry, game, ui } = s;
  const { settlement, next } = game.session;
  const isLast = isLatest(s);
  const handler = act(() => {
    if (!isLast) entry.show();
    else if (settlement.over) entry.newGame();
    else entry.nextRound();
  });
  const label = !isLast
    ? ui.latest
    : settlement.over
      ? ui.newGame
      : ui.nextRound(dealing(s, { ...next, options: settlement.options }));
  return button(html`<span class="cut">${label}</span>`, handler, { className: 'main grow' });
}

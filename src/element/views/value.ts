import { html, nothing, type TemplateResult } from 'lit';
import type { DraftAt } from '../draft.js';
import { tell, type PlayScene } from '../scene.js';
import { chips, exactly } from './chips.js';
import { extras, hasExtras } from './extras.js';
import { button, who } from './parts.js';
import { wayOf } from './pick.js';
import { cancel, corrections, hint, record, shell } from './tray-parts.js';

/** What was the hand worth? Chips that say what each answer pays, and the whole in a sentence. */
export function value(s: PlayScene, draft: DraftAt<'value'>): TemplateResult {
  const { act, entry, rules, script, ui } = s;
  const { seat, choice } = draft;
  const { from } = choice;
  const isUnfolded = draft.isUnfolded === true;
  const prospect = entry.prospect();
  const question = { seat, label: rules.asked };
  const reopen = act(() => {
    entry.reopen();
  });
  const unfold = act(() => {
    entry.unfold();
  });
  const more = html`${ui.more} <span aria-hidden="true">${isUnfolded ? '▴' : '▾'}</span>`;
  const way = wayOf(s, choice);
  const said =
    from === undefined ? way : way === undefined ? `${ui.from} ${script.name(from)}` : ui.rare(script.name(from), way);
  return shell(
    s,
    html`<div>
        ${who(seat, script)}
        ${hasExtras(draft) ? button(more, unfold, { className: 'quiet', pressed: isUnfolded }) : nothing}
        ${corrections(s)} ${cancel(s)}
      </div>
      ${isUnfolded ? extras(s, draft) : chips(s, question)}
      <div>${hint(s, sentence(s, draft), prospect.refused)} ${exactly(s, question)}</div>
      <div>
        ${
          said === undefined
            ? nothing
            : button(html`<span class="cut">${said}</span> <span aria-hidden="true">▾</span>`, reopen, {
                className: 'way',
              })
        }
        ${record(s, prospect)}
      </div>`,
  );
}

/** "Ann wins self-drawn, 2 fan: 5 each, 10 in all" */
function sentence(s: PlayScene, { said: [said] }: DraftAt<'value'>): TemplateResult {
  const { entry, rules, script, ui } = s;
  const { events, payments } = entry.prospect();
  const [event] = events;
  if (!event) return html`<span class="muted">${rules.asked}?</span>`;
  const { round } = entry.point;
  const { lead, rest } = tell(s, round, event, round.events.length);
  const winners = said.completed.items;
  const gains = winners.map(({ seat }, index) => {
    const mine = payments.filter(({ to, phase }) => to === seat && phase === 'win');
    const amount = script.points(mine[0]?.points ?? 0);
    const all = script.points(mine.reduce((sum, { points }) => sum + points, 0));
    const amounts = mine.map(({ points }) => script.points(points));
    const isEven = amounts.every((one) => one === amount);
    const gain = !isEven ? `${amounts.join(' + ')} = ${all}` : mine.length > 1 ? ui.inAll(amount, all) : amount;
    const more = payments.filter(({ to, phase }) => to === seat && phase !== 'win');
    const extra = more.map(({ points, rule }) => ` + ${script.points(points)} ${rules.rules[rule] ?? ''}`).join('');
    const brings = html`${gain}${extra}`;
    return winners.length > 1 ? html`${index > 0 ? ', ' : nothing}<b>${script.name(seat)}</b> ${brings}` : brings;
  });
  return winners.length > 1 ? html`${gains}` : html`<b class="told">${lead}${rest}:</b> ${gains}`;
}

import { html, type TemplateResult } from 'lit';
import { isSeat } from '../../engine/seat.js';
import { itemsOf, mainQuestion, type Item } from '../asked.js';
import type { DraftAt, Prospect } from '../draft.js';
import { tell, type Scene } from '../scene.js';
import { chips, exactly } from './chips.js';
import { button, cancel, corrections, hint, record, shell, who } from './parts.js';
import { wayOf } from './pick.js';

/** What was the hand worth? Chips that say what each answer pays, and the whole in a sentence. */
export function value(s: Scene, { seat, choice, event }: DraftAt<'value'>): TemplateResult {
  const { act, entry, rules, script, ui } = s;
  const spec = entry.point.spec(event.type);
  const items = itemsOf(spec, event);
  const prospect = entry.prospect();
  const [key = '', field] = mainQuestion(spec) ?? [];
  const question = field && {
    ...{ seat, key, field, label: rules.asked },
    answer: items.find((item) => item.seat === seat)?.[key],
    say: (fan: number) => {
      entry.say(key, fan);
    },
  };
  const reopen = act(() => {
    entry.reopen();
  });
  const way = wayOf(s, choice);
  const { from } = event;
  const name = isSeat(from) ? script.name(from) : '';
  const said = !isSeat(from) ? way : way === undefined ? `${ui.from} ${name}` : ui.rare(name, way);
  return shell(
    s,
    html`<div>
        ${who(seat, script)} ${button(html`<span class="cut">${said}</span> <span aria-hidden="true">▾</span>`, reopen)}
      </div>
      ${question && chips(s, question)}
      <div>${hint(s, sentence(s, items, prospect), prospect.refused)} ${question && exactly(s, question)}</div>
      <div>${cancel(s, entry.isCorrecting)} ${corrections(s)} ${record(s, prospect)}</div>`,
  );
}

/** "Ann wins self-drawn, 2 fan: 5 each, 10 in all" */
function sentence(s: Scene, items: readonly Item[], { events }: Prospect): TemplateResult {
  const { entry, rules, script, ui } = s;
  const [event] = events;
  if (!event) return html`<span class="muted">${rules.asked}?</span>`;
  const { round } = entry.point;
  const { lead, rest } = tell(s, round, event, round.events.length);
  const payments = entry.point.preview(events);
  const gains = items.map(({ seat }) => {
    const mine = payments.filter(({ to, phase }) => to === seat && phase === 'win');
    const amount = script.points(mine[0]?.points ?? 0);
    return mine.length > 1
      ? ui.inAll(amount, script.points(mine.reduce((sum, { points }) => sum + points, 0)))
      : amount;
  });
  return html`<b>${lead}${rest}:</b> ${gains.join(' + ')}`;
}

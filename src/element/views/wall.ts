import { html, nothing, type TemplateResult } from 'lit';
import type { Payment } from '../../engine/rulesets/index.js';
import type { Seat } from '../../engine/seat.js';
import type { DraftAt } from '../draft.js';
import type { PlayScene } from '../scene.js';
import { chips, exactly } from './chips.js';
import { button, who } from './parts.js';
import { cancel, corrections, hint, record, shell } from './tray-parts.js';

/** The wall is empty: how does each seat still in stand? One sheet writes all that follows. */
export function wall(s: PlayScene, draft: DraftAt<'wall'>): TemplateResult {
  const { entry, script, ui } = s;
  const prospect = entry.prospect();
  const total = hint(s, summary(s, prospect.payments), prospect.refused);
  return shell(
    s,
    html`${entry.point.asked.map((seat) => {
        const question = { seat, label: ui.handOf(script.name(seat)) };
        const typed = exactly(s, question);
        return html`<div>${who(seat, script)} ${answers(s, draft, seat)}</div>
          ${chips(s, question)} ${typed && html`<div><span class="grow sm muted">${ui.exactly}</span>${typed}</div>`}`;
      })}
      ${entry.isCorrecting ? html`<div>${total}</div>` : nothing}
      <div class="foot">${cancel(s)} ${entry.isCorrecting ? corrections(s) : total} ${record(s, prospect)}</div>`,
    'sheet',
  );
}

/** The events that name seats, the last first ("Ready"), and what a seat is that none of them names. */
function answers(
  { act, entry, rules, script }: PlayScene,
  { said, rest }: DraftAt<'wall'>,
  seat: Seat,
): TemplateResult {
  const naming = said.filter(({ list }) => list).map(({ type }) => type);
  const [first, ...more] = naming.reverse();
  return html`<span class="seg" role="group" aria-label=${script.name(seat)}>
    ${[first, undefined, ...more].map((type) => {
      const handler = act(() => {
        entry.say(seat, type);
      });
      const pressed = type === undefined ? rest.includes(seat) : entry.naming(seat)?.type === type;
      return button(rules.entry[type ?? 'none']?.title, handler, { pressed });
    })}
  </span>`;
}

/** "flower pig 16 + 16, not ready 8" */
function summary({ rules, script }: PlayScene, payments: readonly Payment[]): TemplateResult {
  const parts = [...new Set(payments.map(({ rule }) => rule))].map((rule, index) => {
    const amounts = payments.filter((paid) => paid.rule === rule).map(({ points }) => script.points(points));
    return html`${index > 0 ? ', ' : nothing}<b>${rules.rules[rule]}</b> ${amounts.join(' + ')}`;
  });
  return html`<span class="xs">${parts}</span>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Payment } from '../../engine/rulesets/index.js';
import type { Seat } from '../../engine/seat.js';
import { listOf, mainQuestion } from '../asked.js';
import type { DraftAt } from '../draft.js';
import type { Scene } from '../scene.js';
import { chips, exactly } from './chips.js';
import { cancel, corrections, hint, record, shell, who } from './parts.js';

/** The wall is empty: how does each seat still in stand? One sheet writes all that follows. */
export function wall(s: Scene, draft: DraftAt<'wall'>): TemplateResult {
  const { entry, script } = s;
  const prospect = entry.prospect();
  const summary = prospect.events.length > 0 ? summaryOf(s, entry.point.preview(prospect.events)) : nothing;
  return shell(
    s,
    html`${entry.point.asked.map(
        (seat) =>
          html`<div>${who(seat, script)} ${answers(s, draft, seat)}</div>
            ${unfolded(s, seat)}`,
      )}
      <div class="foot">
        ${cancel(s, true)} ${corrections(s)} ${hint(s, summary, prospect.incomplete ? undefined : prospect.refused)}
        ${record(s, prospect)}
      </div>`,
    'sheet',
  );
}

/** The events that name seats, the last first ("Ready"), and what a seat is that none of them names. */
function answers({ act, entry, rules, script }: Scene, { events }: DraftAt<'wall'>, seat: Seat): TemplateResult {
  const [first, ...rest] = events.map(({ type }) => type).filter((type) => listOf(entry.point.spec(type))).reverse(); // prettier-ignore
  const answered = entry.answered(seat);
  return html`<span class="seg" role="group" aria-label=${script.name(seat)}>
    ${[first, undefined, ...rest].map((type) => {
      const handler = act(() => {
        entry.answer(seat, type);
      });
      return html`<button
        class="btn"
        type="button"
        aria-pressed=${answered !== undefined && answered?.type === type}
        @click=${handler}
      >
        ${rules.entry[type ?? 'none']?.title}
      </button>`;
    })}
  </span>`;
}

function unfolded(s: Scene, seat: Seat) {
  const { entry, script, ui } = s;
  const answered = entry.answered(seat);
  const [key, field] = (answered && mainQuestion(entry.point.spec(answered.type))) ?? [];
  if (!answered || key === undefined || !field) return nothing;
  const question = {
    ...{ seat, key, field, label: ui.handOf(script.name(seat)), answer: answered.item[key] },
    say: (fan: number) => {
      entry.answer(seat, answered.type, { [key]: fan });
    },
  };
  const typed = exactly(s, question);
  return html`${chips(s, question)}${typed && html`<div><span class="grow sm muted">${ui.exactly}</span>${typed}</div>`}`;
}

/** "Flower pig 16 + 16, not ready 8" */
function summaryOf({ rules, script }: Scene, payments: readonly Payment[]): TemplateResult {
  const parts = [...new Set(payments.map(({ rule }) => rule))].map((rule, index) => {
    const amounts = payments.filter((paid) => paid.rule === rule).map(({ points }) => script.points(points));
    return html`${index > 0 ? ', ' : nothing}<b>${rules.rules[rule]}</b> ${amounts.join(' + ')}`;
  });
  return html`<span class="xs">${parts}</span>`;
}

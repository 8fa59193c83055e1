import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Payment } from '../../engine/rulesets/index.js';
import type { Seat } from '../../engine/seat.js';
import { seatList } from '../asked.js';
import type { WallDraft } from '../draft.js';
import { why, type Scene } from '../scene.js';
import { button, cancel, corrections, hint, shell, who } from './parts.js';
import { fanChips } from './value.js';

/** The wall is empty: how does each seat still in stand? One sheet writes all that follows. */
export function wall(scene: Scene, draft: WallDraft): TemplateResult {
  const { act, entry, script, words } = scene;
  const { ui } = words;
  const { events, incomplete, refused } = entry.prospect();
  const record = act(() => {
    entry.record();
  });
  return shell(
    ui.wallEmpty,
    html`${repeat(
        entry.point.asked,
        (seat) => seat,
        (seat) =>
          html`<div>${who(seat, script.name(seat))} ${answers(scene, draft, seat)}</div>
            ${unfolded(scene, draft, seat)}`,
      )}
      <div class="foot">
        ${cancel(scene, true)} ${corrections(scene)}
        ${hint(scene, refused && !incomplete ? html`<b class="neg">${why(scene, refused)}</b>` : summary(scene, entry.point.preview(events)))}
        ${button(ui.record, record, { className: 'main', disabled: incomplete || !!refused || scene.locked })}
      </div>`,
    true,
  );
}

/** The events that name seats, the last first ("Ready"), and what a seat is that none of them names. */
function answers({ act, entry, rules, script }: Scene, { types, answers }: WallDraft, seat: Seat): TemplateResult {
  const naming = types.filter((type) => seatList(entry.point.spec(type))).reverse();
  const [first, ...rest] = naming;
  const offered = first === undefined ? [] : [first, 'none', ...rest];
  return html`<span class="seg" role="group" aria-label=${script.name(seat)}>
    ${offered.map((type) => {
      const answer = act(() => {
        entry.answer(seat, type);
      });
      const pressed = answers.get(seat)?.type === type;
      return html`<button type="button" aria-pressed=${pressed} @click=${answer}>${rules.entry[type]?.title}</button>`;
    })}
  </span>`;
}

function unfolded(scene: Scene, { types, answers }: WallDraft, seat: Seat) {
  const { entry, script, words } = scene;
  const answer = answers.get(seat);
  const asked = answer && types.includes(answer.type) ? seatList(entry.point.spec(answer.type))?.asked[0] : undefined;
  if (!answer || !asked) return nothing;
  const [key, field] = asked;
  return fanChips(scene, {
    field,
    chosen: answer.values[key],
    label: words.ui.handOf(script.name(seat)),
    worth: (value) => entry.worthAnswered(seat, answer.type, { [key]: value }),
    choose: (value) => {
      entry.answer(seat, answer.type, { [key]: value });
    },
    isRow: true,
  });
}

/** "Flower pig 16 + 16, not ready 8" */
function summary({ rules, script }: Scene, payments: readonly Payment[]): TemplateResult {
  const byRule = new Map<Payment['rule'], string[]>();
  for (const { rule, points } of payments) byRule.set(rule, [...(byRule.get(rule) ?? []), script.points(points)]);
  const parts = [...byRule].map(([rule, amounts]) => html`<b>${rules.rules[rule]}</b> ${amounts.join(' + ')}`);
  return html`<span class="xs">${parts.map((part, index) => html`${index > 0 ? ', ' : ''}${part}`)}</span>`;
}

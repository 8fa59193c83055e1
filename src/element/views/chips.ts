import { html, nothing, type TemplateResult } from 'lit';
import type { AnyField } from '../../engine/fields.js';
import type { Seat } from '../../engine/seat.js';
import type { Scene } from '../scene.js';

/** What is asked of a seat's hand, and what has been answered. */
export interface Question {
  readonly seat: Seat;
  readonly label: string;
  readonly key: string;
  readonly field: AnyField;
  readonly answer: unknown;
  say(value: number): void;
}

/** Above this, more counts no more. */
function capOf({ game }: Scene, { field }: Question): number {
  const cap = field.kind === 'integer' ? field.cap : undefined;
  return Number(typeof cap === 'string' ? game.session.settlement.options[cap] : cap);
}

/** The values worth telling apart, each with what it pays: "4 + 1 each". The last stands for all that count no more. */
export function chips(s: Scene, question: Question): TemplateResult {
  const { act, entry, rules, script, ui } = s;
  const { seat, label, key, answer } = question;
  const isSheet = entry.draft.step === 'wall';
  const last = capOf(s, question) + 1;
  const fans = Array.from({ length: last + 1 }, (_, fan) => fan);
  return html`<div
    class="fans two ${isSheet ? 'row' : ''} c${isSheet ? fans.length : Math.ceil(fans.length / 2)}"
    role="group"
    aria-label=${label}
  >
    ${fans.map((fan) => {
      const isLast = fan === last;
      const pressed = isLast ? Number(answer) >= last : answer === fan;
      const pick = act(() => {
        if (!pressed) question.say(fan);
      });
      const [first, ...more] = entry.worth(seat, { [key]: fan });
      const worth = first ? rules.worth(first, script) : '';
      return html`<button type="button" class="btn fan" aria-pressed=${pressed} @click=${pick}>
        <b>${fan}${isLast ? '+' : nothing}</b>
        <span
          >${isLast && !isSheet ? html`<em>${ui.cap}</em> ` : nothing}${
            more.length > 0 && !isLast && !isSheet ? ui.each(worth) : worth
          }</span
        >
      </button>`;
    })}
  </div>`;
}

/** A field for the exact number, once the chip is taken that stands for many. */
export function exactly(s: Scene, question: Question): TemplateResult | undefined {
  const { field, answer } = question;
  const least = capOf(s, question) + 1;
  if (field.kind !== 'integer' || !(Number(answer) >= least)) return undefined;
  const type = (event: Event) => {
    const input = event.currentTarget;
    if (!(input instanceof HTMLInputElement) || !input.reportValidity()) return;
    s.act(() => {
      question.say(input.valueAsNumber);
    })(event);
  };
  return html`<input
    class="typed"
    type="number"
    inputmode="numeric"
    required
    aria-label=${s.ui.exactly}
    min=${least}
    max=${field.max}
    .value=${String(answer)}
    @change=${type}
  />`;
}

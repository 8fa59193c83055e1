import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/seat.js';
import type { Scene } from '../scene.js';

/** Whose hand is asked about. */
export interface Question {
  readonly seat: Seat;
  readonly label: string;
}

/** The number that is asked first of a seat in the event that the draft names it in, and what has been answered. */
function numberAsked({ entry, game }: Scene, { seat }: Question) {
  const said = entry.naming(seat);
  const [key = '', field] = said?.asked[0] ?? [];
  if (!said || field?.kind !== 'integer') return undefined;
  const cap = typeof field.cap === 'string' ? game.session.settlement.options[field.cap] : field.cap;
  const say = (value: number) => {
    entry.say(seat, said.type, { [key]: value });
  };
  return { key, max: field.max, last: Number(cap) + 1, answer: said.of(seat)?.[key], say };
}

/** The values worth telling apart, each with what it pays: "4 + 1 each". The last stands for all that count no more. */
export function chips(s: Scene, question: Question): TemplateResult | undefined {
  const { act, entry, rules, script, ui } = s;
  const asked = numberAsked(s, question);
  if (!asked) return undefined;
  const { key, last, answer, say } = asked;
  const isSheet = entry.draft.step === 'wall';
  const fans = Array.from({ length: last + 1 }, (_, fan) => fan);
  return html`<div
    class="fans two ${isSheet ? 'row' : ''} c${isSheet ? fans.length : Math.ceil(fans.length / 2)}"
    role="group"
    aria-label=${question.label}
  >
    ${fans.map((fan) => {
      const isLast = fan === last;
      const pressed = isLast ? Number(answer) >= last : answer === fan;
      const pick = act(() => {
        if (!pressed) say(fan);
      });
      const [first, ...more] = entry.worth(question.seat, { [key]: fan });
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
  const asked = numberAsked(s, question);
  if (!asked || !(Number(asked.answer) >= asked.last)) return undefined;
  const type = (event: Event) => {
    const input = event.currentTarget;
    if (!(input instanceof HTMLInputElement) || !input.reportValidity()) return;
    s.act(() => {
      asked.say(input.valueAsNumber);
    })(event);
  };
  return html`<input
    class="typed"
    type="number"
    inputmode="numeric"
    required
    aria-label=${s.ui.exactly}
    min=${asked.last}
    max=${asked.max}
    .value=${String(asked.answer)}
    @change=${type}
  />`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { AnyField } from '../../engine/fields.js';
import type { Payment } from '../../engine/rulesets/index.js';
import { isSeat, type Seat } from '../../engine/seat.js';
import { itemsOf, mainQuestion } from '../asked.js';
import type { DraftAt } from '../draft.js';
import { tell, type Scene } from '../scene.js';
import { button, cancel, corrections, hint, record, shell, who } from './parts.js';
import { wayOf } from './pick.js';

/** What was the hand worth? Chips that say what each answer pays, and the whole in a sentence. */
export function value(s: Scene, { seat, choice, event }: DraftAt<'value'>): TemplateResult {
  const { act, entry, rules, script, ui } = s;
  const spec = entry.point.spec(event.type);
  const question = mainQuestion(spec);
  const items = itemsOf(spec, event);
  const prospect = entry.prospect();
  const reopen = act(() => {
    entry.reopen();
  });
  const way = wayOf(s, choice);
  const { from } = event;
  const name = isSeat(from) ? script.name(from) : '';
  const said = !isSeat(from) ? way : way === undefined ? `${ui.from} ${name}` : ui.rare(name, way);
  const mine = items.find((item) => item.seat === seat);
  return shell(
    s,
    html`<div>
        ${who(seat, script)} ${corrections(s)}
        ${button(html`<span class="cut">${said}</span> <span aria-hidden="true">▾</span>`, reopen)}
      </div>
      ${
        question
          ? chips(s, question, mine?.[question[0]], seat, rules.asked, (key, fan) => {
              entry.say(key, fan);
            })
          : nothing
      }
      ${hint(s, sentence(s, items, prospect.events), prospect.refused)}
      <div>${cancel(s)} ${record(s, prospect)}</div>`,
  );
}

/** Above this, more counts no more. */
function capOf({ game }: Scene, field: AnyField): number {
  const cap = field.kind === 'integer' ? field.cap : undefined;
  return Number(typeof cap === 'string' ? game.session.settlement.options[cap] : cap);
}

/** The values worth telling apart; the last stands for all that count no more, and larger ones can be typed. */
export function chips(
  s: Scene,
  [key, field]: readonly [string, AnyField],
  chosen: unknown,
  seat: Seat,
  label: string,
  say: (key: string, value: number) => void,
): TemplateResult {
  const { act, entry, script, ui } = s;
  const isSheet = entry.draft.step === 'wall';
  const last = capOf(s, field) + 1;
  const fans = Array.from({ length: last + 1 }, (_, index) => index);
  const columns = isSheet ? fans.length : Math.ceil(fans.length / 2);
  const isMore = Number(chosen) >= last;
  const type = (event: Event) => {
    const input = event.currentTarget;
    if (!(input instanceof HTMLInputElement) || !input.reportValidity()) return;
    act(() => {
      say(key, input.valueAsNumber);
    })(event);
  };
  return html`<div class="fans two ${isSheet ? 'row' : ''} c${columns}" role="group" aria-label=${label}>
    ${fans.map((fan) => {
      const pressed = fan === last ? isMore : chosen === fan;
      const pick = act(() => {
        if (!pressed) say(key, fan);
      });
      const paid = entry.worth(seat, { [key]: fan });
      return html`<button type="button" class="fan" aria-pressed=${pressed} @click=${pick}>
        <b>${fan}${fan === last ? '+' : nothing}</b>
        <span>${fan === last ? html`<em>${ui.cap}</em> ` : nothing}${price(s, paid, fan < last)}</span>
      </button>`;
    })}
    ${
      isMore && field.kind === 'integer'
        ? html`<label class="more"
            ><span>${ui.exactly}</span>
            <input
              type="number"
              inputmode="numeric"
              min=${last}
              max=${field.max}
              .value=${script.points(Number(chosen))}
              @change=${type}
          /></label>`
        : nothing
    }
  </div>`;
}

/** What a hand is worth, in a chip: "4 + 1 each". */
function price({ entry, rules, script, ui }: Scene, [first, ...more]: readonly Payment[], isRoomy: boolean): string {
  if (!first) return '';
  const worth = rules.worth(first, script);
  return more.length > 0 && isRoomy && entry.draft.step === 'value' ? ui.each(worth) : worth;
}

/** "Ann wins self-drawn, 2 fan: 5 each, 10 in all." */
function sentence(
  s: Scene,
  items: ReturnType<typeof itemsOf>,
  events: ReturnType<Scene['entry']['prospect']>['events'],
) {
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

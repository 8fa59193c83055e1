import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/seat.js';
import type { PlayScene } from '../scene.js';
import { Said } from '../said.js';

/** Whose hand is asked about. */
export interface Question {
  readonly seat: Seat;
  readonly label: string;
}

/** More chips for numbers than these have no room. */
const mostChips = 13;

/** The number from which on more counts no more, or has no chip of its own; there may be none. */
function leastCapped({ game }: PlayScene, said: Said): number {
  const field = said.asked[0]?.[1];
  if (field?.kind !== 'integer') return NaN;
  const { cap = mostChips, max } = field;
  const most = typeof cap === 'string' ? game.session.settlement.options[cap] : cap;
  return Math.min(Number(most), max) + 1;
}

/** The values worth telling apart; of numbers, the last stands for all that count no more. */
function valuesOf(s: PlayScene, said: Said): readonly (string | number)[] {
  const field = said.asked[0]?.[1];
  if (field?.kind === 'choice') return field.values;
  if (field?.kind !== 'integer') return [];
  const { min, max } = field;
  const last = Math.min(leastCapped(s, said), max);
  return Array.from({ length: last - min + 1 }, (_, index) => min + index);
}

/** Whether a hand may be worth so much that its chips need a row more where the tray is narrow. */
export function hasManyChips(s: PlayScene): boolean {
  const { ruleset } = s.game;
  return Object.keys(ruleset.events).some((type) => valuesOf(s, new Said(ruleset, { type })).length > 12);
}

/** What is asked first of a seat, a chip for each answer with what it pays: "4 + 1 each". Then what may be ticked. */
export function chips(s: PlayScene, { seat, label }: Question): TemplateResult | undefined {
  const { entry, rules, ui } = s;
  const said = entry.naming(seat);
  const key = said?.asked[0]?.[0];
  if (!said || key === undefined) return undefined;
  const isSheet = entry.draft.step === 'wall';
  const values = valuesOf(s, said);
  const isNamed = said.asked[0]?.[1].kind === 'choice';
  const flags = said.asked.filter(([, { kind }]) => kind === 'flag');
  const count = values.length + flags.length;
  const columns = isSheet ? count : Math.ceil(count / 2);
  const item = said.of(seat);
  const last = leastCapped(s, said);
  return html`<div
    class="fans two ${isSheet ? 'row' : ''} ${isNamed ? 'named' : ''} c${columns}"
    role="group"
    aria-label=${label}
  >
    ${values.map((value) => {
      const isCapped = value === last;
      const pressed = isCapped ? Number(item?.[key]) >= last : item?.[key] === value;
      const worth = price(s, seat, { [key]: value }, !isCapped && columns < 4);
      return chip(
        s,
        { seat, said, values: pressed ? {} : { [key]: value }, pressed },
        html`<b class=${isNamed ? '' : 'cut'}>${isNamed ? rules.choices?.[value] : value}${isCapped ? '+' : nothing}</b>
          <span
            >${isCapped ? `${ui.cap} ` : nothing}${isCapped && (isSheet || columns > 6 || worth.length > 7) ? nothing : worth}</span
          >`,
      );
    })}
    ${flags.map(([flag]) => {
      const pressed = item?.[flag] === true;
      return chip(
        s,
        { seat, said, values: { [flag]: pressed ? undefined : true }, pressed },
        html`<b>${rules.fields?.[flag]}</b>`,
      );
    })}
  </div>`;
}

interface Answer {
  readonly seat: Seat;
  readonly said: Said;
  readonly values: object;
  readonly pressed: boolean;
}

function chip({ act, entry }: PlayScene, { seat, said, values, pressed }: Answer, content: unknown): TemplateResult {
  const pick = act(() => {
    entry.say(seat, said.type, values);
  });
  return html`<button type="button" class="btn fan" aria-pressed=${pressed} @click=${pick}>${content}</button>`;
}

function price({ entry, rules, script, ui }: PlayScene, seat: Seat, values: object, isRoomy: boolean): string {
  const tight = { ...script, points: script.short };
  const sums = entry.worth(seat, values).map((due) => rules.worth(due, tight));
  const [first = '', ...more] = sums;
  const all = sums.join(' + ');
  // What several pay in unequal parts may have no room but for the sum.
  const total = () => script.short(entry.worth(seat, values).reduce((sum, { points }) => sum + points, 0));
  if (!more.every((sum) => sum === first)) return all.length > 11 ? total() : all;
  return more.length > 0 && isRoomy ? ui.each(first) : first;
}

/** A field for the exact number, once the chip is taken that stands for many. */
export function exactly(s: PlayScene, { seat, label }: Question): TemplateResult | undefined {
  const said = s.entry.naming(seat);
  const [key = '', field] = said?.asked[0] ?? [];
  const answer = said?.of(seat)?.[key];
  // One that is being typed may be none at times.
  const isTyped = typeof answer === 'number' && said !== undefined && !(answer < leastCapped(s, said));
  if (!isTyped || field?.kind !== 'integer') return undefined;
  const type = (event: Event) => {
    const input = event.currentTarget;
    if (!(input instanceof HTMLInputElement)) return;
    input.reportValidity();
    // What does not fit is kept all the same, so that it is refused where it would be recorded.
    s.act(() => {
      s.entry.say(seat, said.type, { [key]: input.valueAsNumber });
    })(event);
  };
  return html`<input
    class="typed"
    type="number"
    inputmode="numeric"
    required
    aria-label="${label}, ${s.ui.exactly}"
    min=${leastCapped(s, said)}
    max=${field.max}
    .value=${Number.isNaN(answer) ? '' : String(answer)}
    @change=${type}
  />`;
}

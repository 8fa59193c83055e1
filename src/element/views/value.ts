import { html, nothing, type TemplateResult } from 'lit';
import type { AnyField } from '../../engine/fields.js';
import type { Payment, RoundEvent } from '../../engine/rulesets/index.js';
import { seatList } from '../asked.js';
import type { ValueDraft } from '../draft.js';
import { tell, why, type Scene } from '../scene.js';
import { button, cancel, corrections, hint, shell, who } from './parts.js';

/** What was the hand worth? Chips that say what each answer pays, and the whole in a sentence. */
export function value(scene: Scene, draft: ValueDraft): TemplateResult {
  const { act, entry, rules, script, words } = scene;
  const { ui } = words;
  const item = draft.items[draft.active];
  const asked = seatList(entry.point.spec(draft.choice.event.type))?.asked ?? [];
  const [main] = asked;
  if (!item || !main) return shell(ui.entry, nothing);
  const { events, incomplete, refused } = entry.prospect();
  const [key, field] = main;
  const record = act(() => {
    entry.record();
  });
  const reopen = act(() => {
    entry.reopen();
  });
  const way = wayName(scene, draft);
  return shell(
    ui.entry,
    html`<div>
        ${who(item.seat, script.name(item.seat))} ${corrections(scene)}
        ${button(html`<span class="cut">${way}</span> <span aria-hidden="true">▾</span>`, reopen)}
      </div>
      ${fanChips(scene, {
        field,
        chosen: item.values[key],
        label: rules.asked,
        worth: (fan) => entry.worth(key, fan),
        choose: (fan) => {
          entry.setValue(key, fan);
        },
      })}
      ${hint(scene, refused ? html`<b class="neg">${why(scene, refused)}</b>` : sentence(scene, events, draft))}
      <div>
        ${cancel(scene)}
        ${button(ui.record, record, { className: 'main grow', disabled: incomplete || !!refused || scene.locked })}
      </div>`,
  );
}

function wayName({ rules, script, words: { ui } }: Scene, { choice }: ValueDraft): string {
  const { from } = choice;
  const way = choice.words === undefined ? undefined : rules.entry[choice.event.type]?.ways?.[choice.words];
  if (from === undefined) return way ?? '';
  return way === undefined ? `${ui.from} ${script.name(from)}` : ui.rare(script.name(from), way);
}

interface Chips {
  readonly field: AnyField;
  readonly chosen: unknown;
  readonly label: string;
  readonly worth: (value: unknown) => readonly Payment[];
  readonly choose: (value: unknown) => void;
  /** One row, on the sheet. */
  readonly isRow?: boolean;
}

/** Above this, more counts no more. */
function capOf({ game }: Scene, field: AnyField): number | undefined {
  if (field.kind !== 'integer' || field.cap === undefined) return undefined;
  const { cap } = field;
  const value = typeof cap === 'string' ? game.session.settlement.options[cap] : cap;
  return typeof value === 'number' ? value : undefined;
}

/** The values worth telling apart; the last stands for all that count no more, and can be typed. */
export function fanChips(scene: Scene, { field, chosen, label, worth, choose, isRow = false }: Chips): TemplateResult {
  const { act, words } = scene;
  const cap = capOf(scene, field) ?? 0;
  const values = Array.from({ length: cap + 2 }, (_, index) => index);
  const columns = isRow ? values.length : Math.ceil(values.length / 2);
  const number = typeof chosen === 'number' ? chosen : undefined;
  return html`<div class="fans two ${isRow ? 'row' : ''} c${columns}" role="group" aria-label=${label}>
    ${values.map((fan) => {
      const isLast = fan > cap;
      const pressed = isLast ? number !== undefined && number > cap : number === fan;
      const pick = act(() => {
        choose(isLast && pressed ? number : fan);
      });
      return html`<button type="button" class="fan" aria-pressed=${pressed} @click=${pick}>
        <b>${isLast ? `${fan}+` : fan}</b>
        <span>${isLast ? html`<em>${words.ui.cap}</em> ` : nothing}${price(scene, worth(fan))}</span>
      </button>`;
    })}
  </div>`;
}

/** What a hand is worth, in a chip: "4 + 1 each". */
function price({ rules, script, words: { ui } }: Scene, payments: readonly Payment[]): string {
  const [first, ...more] = payments;
  if (!first) return '';
  const worth = rules.worth(first, script);
  return more.length > 0 && more.every(({ rule }) => rule === first.rule) ? ui.each(worth) : worth;
}

/** "Ann wins self-drawn, 2 fan: 5 each, 10 in all." */
function sentence(scene: Scene, events: readonly RoundEvent[], draft: ValueDraft): TemplateResult {
  const { entry, rules } = scene;
  const [event] = events;
  if (!event) return html`<span class="muted">${rules.asked}?</span>`;
  const { round } = entry.point;
  const { lead, rest } = tell(scene, round, event, round.events.length);
  const payments = entry.point.preview(events);
  const gains = draft.items.map(({ seat }) =>
    gain(
      scene,
      payments.filter(({ to, phase }) => to === seat && phase === 'win'),
    ),
  );
  return html`<span><b>${lead}${rest}:</b> ${gains.join('; ')}</span>`;
}

function gain({ script, words: { ui } }: Scene, payments: readonly Payment[]): string {
  const [first] = payments;
  if (!first) return script.points(0);
  const total = payments.reduce((sum, { points }) => sum + points, 0);
  const amount = script.points(first.points);
  return payments.length > 1
    ? ui.gain(amount, '', script.points(total))
    : ui.gain(amount, script.name(first.from), undefined);
}

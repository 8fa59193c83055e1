import { html, type TemplateResult } from 'lit';
import { isObject, type AnyField } from '../../engine/fields.js';
import { seats, type Seat } from '../../engine/seat.js';
import type { DraftAt } from '../draft.js';
import type { Said } from '../said.js';
import type { PlayScene } from '../scene.js';

interface Offer {
  readonly value: unknown;
  readonly text: string;
}

/** What may be said of a hand beside its value, each as a list to choose from. */
export function extras(s: PlayScene, { seat, said: [said] }: DraftAt<'value'>): TemplateResult {
  const { act, entry, rules } = s;
  const item = said.of(seat);
  return html`<div class="two extras">
    ${restOf(said).map(([key, field]) => {
      const offers = offersOf(s, field, seat);
      const choose = (event: Event) => {
        const select = event.currentTarget;
        if (!(select instanceof HTMLSelectElement)) return;
        act(() => {
          entry.say(seat, said.type, { [key]: offers[select.selectedIndex]?.value });
        })(event);
      };
      return html`<label class="field"
        ><span>${rules.fields?.[key]}</span>
        <select @change=${choose}>
          ${offers.map(({ value, text }) => html`<option .selected=${isSaid(item?.[key], value)}>${text}</option>`)}
        </select></label
      >`;
    })}
  </div>`;
}

/** What is said may name a seat that goes without saying. */
function isSaid(said: unknown, offer: unknown): boolean {
  if (!isObject(said) || !isObject(offer)) return said === offer;
  return Object.entries(offer).every(([key, value]) => said[key] === value);
}

/** Nothing first; then each number, or each kind with each seat that it may name. */
function offersOf({ rules, script, ui }: PlayScene, field: AnyField, seat: Seat): Offer[] {
  const none = { value: undefined, text: ui.nothing };
  if (field.kind === 'integer') {
    const numbers = Array.from({ length: field.max }, (_, index) => index + 1);
    return [none, ...numbers.map((value) => ({ value, text: String(value) }))];
  }
  if (field.kind !== 'tagged') return [none];
  const kinds = Object.entries(field.groups).flatMap(([kind, { fields }]): Offer[] => {
    const text = rules.choices?.[kind] ?? kind;
    if (fields.seat?.optional) return [{ value: { [field.key]: kind }, text }];
    const others = seats.filter((one) => one !== seat);
    return others.map((one) => ({ value: { [field.key]: kind, seat: one }, text: `${text}, ${script.name(one)}` }));
  });
  return [none, ...kinds];
}

export function hasExtras({ said: [said] }: DraftAt<'value'>): boolean {
  return restOf(said).length > 0;
}

/** Flags are chips; the rest is here. */
function restOf({ asked }: Said): Said['asked'] {
  return asked.filter(([, { kind, optional }]) => optional && kind !== 'flag');
}

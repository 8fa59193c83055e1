import type { OptionField, OptionValue } from '../../engine/rulesets/ruleset.js';
import type { OptionWords, PanelWords } from '../../locales/panel-words.js';
import { panels as english } from '../../locales/en/panels.js';
import type { Kit, Scene } from './kit.js';

export function optionWords({ words = english }: Kit, { game }: Scene, name: string): OptionWords | undefined {
  return words.options[game.ruleset.id]?.[name];
}

export function optionLabel(kit: Kit, scene: Scene, name: string): string {
  return optionWords(kit, scene, name)?.label ?? name;
}

/** A value of an option in words: "3 fan, ×8", "Yes". */
export function valueText(kit: Kit, scene: Scene, name: string, value: OptionValue): string {
  const { words = english }: { words?: PanelWords | undefined } = kit;
  const known = optionWords(kit, scene, name)?.values?.[String(value)];
  return known ?? (value === true ? words.yes : value === false ? words.no : String(value));
}

interface Chosen {
  readonly value: OptionValue | undefined;
  readonly isDisabled?: boolean;
  choose(value: OptionValue, event: Event): void;
}

/** An option as a labelled control of the platform. */
export function optionField(kit: Kit, scene: Scene, name: string, field: OptionField, chosen: Chosen) {
  const { html } = kit;
  const { choose, isDisabled = false, value } = chosen;
  if (field.kind === 'integer') {
    const change = (event: Event) => {
      const input = event.currentTarget;
      if (input instanceof HTMLInputElement && input.reportValidity()) choose(input.valueAsNumber, event);
    };
    return html`<label class="field"
      ><span>${optionLabel(kit, scene, name)}</span>
      <input
        type="number"
        inputmode="numeric"
        required
        min=${field.min}
        max=${field.max}
        .value=${String(value)}
        ?disabled=${isDisabled}
        @change=${change}
    /></label>`;
  }
  const values: readonly OptionValue[] = field.kind === 'choice' ? field.values : [true, false];
  const change = (event: Event) => {
    const select = event.currentTarget;
    const next = select instanceof HTMLSelectElement ? values[select.selectedIndex] : undefined;
    if (next !== undefined) choose(next, event);
  };
  return html`<label class="field"
    ><span>${optionLabel(kit, scene, name)}</span>
    <select ?disabled=${isDisabled} @change=${change}>
      ${values.map((one) => html`<option .selected=${one === value}>${valueText(kit, scene, name, one)}</option>`)}
    </select></label
  >`;
}

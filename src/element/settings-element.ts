import { FormControl } from './form-control.js';
import { inKebabCase } from '../engine/names.js';
import { isTakenBack, normalized, optionNames, type Given, type OptionProperties } from './settings.js';

const settings = ['ruleset', 'players', 'pointValue', 'currency', ...optionNames];

/**
 * An element whose settings are attributes and properties: every option of every ruleset, and what a record may leave
 * out. The accessors follow from the rulesets, at the end of this file.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the accessors follow from the rulesets
export abstract class SettingsElement extends FormControl {
  static readonly settings: readonly string[] = settings;

  readonly #given = new Map<string, unknown>();

  /** A setting was given, or taken back. */
  protected abstract settingsChanged(): void;

  /** As the page has set them, unjudged. */
  protected get given(): Given {
    const options = new Map(optionNames.map((name) => [name, this.#given.get(name)]));
    return { ...Object.fromEntries(this.#given), options };
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...settings.map(inKebabCase)];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const setting = settings.find((one) => inKebabCase(one) === name);
    if (setting) this.setSetting(setting, value);
    else super.attributeChangedCallback(name, old, value);
  }

  /** @internal */
  getSetting(name: string): unknown {
    return this.#given.get(name);
  }

  /** @internal */
  setSetting(name: string, given: unknown): void {
    const value = normalized(name, given);
    if (Object.is(this.#given.get(name), value)) return;
    this.#given.set(name, value);
    this.settingsChanged();
    this.requestUpdate();
  }
}

for (const name of settings) {
  Object.defineProperty(SettingsElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: SettingsElement) {
      return this.getSetting(name);
    },
    set(this: SettingsElement, value: unknown) {
      this.setSetting(name, isTakenBack(name, value) ? undefined : value);
    },
  });
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the same
export interface SettingsElement extends OptionProperties {
  /** Id of a ruleset; set, it wins over the record's. */
  ruleset: string | undefined;
  /** Four names, as a list or as in notation; they fill what the record leaves out. */
  players: string | readonly string[] | undefined;
  /** What one point is worth, a plain decimal such as `0.10`; with `currency` it fills what the record leaves out. */
  pointValue: string | undefined;
  /** ISO 4217 code, such as `EUR`. */
  currency: string | undefined;
}

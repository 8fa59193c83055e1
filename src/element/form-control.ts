import { LitElement } from 'lit';

/** What a form control holds, and what is wrong with it. */
export interface FormState {
  /** Another object when the value is another. */
  readonly key: object;
  /** Asked for only where a form submits it. */
  value(): string;
  /** Of a value that cannot stand: `customError`. */
  readonly wrong: string | undefined;
  /** Of one that is required and not there: `valueMissing`. */
  readonly missing: string | undefined;
}

/**
 * A form control as native ones are: `name`, `disabled`, `readonly` and `required` stand for their attributes, validity
 * is the element's, and a disabled `fieldset` around it disables it.
 */
export abstract class FormControl extends LitElement {
  static readonly formAssociated = true;
  static readonly formProperties: readonly string[] = ['name', 'disabled', 'readOnly', 'required'];

  readonly #internals = this.attachInternals();
  #isDisabledByForm = false;
  #submitted: object | undefined;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...FormControl.formProperties.map((name) => name.toLowerCase())];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.formChanged();
    this.requestUpdate();
  }

  /** Back to what the page gives by attribute and content. */
  abstract formResetCallback(): void;

  /** The browser brings back what was entered. */
  abstract formStateRestoreCallback(state: unknown): void;

  formAssociatedCallback(): void {
    this.#submitted = undefined;
    this.formChanged();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabledByForm = isDisabled;
    this.requestUpdate();
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get labels(): NodeList {
    return this.#internals.labels;
  }

  get validity(): ValidityState {
    return this.#judged.validity;
  }

  get validationMessage(): string {
    return this.#judged.validationMessage;
  }

  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  checkValidity(): boolean {
    return this.#judged.checkValidity();
  }

  reportValidity(): boolean {
    return this.#judged.reportValidity();
  }

  /** Where focus goes that is meant for the whole: by `focus()`, and by a browser that tells what is missing. */
  get #anchor(): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector('button');
  }

  /** Focuses the first button: at the table, East’s seat. */
  override focus(options?: FocusOptions): void {
    this.#anchor?.focus(options);
  }

  /** Under this name a form submits the value. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(value: string | null | undefined) {
    this.setAttribute('name', value ?? '');
  }

  /** Players can do nothing, and a form leaves it out. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean | null | undefined) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  /** A form is not submitted before something has been entered. */
  get required(): boolean {
    return this.hasAttribute('required');
  }

  set required(value: boolean | null | undefined) {
    this.toggleAttribute('required', Boolean(value));
  }

  /** Nothing can be entered or changed by players. */
  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }

  set readOnly(value: boolean | null | undefined) {
    this.toggleAttribute('readonly', Boolean(value));
  }

  /** Players may not touch it, for whichever reason. */
  protected get isLocked(): boolean {
    return this.readOnly || this.disabled || this.#isDisabledByForm;
  }

  protected abstract readonly formState: FormState;

  /** A form may be submitted at any time, in the middle of an event too: it is told at once. */
  protected formChanged(): void {
    if (this.form) this.updateForm();
  }

  get #judged(): ElementInternals {
    this.updateForm();
    return this.#internals;
  }

  protected updateForm(): void {
    const { key, value, wrong, missing } = this.formState;
    if (this.form && key !== this.#submitted) {
      this.#submitted = key;
      this.#internals.setFormValue(value());
    }
    const lacks = this.required ? missing : undefined;
    const flags = { customError: wrong !== undefined, valueMissing: wrong === undefined && lacks !== undefined };
    this.#internals.setValidity(flags, wrong ?? lacks ?? '', this.#anchor ?? undefined);
  }
}

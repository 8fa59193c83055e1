import { expect } from '@open-wc/testing';
import { MahjongSettler } from '../../src/index.js';
import type { MahjongRecord } from '../../src/engine/index.js';
import { eventually } from './eventually.js';

/* An element in a page, used as people use it: by roles, names and texts. */

export const names = 'Ann, Bo, Chen, Dee';

const placed: HTMLElement[] = [];

afterEach(() => {
  for (const one of placed.splice(0)) one.remove();
});

/** A block in the page that goes after the test. */
export function place(): HTMLElement {
  const block = document.createElement('div');
  block.style.font = '16px/1.5 system-ui, sans-serif';
  placed.push(block);
  document.body.append(block);
  return block;
}

export interface Mounting {
  /** Properties, set before the element is connected. Typed or not: pages are not always. */
  readonly properties?: object;
  /** Where the element goes; a block of its own if absent. */
  readonly parent?: Node;
  /** Width of that block in pixels. */
  readonly width?: number;
}

export async function mount(
  attributes: Readonly<Record<string, string>> = {},
  { properties = {}, parent, width }: Mounting = {},
): Promise<MahjongSettler> {
  const host = document.createElement('mahjong-settler');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  Object.assign(host, properties);
  const block = parent ?? place();
  if (block instanceof HTMLElement && width !== undefined) block.style.width = `${width}px`;
  block.appendChild(host);
  await drawn(host);
  return host;
}

/** The node as the element that it must be. */
export function settler(node: Node | null): MahjongSettler {
  if (!(node instanceof MahjongSettler)) throw new Error('this is no upgraded element');
  return node;
}

/** Until nothing is left to be rendered. A listener may have changed something during the update. */
export async function drawn(host: MahjongSettler): Promise<void> {
  for (let times = 0; !(await host.updateComplete); times++) {
    if (times > 50) throw new Error('the element never comes to rest');
  }
}

/** The accessible name, as far as this element makes one: a label, or the text that is not hidden. */
export function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? [...element.childNodes].map(textOf).join(''))
    .replace(/\s+/g, ' ')
    .trim();
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  // Not `instanceof`: the node may come from a frame.
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  return element.getAttribute('aria-hidden') === 'true' ? '' : ` ${nameOf(element)} `;
}

export function all(scope: MahjongSettler | Element, selector: string): HTMLElement[] {
  const root = scope.shadowRoot ?? scope;
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

type Name = string | RegExp;

function fits(element: Element, name: Name): boolean {
  return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
}

function only(found: readonly HTMLElement[], wanted: string, among: readonly HTMLElement[]): HTMLElement {
  if (found.length !== 1) {
    const list = among.map((one) => JSON.stringify(nameOf(one))).join(', ');
    throw new Error(`${found.length} × ${wanted} among ${list}`);
  }
  return found[0]!;
}

/** The part of that name: a group, a section. */
export function part(host: MahjongSettler, name: Name): HTMLElement {
  const parts = all(host, '[role=group], section');
  return only(
    parts.filter((one) => fits(one, name)),
    String(name),
    parts,
  );
}

export function hasPart(host: MahjongSettler, name: Name): boolean {
  return all(host, '[role=group], section').some((one) => fits(one, name));
}

export function buttons(scope: MahjongSettler | Element, name?: Name): HTMLElement[] {
  return all(scope, 'button').filter((one) => name === undefined || fits(one, name));
}

export function button(scope: MahjongSettler | Element, name: Name): HTMLElement {
  return only(buttons(scope, name), `button ${String(name)}`, buttons(scope));
}

/** A form field by its label. */
export function field(scope: MahjongSettler | Element, name: Name): HTMLInputElement | HTMLSelectElement {
  const fields = all(scope, 'input, select') as (HTMLInputElement | HTMLSelectElement)[];
  const found = fields.filter((one) => (one.labels?.[0] ? fits(one.labels[0].children[0]!, name) : fits(one, name)));
  return only(found, `field ${String(name)}`, fields) as HTMLInputElement | HTMLSelectElement;
}

/** Chooses in a list, or types into a field, and leaves it. */
export async function fill(host: MahjongSettler, name: Name, text: string): Promise<void> {
  const input = field(host, name);
  if (input instanceof HTMLSelectElement) {
    const option = [...input.options].find((one) => nameOf(one) === text);
    expect(option, `option ${text}`).to.exist;
    input.selectedIndex = option!.index;
  } else input.value = text;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn(host);
}

export async function press(host: MahjongSettler, name: Name, within?: Name): Promise<void> {
  button(within === undefined ? host : part(host, within), name).click();
  await drawn(host);
}

export function seatOf(host: MahjongSettler, player: string): HTMLElement {
  return button(part(host, 'Table'), new RegExp(`(^| )${player}( |$)`));
}

export async function tap(host: MahjongSettler, player: string): Promise<void> {
  seatOf(host, player).click();
  await drawn(host);
}

/** Entries of the ledger. */
export function entries(host: MahjongSettler): HTMLElement[] {
  return buttons(part(host, 'Ledger'));
}

export async function open(host: MahjongSettler, entry: number): Promise<void> {
  entries(host)[entry]!.click();
  await drawn(host);
}

export async function enterKong(host: MahjongSettler, player: string, kind = 'Concealed'): Promise<void> {
  await tap(host, player);
  await press(host, kind, 'Kong');
}

export async function pickSelfDraw(host: MahjongSettler, player: string): Promise<void> {
  await tap(host, player);
  await press(host, 'Self-draw', 'Win');
}

export async function pickFan(host: MahjongSettler, fan: number | string): Promise<void> {
  await press(host, new RegExp(`^${String(fan).replace('+', '\\+')} `), 'Fan');
}

export async function enterSelfDraw(host: MahjongSettler, player: string, fan: number | string): Promise<void> {
  await pickSelfDraw(host, player);
  await pickFan(host, fan);
  await press(host, 'Record');
}

export async function enterWin(host: MahjongSettler, player: string, from: string, fan: number): Promise<void> {
  await tap(host, player);
  await press(host, from, 'Win, from');
  await pickFan(host, fan);
  await press(host, 'Record');
}

/** Three wins on discards: the shortest round that ends before the wall is empty. */
export async function settleRound(host: MahjongSettler): Promise<void> {
  await enterWin(host, 'Ann', 'Dee', 1);
  await enterWin(host, 'Bo', 'Dee', 1);
  await enterWin(host, 'Chen', 'Dee', 1);
}

/** Opens a panel and waits until it has been fetched. */
export async function openPanel(host: MahjongSettler, name: string, by: Name = name): Promise<void> {
  await press(host, by);
  await eventually(() => hasPart(host, name), `the panel ${name} opens`);
  await drawn(host);
}

export function alerts(host: MahjongSettler): string[] {
  return all(host, '[role=alert]').map(nameOf);
}

export function isDimmed(element: HTMLElement): boolean {
  return element.getAttribute('aria-disabled') === 'true';
}

/** Whether the button is there and can be used. */
export function canPress(host: MahjongSettler, name: Name): boolean {
  return buttons(host, name).some((one) => !isDimmed(one));
}

/** Code and path of the error, or null. */
export function errorOf({ error }: MahjongSettler): string | null {
  return error && `${error.code} ${error.path}`;
}

/** Everything that the element tells the page from now on. */
export function heard(host: EventTarget): Event[] {
  const events: Event[] = [];
  for (const type of ['change', 'settled', 'error']) {
    host.addEventListener(`mahjong-settler-${type}`, (event) => events.push(event));
  }
  return events;
}

/** The same JSON in new objects. */
export function copyOf(record: MahjongRecord): MahjongRecord {
  return JSON.parse(JSON.stringify(record)) as MahjongRecord;
}

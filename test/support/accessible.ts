/*
 * Finds things as a player or assistive technology does: by role, accessible name and text, never by class.
 */

const roles = {
  alert: '[role=alert]',
  button: 'button',
  combobox: 'select',
  disclosure: 'summary',
  group: '[role=group]',
  heading: 'h1, h2, h3, h4',
  img: '[role=img]',
  list: 'ol, ul',
  listitem: 'li',
  region: 'section[aria-label]',
  spinbutton: 'input[type=number]',
  row: 'tr',
  status: '[role=status]',
  textbox: 'input[type=text]',
};

export type Role = keyof typeof roles;
export type Name = string | RegExp;

function isHidden(element: Element): boolean {
  return element.getAttribute('aria-hidden') === 'true' || getComputedStyle(element).display === 'none';
}

// By what they say of themselves: what is in a frame is no instance of this page's classes.
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

export function isInput(element: Element | undefined): element is HTMLInputElement {
  return element?.localName === 'input';
}

export function isSelect(element: Element): element is HTMLSelectElement {
  return element.localName === 'select';
}

function isFrame(element: Element | null): element is HTMLIFrameElement {
  return element?.localName === 'iframe';
}

function rawText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!isElement(node) || isHidden(node)) return '';
  const text = Array.from(node.childNodes, rawText).join('');
  return /^(inline|contents)$/.test(getComputedStyle(node).display) ? text : ` ${text} `;
}

/** What an element says; what is hidden from assistive technology is left out. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  if (isInput(element) || isSelect(element)) {
    const [first] = element.labels ?? [];
    return first ? textOf(first.firstElementChild ?? first) : '';
  }
  return textOf(element);
}

export function matches(text: string, name: Name): boolean {
  return typeof name === 'string' ? text === name : name.test(text);
}

export function allOf(root: ParentNode, role: Role, name: Name = /^/): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(roles[role])).filter((one) => matches(nameOf(one), name));
}

/** The only one; otherwise fails with what is there instead. */
export function oneOf(root: ParentNode, role: Role, name?: Name): HTMLElement {
  const [found, ...more] = allOf(root, role, name);
  if (found && more.length === 0) return found;
  const there = allOf(root, role).map((one) => JSON.stringify(nameOf(one)));
  const count = found ? `${more.length + 1} times` : 'not';
  throw new Error(`${role} ${String(name)} is ${count} among: ${there.join(', ') || 'none'}`);
}

/** The named group or region around an element. */
export function contextOf(element: Element): string {
  const around = element.parentElement?.closest(`${roles.group}, ${roles.region}`);
  return around ? nameOf(around) : '';
}

export function isDimmed(element: Element): boolean {
  return element.getAttribute('aria-disabled') === 'true';
}

export function isPressed(element: Element): boolean {
  return element.getAttribute('aria-pressed') === 'true';
}

/** The focused element, within whatever shadow root or frame. */
export function focused(): Element | null {
  let active = document.activeElement;
  for (;;) {
    const inner = isFrame(active) ? active.contentDocument?.activeElement : active?.shadowRoot?.activeElement;
    if (!inner) return active;
    active = inner;
  }
}

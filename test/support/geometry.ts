import { all, nameOf, part } from './mounted.js';
import type { MahjongSettler } from '../../src/index.js';

/* What can be wrong with where things stand. Each function lists faults in words, so that a failure tells them all. */

/** Rounding of a layout. */
const slack = 1;

const boxOf = (element: Element) => element.getBoundingClientRect();

function told(element: Element, pixels: number): string {
  return `${pixels.toFixed(0)} px: ${element.tagName.toLowerCase()} "${nameOf(element).slice(0, 48)}"`;
}

/** A panel may stand in the table's place. */
function isShown(element: Element): boolean {
  return element.checkVisibility();
}

function hasOwnText({ childNodes }: Element): boolean {
  return [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
}

/** Where a text is painted, also what is cut off. Nothing for one that is not shown. */
function textBox(element: Element): DOMRect | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = range.getBoundingClientRect();
  return box.width > 0 ? box : undefined;
}

/** Whether what does not fit is shortened with an ellipsis, here or around it. */
function isShortened(element: Element | null): boolean {
  if (!element || element.localName === 'button') return false;
  const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
  const here = overflowX === 'hidden' && (textOverflow === 'ellipsis' || /^\d/.test(webkitLineClamp));
  return here || isShortened(element.parentElement);
}

/** Whether what does not fit can be scrolled to. */
function isScrolled(element: Element | null): boolean {
  return !!element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
}

/** By how much one stands out of the other, at the worst side. */
function beyond(inner: DOMRect, outer: DOMRect): number {
  const sides = [
    outer.left - inner.left,
    inner.right - outer.right,
    outer.top - inner.top,
    inner.bottom - outer.bottom,
  ];
  return Math.max(...sides);
}

/** How deep two are within each other; negative where they are apart. */
function overlap(a: DOMRect, b: DOMRect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.min(across, along);
}

/** What stands out of the host, to the left or right. */
export function overflowing(host: MahjongSettler): string[] {
  const { left, right } = boxOf(host);
  const wrong =
    host.scrollWidth > host.clientWidth ? [`${host.scrollWidth - host.clientWidth} px can be scrolled`] : [];
  for (const element of all(host, '*')) {
    if (element.closest('svg') || isShortened(element.parentElement) || isScrolled(element.parentElement)) continue;
    const box = boxOf(element);
    const by = box.width > 0 ? Math.max(left - box.left, box.right - right) : 0;
    if (by > slack) wrong.push(told(element, by));
  }
  return wrong;
}

/** Texts of the tray that are cut off, stand out of their buttons or the tray, or run into the row below. */
export function clipped(host: MahjongSettler): string[] {
  const [tray] = all(host, '[part=tray]');
  if (!tray) return [];
  // Its foot sticks to the end of the window.
  tray.scrollIntoView({ block: 'end' });
  const rows = [...tray.children].filter((row) => boxOf(row).height > 0);
  const wrong: string[] = [];
  for (const element of tray.querySelectorAll<HTMLElement>('*')) {
    const own = boxOf(element);
    const text = hasOwnText(element) ? textBox(element) : undefined;
    if (own.width === 0) continue;
    const button = element.closest('button');
    if (isShortened(element)) {
      // A name may be shortened, but not the number that is chosen by.
      const by = element.scrollWidth - element.clientWidth;
      if (by > slack && button && /^\d/.test(nameOf(button))) wrong.push(`shortened ${told(element, by)}`);
      continue;
    }
    if (text) {
      const inTray = beyond(text, boxOf(tray));
      const inPlace = Math.max(boxOf(button ?? element).left - text.left, text.right - boxOf(button ?? element).right);
      const next = rows[rows.findIndex((row) => row.contains(element)) + 1];
      const inNext = next ? text.bottom - boxOf(next).top : 0;
      const by = Math.max(inTray, inPlace, inNext);
      if (by > slack) wrong.push(told(element, by));
    }
    const cut = Math.max(element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth);
    if (getComputedStyle(element).overflowX === 'hidden' && cut > slack) wrong.push(`cut ${told(element, cut)}`);
  }
  return wrong;
}

/** Plaques that are not on the table, over each other, or too small for what stands on them. */
export function misplaced(host: MahjongSettler): string[] {
  const table = part(host, 'Table');
  const plaques = [...table.querySelectorAll('[part=seat]')];
  const wrong: string[] = [];
  for (const [index, plaque] of plaques.entries()) {
    const box = boxOf(plaque);
    if (beyond(box, boxOf(table)) > 0) wrong.push(`off the table ${told(plaque, beyond(box, boxOf(table)))}`);
    for (const other of plaques.slice(index + 1)) {
      const by = overlap(box, boxOf(other));
      if (by > 0) wrong.push(`over another ${told(plaque, by)}`);
    }
    for (const element of plaque.querySelectorAll('*')) {
      const text = hasOwnText(element) && !isShortened(element) ? textBox(element) : undefined;
      if (text && beyond(text, box) > slack) wrong.push(`beyond its plaque ${told(element, beyond(text, box))}`);
    }
    for (const amount of table.querySelectorAll('svg text')) {
      const by = overlap(boxOf(amount), box);
      if (by > 2 * slack) wrong.push(`behind a plaque ${told(amount, by)}`);
    }
  }
  return wrong;
}

/** Targets in the tray and on the table that are smaller than a fingertip. */
export function tooSmall(host: MahjongSettler): string[] {
  const places = [...all(host, '[part=tray]'), part(host, 'Table')];
  const targets = places.flatMap((place) => [...place.querySelectorAll('button, input')]).filter(isShown);
  const sizes = targets.map((target) => [target, Math.min(boxOf(target).width, boxOf(target).height)] as const);
  return sizes.filter(([, size]) => size < 43.9).map(([target, size]) => told(target, size));
}

/** Texts that end in an ellipsis. */
export function shortened(root: Element): string[] {
  const texts = [...root.querySelectorAll('*')].filter((element) => isShortened(element));
  const cuts = texts.map((element) => [element, element.scrollWidth - element.clientWidth] as const);
  return cuts.filter(([, by]) => by > slack).map(([element, by]) => told(element, by));
}

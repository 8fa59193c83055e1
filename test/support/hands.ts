import { executeServerCommand, sendKeys, sendMouse } from '@web/test-runner-commands';
import { focused } from './accessible.js';

/** A way to press what is on the page. */
export interface Hand {
  press(target: HTMLElement): Promise<void>;
  /** Types a number over what a field holds, and leaves the field. */
  type(field: HTMLInputElement, value: number): Promise<void>;
  /** Says a hand's value by its digit, where the way has digits. */
  digit?(value: number): Promise<void>;
  /** Chooses from a list, where the way can. */
  choose?(list: HTMLSelectElement, index: number): Promise<void>;
}

const isWebKit = navigator.userAgent.includes('AppleWebKit') && !navigator.userAgent.includes('Chrome');

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What covers the middle of `target`, if anything. */
function coverOf(target: HTMLElement): { point: Point; cover: Element | null | undefined } {
  const { left, top, width, height } = target.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = (target.getRootNode() as ShadowRoot).elementFromPoint(point.x, point.y);
  return { point, cover: hit && target.contains(hit) ? undefined : hit };
}

/** Where to press; scrolls as far as needed, as players do. */
function centreOf(target: HTMLElement): Point {
  target.scrollIntoView({ block: 'nearest' });
  if (coverOf(target).cover !== undefined) target.scrollIntoView({ block: 'center' });
  const { point, cover } = coverOf(target);
  if (cover !== undefined) throw new Error(`"${target.innerText}" is covered by "${String(cover?.textContent)}"`);
  return point;
}

async function typeOver(field: HTMLInputElement, value: number): Promise<void> {
  field.select();
  // WebKit's driver takes a text for keys held down together, each once.
  for (const digit of String(value)) await sendKeys({ press: digit });
  await sendKeys({ press: 'Tab' });
}

/** The same point, seen from the page of the test, where the target is in a frame of it. */
function outOfFrame({ x, y }: Point, { ownerDocument }: HTMLElement): Point {
  const frame = ownerDocument === document ? null : ownerDocument.defaultView?.frameElement;
  if (!frame) return { x, y };
  const { left, top } = frame.getBoundingClientRect();
  return { x: Math.round(x + left + frame.clientLeft), y: Math.round(y + top + frame.clientTop) };
}

/** A hand that taps where something is. */
function pointing(tap: (point: Point) => Promise<void>): Hand {
  async function press(target: HTMLElement): Promise<void> {
    const point = outOfFrame(centreOf(target), target);
    // A touch is answered before its click arrives.
    const clicked = new Promise((resolve) => {
      target.ownerDocument.addEventListener('click', resolve, { capture: true, once: true });
    });
    await tap(point);
    await clicked;
  }
  return {
    press,
    async type(field, value) {
      await press(field);
      await typeOver(field, value);
    },
    // What a list opens is a window of the browser's own, which cannot be tapped from here: the keys choose.
    choose: chooseByKeys,
  };
}

/** The mouse, in every engine. */
export const mouse = pointing(({ x, y }) => sendMouse({ type: 'click', position: [x, y] }));

/** A finger where the engine can be touched from outside, else the mouse. */
export const finger = pointing(async ({ x, y }) => {
  const touched = await executeServerCommand('touch-tap', { x, y });
  if (touched !== true) await sendMouse({ type: 'click', position: [x, y] });
});

/** A click from a program, on what could be hit there: quick, for many. */
export const click: Hand = {
  async press(target) {
    centreOf(target);
    target.click();
  },
  async type(field, value) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  },
};

/** How WebDriver writes these keys. */
const [shift, tab] = ['\uE008', '\uE004'];

async function stepBack(): Promise<void> {
  // WebKit's driver holds no key down from one call to the next, but takes a text for keys held down together.
  if (isWebKit) {
    await sendKeys({ type: `${shift}${tab}` });
    return;
  }
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ up: 'Shift' });
}

async function moveTo(target: HTMLElement): Promise<void> {
  const group = target.closest('[role=group]');
  for (let tries = 0; tries < 60 && focused() !== target; tries += 1) {
    const at = focused();
    const isBefore = !!at && !!(at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING);
    // In a list or a field the arrows would change what it holds.
    const isHere = at?.localName === 'button' && !!group && at.closest('[role=group]') === group;
    if (isHere) await sendKeys({ press: isBefore ? 'ArrowLeft' : 'ArrowRight' });
    // Not in every group do the arrows move.
    if (focused() !== at) continue;
    if (isBefore) await stepBack();
    else await sendKeys({ press: 'Tab' });
  }
  if (focused() !== target) throw new Error(`No key reaches "${target.innerText}"`);
}

async function chooseByKeys(list: HTMLSelectElement, index: number): Promise<void> {
  await moveTo(list);
  for (let tries = 0; list.selectedIndex !== index && tries < list.length; tries += 1) {
    await sendKeys({ press: list.selectedIndex < index ? 'ArrowDown' : 'ArrowUp' });
  }
}

/** Tab, arrows, Enter, Space and digits, nothing else. */
export class Keyboard implements Hand {
  /** What had the focus, but could not be seen. */
  readonly obscured: string[] = [];
  #presses = 0;

  async press(target: HTMLElement): Promise<void> {
    await moveTo(target);
    const { cover } = coverOf(target);
    if (cover !== undefined) this.obscured.push(`"${target.innerText}" under "${String(cover?.textContent)}"`);
    this.#presses += 1;
    await sendKeys({ press: this.#presses % 2 ? 'Enter' : ' ' });
  }

  async type(field: HTMLInputElement, value: number): Promise<void> {
    await moveTo(field);
    await typeOver(field, value);
  }

  choose(list: HTMLSelectElement, index: number): Promise<void> {
    return chooseByKeys(list, index);
  }

  async digit(value: number): Promise<void> {
    await sendKeys({ press: String(value) });
  }
}

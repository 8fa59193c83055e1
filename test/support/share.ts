import type { MahjongSettler } from '../../src/element/index.js';
import { encodeLink } from '../../src/element/panels/link-codec.js';
import { formatNotation, parseNotation, type MahjongRecord } from '../../src/engine/index.js';
import { until } from './explain.js';
import { all, button, drawn, hasPart, isDimmed, nameOf, part, press } from './mounted.js';

/* What goes out of the element, and comes back by links. */

export async function openShare(host: MahjongSettler): Promise<HTMLElement> {
  await press(host, 'Share');
  await until(host, () => hasPart(host, 'Share'));
  return part(host, 'Share');
}

/** What is told beside an action. */
export function outcomeOf(host: MahjongSettler, action: string): string {
  return nameOf(button(host, action).closest('li')!.querySelector('[role=status]')!);
}

/** Presses and waits until it has come of something. */
async function done(host: MahjongSettler, action: string): Promise<string> {
  await until(host, () => !isDimmed(button(host, action)));
  const before = outcomeOf(host, action);
  button(host, action).click();
  await until(host, () => outcomeOf(host, action) !== before);
  return outcomeOf(host, action);
}

export interface Copied {
  readonly text: string;
  readonly told: string;
}

/** Copies, with a clipboard that takes what it is given: tests may not read the real one. */
export async function copyBy(host: MahjongSettler, action: string): Promise<Copied> {
  let text = '';
  const writeText = (given: string) => {
    text = given;
    return Promise.resolve();
  };
  const { navigator } = host.ownerDocument.defaultView!;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    const told = await done(host, action);
    return { text, told };
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
}

/** Copies where the page may not, and returns what is selected then. */
export async function copyByHand(host: MahjongSettler, action: string, clipboard?: object): Promise<Copied> {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  try {
    const told = await done(host, action);
    return { text: String(getSelection()), told };
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
}

/** The text that is shown below the actions. */
export function shownText(host: MahjongSettler): string {
  return all(part(host, 'Share'), 'pre')[0]?.textContent ?? '';
}

export interface Saved {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly told: string;
}

/** Saves, and catches the file on its way to the disk. */
export async function saveBy(host: MahjongSettler, action: string): Promise<Saved> {
  const view = host.ownerDocument.defaultView!;
  const { prototype } = view.HTMLAnchorElement;
  let file: Promise<Response> | undefined;
  let name = '';
  const value = function (this: HTMLAnchorElement) {
    name = this.download;
    file = fetch(this.href);
  };
  Object.defineProperty(prototype, 'click', { value, configurable: true });
  try {
    const told = await done(host, action);
    const blob = await (await file!).blob();
    // Not by `text()`, which drops the mark of UTF-8.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
    return { name, type: blob.type, text, told };
  } finally {
    Reflect.deleteProperty(prototype, 'click');
  }
}

/** What a fragment holds for a record, given as notation. */
export async function fragmentOf(record: string | MahjongRecord): Promise<string> {
  const known = typeof record === 'string' ? parseNotation(record) : record;
  return `mahjong-settler=${await encodeLink(formatNotation(known))}`;
}

export async function fragmentOfText(text: string): Promise<string> {
  return `mahjong-settler=${await encodeLink(text)}`;
}

/** Gives the test's own page a fragment, as if it had been opened with it. */
export function openedWith(fragment: string): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}${fragment && '#'}${fragment}`);
}

/** Goes to another fragment of the test's own page. */
export async function goTo(fragment: string): Promise<void> {
  const changed = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = fragment;
  await changed;
}

/** Until the link has been opened, or could have been. */
export async function opened(host: MahjongSettler, there: () => boolean): Promise<void> {
  await until(host, there);
  await drawn(host);
}

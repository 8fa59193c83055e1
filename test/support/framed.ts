import { place } from './mounted.js';
import type { MahjongSettler } from '../../src/index.js';

/* Pages of their own, in frames. */

export interface Page {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
}

async function load(prepare: (frame: HTMLIFrameElement) => void, parent = place()): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.width = '800';
  frame.height = '900';
  const loaded = new Promise((done) => {
    frame.addEventListener('load', done, { once: true });
  });
  prepare(frame);
  parent.append(frame);
  await loaded;
  return { window: frame.contentWindow as Page['window'], document: frame.contentDocument! };
}

/** A page of this markup. */
export function pageOf(markup: string): Promise<Page> {
  return load((frame) => {
    frame.srcdoc = `<!doctype html><html lang="en"><body>${markup}</body></html>`;
  });
}

/** The page at this address; it must be there. */
export async function pageAt(address: string): Promise<Page> {
  const { ok, status } = await fetch(address);
  if (!ok) throw new Error(`${address} is not there (${status})`);
  return load((frame) => {
    frame.src = address;
  });
}

/** The markup of the page at this address; it must be there. */
async function markupAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is not there (${response.status})`);
  return response.text();
}

export interface WatchedPage extends Page {
  /** What it and its elements have complained of since its first script. */
  readonly complaints: readonly string[];
}

/** The page at this address, watched from its beginning, in a block of the caller's. */
export async function watchedPageAt(address: string, parent: HTMLElement): Promise<WatchedPage> {
  const markup = await markupAt(address);
  const { href } = new URL(address, location.href);
  const watch = `const complaints = (window.complaints = []);
    const complain = (...words) => complaints.push(words.map(String).join(' '));
    console.error = complain;
    addEventListener('error', ({ message }) => complain(message), true);
    addEventListener('unhandledrejection', ({ reason }) => complain(reason));
    addEventListener('mahjong-settler-error', ({ error }) => complain(error));`;
  const page = await load((frame) => {
    frame.srcdoc = markup.replace('<head>', `<head><base href="${href}"><script>${watch}</script>`);
  }, parent);
  return { ...page, complaints: Reflect.get(page.window, 'complaints') };
}

/** What axe finds wrong with a page, as rule and element. */
export async function axeIn({ window, document }: Page): Promise<string[]> {
  const script = document.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  const loaded = new Promise((done) => {
    script.addEventListener('load', done);
  });
  document.head.append(script);
  await loaded;
  const { violations } = await Reflect.get(window, 'axe').run();
  return violations.flatMap(({ id, nodes }: Violation) => nodes.map(({ html }) => `${id}: ${html}`));
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** The same page, loaded again. */
export async function reloaded({ window }: Page): Promise<Page> {
  const frame = window.frameElement as HTMLIFrameElement;
  const loaded = new Promise((done) => {
    frame.addEventListener('load', done, { once: true });
  });
  window.location.reload();
  await loaded;
  return { window: frame.contentWindow as Page['window'], document: frame.contentDocument! };
}

/** The element of a page, once it is one. */
export async function settlerIn({ window, document }: Page): Promise<MahjongSettler> {
  await window.customElements.whenDefined('mahjong-settler');
  return document.querySelector('mahjong-settler')!;
}

/** File names of the scripts that a page has loaded, but for those that the test server adds. */
export function scriptsOf({ window }: Page): string[] {
  const loaded = window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return loaded
    .filter((path) => path.endsWith('.js') && !path.startsWith('/__web-dev-server__'))
    .map((path) => path.replace(/^.*\//, ''));
}

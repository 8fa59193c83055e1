import { pathToFileURL } from 'node:url';
// Comes with the test runner.
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { inPackage } from '../package/package.js';

/** Chromium on a machine of its own, as `scripts/browsers.mjs` finds it. */
export async function launch(): Promise<Browser> {
  const { findBrowsers } = await import(pathToFileURL(inPackage('scripts/browsers.mjs')).href);
  const { chromium } = findBrowsers();
  if (!chromium) throw new Error('No Chromium found: set CHROMIUM_PATH to its path');
  return puppeteer.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--hide-scrollbars'],
  });
}

export const upright = { width: 360, height: 740 };
export const onItsSide = { width: 740, height: 360 };

/** A phone with one page, and all that it has complained of. */
export class Phone {
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  static async open(browser: BrowserContext, size = upright): Promise<Phone> {
    const page = await browser.newPage();
    await page.setViewport({ ...size, isMobile: true, hasTouch: true });
    return new Phone(page);
  }

  async go(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.waitForFunction(() => document.querySelector('main:not([hidden])'));
  }

  /** Taps a link or button by its text, in the page or in the element; the first, where several are called so. */
  async tap(name: RegExp): Promise<void> {
    // What is needed for entering comes a little later.
    await this.page.waitForFunction(
      () => !document.querySelector('mahjong-settler')?.shadowRoot?.querySelector('[aria-busy=true]'),
    );
    for (const handle of [
      ...(await this.page.$$('a, button')),
      ...(await this.page.$$('mahjong-settler >>> button')),
    ]) {
      const [text, isSeen] = await handle.evaluate((one) => [one.innerText.trim(), one.checkVisibility()] as const);
      if (!isSeen || !name.test(text.replace(/\s+/g, ' '))) continue;
      await handle.tap();
      return;
    }
    throw new Error(`There is no ${String(name)}`);
  }

  async enterKong(seat: RegExp): Promise<void> {
    await this.tap(seat);
    await this.tap(/^Concealed/);
  }

  /** How many entries the round has. */
  entries(): Promise<number> {
    return this.page.$eval('mahjong-settler', ({ record }) => record.rounds.flatMap(({ events }) => events).length);
  }

  /** The heading of the open panel, once it is there; or what is said where it cannot be. */
  async panel(): Promise<string> {
    const heading = await this.page.waitForFunction(() => {
      const { shadowRoot } = document.querySelector('mahjong-settler')!;
      return shadowRoot?.querySelector('.panel h2')?.textContent.trim();
    });
    return String(await heading.jsonValue());
  }

  text(selector: string): Promise<string> {
    return this.page.$eval(selector, (one) => (one instanceof HTMLElement ? one.innerText.trim() : ''));
  }

  /** Until a worker answers for the page, and has all that it needs. */
  async isKept(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Names of the caches. */
  versions(): Promise<string[]> {
    return this.page.evaluate(() => caches.keys());
  }

  /** What axe finds wrong, as rule and element. */
  async axe(): Promise<string[]> {
    await this.page.addScriptTag({ path: inPackage('node_modules/axe-core/axe.min.js') });
    return this.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
      const { violations } = await axe.run();
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
  }
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

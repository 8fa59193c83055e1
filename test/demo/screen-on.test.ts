import type { Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainSite, type Site } from '../support/demo-site.js';
import { launch, Phone } from '../support/phone.js';

/** A stand-in for the screen, as a test can see none: `held` is what keeps it on. */
interface Screen {
  held: number;
  refuses: boolean;
  isSeen: boolean;
}

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), plainSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Runs in the page before its scripts. */
function standIn(refuses: boolean): void {
  const screen: Screen = { held: 0, refuses, isSeen: true };
  const locks = new Set<EventTarget>();
  const letGo = (lock: EventTarget) => {
    if (locks.delete(lock)) lock.dispatchEvent(new Event('release'));
    screen.held = locks.size;
  };
  const request = async () => {
    if (screen.refuses || !screen.isSeen) throw new DOMException('not now', 'NotAllowedError');
    const lock = Object.assign(new EventTarget(), {
      release: async () => {
        letGo(lock);
      },
    });
    locks.add(lock);
    screen.held = locks.size;
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.defineProperty(document, 'visibilityState', { get: () => (screen.isSeen ? 'visible' : 'hidden') });
  // A browser lets go of the screen when the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (!screen.isSeen) for (const lock of locks) letGo(lock);
  });
  Object.assign(window, { screenStandIn: screen });
}

describe('the screen at the table', () => {
  let phone: Phone;

  const screen = (change: Partial<Screen> = {}) =>
    phone.page.evaluate(async (changes) => {
      const { screenStandIn } = window as unknown as { screenStandIn: Screen };
      Object.assign(screenStandIn, changes);
      if ('isSeen' in changes) document.dispatchEvent(new Event('visibilitychange'));
      await new Promise((done) => setTimeout(done));
      return screenStandIn.held;
    }, change);
  const isOn = () => phone.page.$eval('#awake', (one) => one.getAttribute('aria-checked'));

  async function open(refuses = false): Promise<void> {
    await phone.page.evaluateOnNewDocument(standIn, refuses);
    await phone.go(`${site.address}table.html?ruleset=ims`);
  }

  beforeEach(async () => {
    phone = await Phone.open(browser.defaultBrowserContext());
  });
  afterEach(() => phone.page.close());

  it('is kept on while the page is seen, and again when it is seen again', async () => {
    await open();
    expect(await screen()).toBe(1);
    expect(await isOn()).toBe('true');
    expect(await screen({ isSeen: false })).toBe(0);
    expect(await screen({ isSeen: true })).toBe(1);
    await phone.tap(/East/);
    expect(await screen(), 'taps ask for no more').toBe(1);
  });

  it('may sleep where the players want it so', async () => {
    await open();
    await phone.tap(/^Screen on$/);
    expect(await screen()).toBe(0);
    expect(await isOn()).toBe('false');
    await screen({ isSeen: false });
    expect(await screen({ isSeen: true })).toBe(0);
    await phone.tap(/East/);
    expect(await screen()).toBe(0);
    await phone.tap(/^Screen on$/);
    expect(await screen()).toBe(1);
    expect(await isOn()).toBe('true');
  });

  it('tells of a refusal where it was asked for, and takes the next chance', async () => {
    await open(true);
    expect(await isOn()).toBe('false');
    expect(await phone.text('#note')).toBe('');
    await phone.tap(/^Screen on$/);
    expect(await screen()).toBe(0);
    expect(await phone.text('#note')).toContain('lets the screen sleep');
    await screen({ refuses: false });
    await phone.tap(/East/);
    expect(await screen()).toBe(1);
    expect(await isOn()).toBe('true');
    expect(await phone.text('#note')).toBe('');
  });

  it('is not promised where the browser cannot', async () => {
    await phone.page.evaluateOnNewDocument(() => {
      Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    });
    await phone.go(`${site.address}table.html?ruleset=ims`);
    expect(await phone.page.$('#awake[hidden]')).not.toBeNull();
    expect(await phone.text('#note')).toBe('This browser lets the screen sleep.');
    expect(phone.complaints).toEqual([]);
  });
});

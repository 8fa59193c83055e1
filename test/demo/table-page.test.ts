import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rulesets } from '../../src/engine/index.js';
import { inPackage } from '../package/package.js';
import { plainSite, startedSite, type Site } from '../support/demo-site.js';
import { launch, onItsSide, Phone, upright } from '../support/phone.js';

let browser: Browser;
/** What it stores is of one test alone. */
let own: BrowserContext;
let site: Site;

async function open(path = 'table.html', size = upright): Promise<Phone> {
  const phone = await Phone.open(own, size);
  await phone.go(site.address + path);
  return phone;
}

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  own = await browser.createBrowserContext();
});
afterEach(() => own.close());

describe('the table page', () => {
  beforeAll(async () => {
    site = await plainSite();
  });
  afterAll(() => site.stop());

  it('asks which game, remembers it, and keeps a session for each', async () => {
    const phone = await open();
    const offered = await phone.page.$$eval('#start li a', (links) => links.map(({ search }) => search));
    expect(offered).toEqual([...rulesets.keys()].map((id) => `?ruleset=${id}`));
    await Promise.all([phone.page.waitForNavigation(), phone.tap(/^Sichuan/)]);
    await phone.enterKong(/East/);
    await phone.go(`${site.address}table.html`);
    expect(await phone.text('#ruleset')).toBe('Sichuan');
    expect(await phone.entries()).toBe(1);
    await Promise.all([phone.page.waitForNavigation(), phone.tap(/Change the game/)]);
    expect(await phone.text('#start')).toContain('Sichuan\nGoes on where you left it');
    await Promise.all([phone.page.waitForNavigation(), phone.tap(/^Wenzhou/)]);
    expect(await phone.entries()).toBe(0);
    expect(await phone.page.$eval('mahjong-settler', ({ settlement }) => settlement.ruleset)).toBe('wenzhou');
    await phone.go(`${site.address}table.html?ruleset=sichuan`);
    expect(await phone.entries()).toBe(1);
    expect(phone.complaints).toEqual([]);
  });

  it('asks again where the address names no game that it knows', async () => {
    const phone = await open('table.html?ruleset=riichi');
    expect(await phone.text('#start h1')).toBe('Mahjong table');
  });

  for (const size of [upright, onItsSide]) {
    it(`fits a phone of ${size.width} × ${size.height}, and axe finds nothing`, async () => {
      for (const path of ['table.html', ...[...rulesets.keys()].map((id) => `table.html?ruleset=${id}`)]) {
        const phone = await open(path, size);
        const { page } = phone;
        const over = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          const felt = document.querySelector('#felt')!;
          const table = document.querySelector('mahjong-settler')?.shadowRoot?.querySelector('.table');
          return {
            page: [scrollWidth > innerWidth, scrollHeight > innerHeight],
            // On its side the ledger is below; the table is seen whole.
            inside: innerWidth < innerHeight && felt.scrollHeight > felt.clientHeight,
            table: (table?.getBoundingClientRect().bottom ?? 0) > innerHeight,
          };
        });
        expect(over, path).toEqual({ page: [false, false], inside: false, table: false });
        expect(await phone.axe(), path).toEqual([]);
        await page.close();
      }
    });
  }

  it('can be installed', async () => {
    // Not from a window that forgets all.
    const phone = await Phone.open(browser.defaultBrowserContext());
    await phone.go(`${site.address}table.html`);
    await phone.isKept();
    const session = await phone.page.createCDPSession();
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { icons, start_url: start, ...manifest } = JSON.parse(data!);
    expect(manifest).toMatchObject({ display: 'standalone', name: 'Mahjong table' });
    expect(readFileSync(inPackage(`demo/${start}`), 'utf8')).toContain('manifest.webmanifest');
    for (const { src, sizes, type } of icons.filter(({ type }: { type: string }) => type === 'image/png')) {
      const png = readFileSync(inPackage(`demo/${src}`));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)} ${type}`, src).toBe(`${sizes} image/png`);
    }
    const all = icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`);
    expect(all).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  });

  it('says so where the element’s script is not there', async () => {
    const phone = await Phone.open(own);
    await phone.page.setRequestInterception(true);
    phone.page.on('request', (request) => {
      if (request.url().endsWith('.min.js')) void request.respond({ status: 404 });
      else void request.continue();
    });
    await phone.page.goto(`${site.address}table.html`);
    await phone.page.waitForSelector('#missing:not([hidden])');
    expect(await phone.text('#missing')).toContain('npm run build');
  });
});

describe.each([
  ['as npm start serves it', startedSite],
  ['from plain files', plainSite],
])('the table page without a network, %s', (_, serve) => {
  it('opens, plays, keeps and explains', async () => {
    site = await serve();
    const phone = await open('table.html?ruleset=sichuan');
    await phone.enterKong(/East/);
    await phone.isKept();
    await site.stop();
    await phone.go(`${site.address}table.html`);
    expect(await phone.entries()).toBe(1);
    await phone.enterKong(/South/);
    await phone.page.reload();
    await phone.page.waitForSelector('mahjong-settler');
    expect(await phone.entries()).toBe(2);
    expect(await phone.text('#ruleset')).toBe('Sichuan');
    // Files that are fetched when they are needed.
    for (const panel of [/^Session/, /^House rules/]) {
      await phone.page.reload();
      await phone.page.waitForSelector('mahjong-settler');
      await phone.tap(panel);
      expect(await phone.panel()).toMatch(panel);
    }
    expect(phone.complaints).toEqual([]);
  });
});

describe('a new version of the table page', () => {
  const css = '/demo/table.css';
  const first = readFileSync(inPackage('demo/table.css'), 'utf8');
  const mark = (phone: Phone) =>
    phone.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mark').trim());

  beforeEach(async () => {
    site = await plainSite();
  });
  afterEach(() => site.stop());

  it('is offered, taken whole at a tap, and loses nothing', async () => {
    const phone = await open('table.html?ruleset=sichuan');
    await phone.enterKong(/East/);
    await phone.isKept();
    const before = await phone.versions();
    expect(before).toHaveLength(1);
    site.changed.set(css, `${first} :root { --mark: second }`);
    await phone.page.reload();
    await phone.page.waitForSelector('#update:not([hidden])');
    expect(await mark(phone), 'the old one until then').toBe('');
    await Promise.all([phone.page.waitForNavigation(), phone.tap(/^Use it$/)]);
    await phone.page.waitForSelector('mahjong-settler');
    expect(await mark(phone)).toBe('second');
    expect(await phone.entries()).toBe(1);
    const after = await phone.versions();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect(phone.complaints).toEqual([]);
  });

  it('is taken without a word when the page is opened the next time', async () => {
    const phone = await open('table.html?ruleset=sichuan');
    await phone.isKept();
    site.changed.set(css, `${first} :root { --mark: second }`);
    await phone.page.reload();
    await phone.page.waitForSelector('#update:not([hidden])');
    await phone.page.goto('about:blank');
    const next = await open();
    await next.page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue('--mark') !== '');
    await site.stop();
    await next.page.reload();
    expect(await mark(next)).toBe('second');
    site = await plainSite();
  });

  it('is none where nothing has changed', async () => {
    const phone = await open('table.html?ruleset=sichuan');
    await phone.isKept();
    const before = await phone.versions();
    await phone.page.reload({ waitUntil: 'networkidle0' });
    expect(await phone.versions()).toEqual(before);
    expect(await phone.page.$('#update[hidden]')).not.toBeNull();
  });

  it('is not begun with while a part of it is missing', async () => {
    const phone = await open('table.html?ruleset=sichuan');
    await phone.isKept();
    const before = await phone.versions();
    site.changed.set(css, `${first} :root { --mark: second }`);
    site.changed.set(
      '/dist/mahjong-settler.min.js',
      `${readFileSync(inPackage('dist/mahjong-settler.min.js'), 'utf8')}//mahjong-settler.gone.min.js`,
    );
    await phone.page.reload({ waitUntil: 'networkidle0' });
    expect(await phone.versions()).toEqual(before);
    expect(await phone.page.$('#update[hidden]')).not.toBeNull();
  });
});

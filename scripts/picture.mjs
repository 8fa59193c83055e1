/**
 * Makes the README's pictures, docs/picture.png and docs/picture-dark.png: serves the sources, enters a round by clicks and
 * takes a screenshot in light and dark. It needs Chromium; CHROMIUM_PATH points to one that is not on the PATH.
 */
import { fileURLToPath } from 'node:url';
import { startDevServer } from '@web/dev-server';
// Comes with the test runner, as the tests are its main user.
import puppeteer from 'puppeteer-core';
import config from '../web-dev-server.config.mjs';
import { findBrowsers } from './browsers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const path = '/picture.html';
const width = 860;

const page = `<!doctype html>
<html lang="en">
  <style>
    html { color-scheme: light dark; background: light-dark(#fff, #181c1a); font: 1rem Inter, system-ui, sans-serif; }
    body { margin: 0; }
  </style>
  <mahjong-settler players="Ann, Bo, Chen, Dee"></mahjong-settler>
  <script type="module" src="/src/index.ts"></script>
</html>`;

/** Rain for Bo, a kong from Ann's discard for Chen, a win for Dee on Bo's; then Ann draws the winning tile herself. */
const clicks = [
  { seat: 1 },
  { button: /^Concealed$/ },
  { seat: 2 },
  { button: /Ann$/, group: /^Kong/ },
  { seat: 3 },
  { button: /Bo$/, group: /^Win/ },
  { button: /^2\s/ },
  { button: /^Record$/ },
  { seat: 0 },
  { button: /^Self-draw$/ },
  { button: /^2\s/ },
  { button: /^Record$/ },
];

async function find(tab, { seat, button, group }) {
  if (seat !== undefined) return (await tab.$$('mahjong-settler >>> [part~=seat]'))[seat];
  for (const handle of await tab.$$('mahjong-settler >>> button')) {
    const [text, label] = await handle.evaluate((one) => [
      one.innerText.trim(),
      one.closest('[role=group]')?.ariaLabel ?? '',
    ]);
    if (button.test(text) && (!group || group.test(label))) return handle;
  }
  throw new Error(`No button ${button}`);
}

async function enterRound(tab) {
  for (const click of clicks) {
    await (await find(tab, click)).click();
    await tab.$eval('mahjong-settler', (element) => element.updateComplete);
  }
  // Nothing is hovered or focused in the picture.
  await tab.mouse.move(0, 0);
  await tab.$eval('mahjong-settler', (element) => {
    element.shadowRoot.activeElement?.blur();
    return element.updateComplete;
  });
}

const { chromium } = findBrowsers();
if (!chromium) throw new Error('No Chromium found: set CHROMIUM_PATH to its path');

const server = await startDevServer({
  readCliArgs: false,
  readFileConfig: false,
  logStartMessage: false,
  config: {
    ...config,
    rootDir: root,
    open: false,
    watch: false,
    plugins: [
      ...config.plugins,
      { name: 'picture', serve: (context) => (context.path === path ? { body: page, type: 'html' } : undefined) },
    ],
  },
});
const browser = await puppeteer.launch({
  executablePath: chromium,
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  for (const [theme, file] of Object.entries({ light: 'picture.png', dark: 'picture-dark.png' })) {
    const tab = await browser.newPage();
    await tab.setViewport({ width, height: 800, deviceScaleFactor: 2 });
    await tab.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await tab.goto(`http://localhost:${server.config.port}${path}`, { waitUntil: 'networkidle0' });
    await enterRound(tab);
    const element = await tab.$('mahjong-settler');
    await element.screenshot({ path: `${root}docs/${file}` });
    console.log(`docs/${file}`);
    await tab.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

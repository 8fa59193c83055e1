/**
 * Makes the icons of the table page, demo/icons/*.png, from their SVG sources. It needs Chromium; CHROMIUM_PATH points to
 * one that is not on the PATH.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// Comes with the test runner, as the tests are its main user.
import puppeteer from 'puppeteer-core';
import { findBrowsers } from './browsers.mjs';

const demo = fileURLToPath(new URL('../demo/', import.meta.url));

/** The first fills its square and may be cut to a circle; phones round the corners of the touch icon. */
const icons = [
  { file: 'icons/maskable-512.png', source: 'icons/maskable.svg', size: 512 },
  { file: 'icons/touch-180.png', source: 'icons/maskable.svg', size: 180 },
  { file: 'icons/icon-512.png', source: 'icon.svg', size: 512 },
  { file: 'icons/icon-192.png', source: 'icon.svg', size: 192 },
];

const { chromium } = findBrowsers();
if (!chromium) throw new Error('No Chromium found: set CHROMIUM_PATH to its path');

const browser = await puppeteer.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const tab = await browser.newPage();
  for (const { file, source, size } of icons) {
    await tab.setViewport({ width: size, height: size });
    await tab.setContent(`<style>body { margin: 0 } svg { display: block }</style>${readFileSync(demo + source)}`);
    await tab.screenshot({ path: demo + file, omitBackground: true });
    console.log(`demo/${file}`);
  }
} finally {
  await browser.close();
}

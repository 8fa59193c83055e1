/**
 * How long the two taps of a kong take in the mounted element, which draws it, keeps it in the browser and tells a form: at
 * the end of a session of 1,000 rounds, against the first round. `npm run build` comes first.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';
import { findBrowsers } from '../scripts/browsers.mjs';

const script = readFileSync('dist/mahjong-settler-alone.min.js');
const page = '<!doctype html><meta charset="utf-8"><form></form><script src="script.js"></script>';
const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/javascript');
  response.end(url === '/' ? page : script);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const browser = await puppeteer.launch({
  executablePath: findBrowsers().chromium,
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Runs in the page. Milliseconds for one kong in the round after this many, the median of many. */
async function entryAfter(count) {
  const round = {
    events: [
      { type: 'kong', kind: 'concealed', seat: 1 },
      { type: 'win', from: 0, winners: [{ seat: 1, fan: 2 }, { seat: 2, fan: 1 }, { seat: 3, fan: 0 }] }, // prettier-ignore
    ],
  };
  const rounds = [...Array(count).fill(round), { events: [] }];
  localStorage.setItem('bench', JSON.stringify({ format: 'mahjong-settler', version: 1, ruleset: 'sichuan', rounds }));
  const host = document.createElement('mahjong-settler');
  host.setAttribute('name', 'game');
  host.setAttribute('storage-key', 'bench');
  document.forms[0].replaceChildren(host);
  const press = async (text) => {
    await host.updateComplete;
    [...host.shadowRoot.querySelectorAll('button')].find((one) => one.textContent.includes(text)).click();
    await host.updateComplete;
  };
  const times = [];
  for (let at = 0; at < 100; at++) {
    const start = performance.now();
    await press('West');
    await press('Concealed');
    times.push(performance.now() - start);
    if (host.settlement.rounds.at(-1).payments.length !== 3) throw new Error('not entered');
    await press('Undo');
  }
  return times.sort((a, b) => a - b)[50];
}

try {
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.evaluate(entryAfter, 0);
  const [first, last] = [await tab.evaluate(entryAfter, 0), await tab.evaluate(entryAfter, 1000)];
  console.log(`a kong in the element, first round: ${first.toFixed(2)} ms, after 1,000 rounds: ${last.toFixed(2)} ms`);
  console.log(`ratio ${(last / first).toFixed(2)}`);
} finally {
  await browser.close();
  server.close();
}

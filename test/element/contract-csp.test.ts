import { expect } from '@open-wc/testing';
import type { MahjongSettler } from '../../src/index.js';
import { eventually } from '../support/eventually.js';
import { drawn, enterKong, enterSelfDraw, enterWin, fill, openPanel, part, press } from '../support/mounted.js';
import { pageAt, settlerIn, type Page } from '../support/framed.js';

const address = '/test/fixtures/csp.html';

interface Watched extends Page {
  readonly host: MahjongSettler;
  readonly violations: readonly string[];
}

async function strict(): Promise<Watched> {
  const page = await pageAt(address);
  const host = await settlerIn(page);
  await drawn(host);
  const { violations } = page.window as unknown as { violations: string[] };
  return { ...page, host, violations };
}

/** Violations are told of in tasks of their own. */
async function told(violations: readonly string[], wanted: number): Promise<void> {
  await eventually(() => violations.length >= wanted, `${wanted} violations are told`);
}

describe('contract-csp: a page that allows its own files alone', () => {
  it('is watched: what breaks the policy is told', async () => {
    const { document, violations } = await strict();
    document.body.setAttribute('style', 'color: red');
    await told(violations, 1);
    expect(violations.join()).to.match(/^style-src/);
  });

  it('shows the element with its styles', async () => {
    const { host, window } = await strict();
    const table = host.shadowRoot!.querySelector('[part=table]')!;
    expect(window.getComputedStyle(table).position).to.equal('relative');
    expect(window.getComputedStyle(host).display).to.equal('block');
    const { width, height } = table.getBoundingClientRect();
    expect(width).to.be.greaterThan(250);
    expect(height).to.be.greaterThan(220);
  });

  it('blocks nothing in a round, its corrections and the panels', async () => {
    const { host, document, violations } = await strict();
    await enterKong(host, 'Ann');
    await enterSelfDraw(host, 'Ann', 2);
    await enterWin(host, 'Bo', 'Dee', 4);
    const ledger = part(host, 'Ledger');
    ledger.querySelectorAll('button')[0]!.click();
    await drawn(host);
    await press(host, 'Remove');
    await press(host, 'Undo');
    await press(host, 'Wall empty');
    await press(host, 'Ready', 'Chen');
    await press(host, /^5\+/, 'Chen’s largest hand');
    await fill(host, /exactly$/, '7');
    await press(host, 'Pig', 'Dee');
    await press(host, 'Record');
    expect(host.settlement.rounds[0]!.phase).to.equal('settled');
    await openPanel(host, 'Session');
    await press(host, 'House rules');
    await press(host, 'Close');
    await openPanel(host, 'Session');
    await press(host, 'Close');
    await press(host, /^Next/);
    await openPanel(host, 'House rules');
    await fill(host, 'Points in one base', '5');
    await press(host, 'Re-settle this game');
    await press(host, 'Close');
    host.setAttribute('fan-cap', '9');
    host.record = { ...host.record, version: 2 as 1 };
    await drawn(host);
    expect(host.error!.code).to.equal('unsupported-version');
    await press(host, 'Dismiss');
    // The next violation is made here; any before it would stand before it.
    document.body.setAttribute('style', 'color: red');
    await told(violations, 1);
    expect(violations).to.have.lengthOf(1);
  });
});

import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import type { MahjongSettler } from '../../src/index.js';
import { allOf } from '../support/accessible.js';
import { pageAt, pageOf, settlerIn } from '../support/framed.js';
import {
  button,
  drawn,
  enterKong,
  hasPart,
  mount,
  names,
  openPanel,
  part,
  press,
  settleRound,
} from '../support/mounted.js';

/** Opens a panel from within another. */
async function openFrom(host: MahjongSettler, name: string, panel: string): Promise<void> {
  await press(host, name, 'Session');
  await eventually(() => hasPart(host, panel), `the panel ${panel} opens`);
  await drawn(host);
}

async function chartOf(host: MahjongSettler): Promise<HTMLElement> {
  await eventually(() => allOf(host.shadowRoot!, 'img').length > 0, 'the chart comes');
  return allOf(host.shadowRoot!, 'img')[0]!;
}

describe('the session’s panels in a page that allows its own files alone', () => {
  it('look as they should, and break nothing', async () => {
    const page = await pageAt('/test/fixtures/csp.html');
    const host = await settlerIn(page);
    await drawn(host);
    const { violations } = page.window as unknown as { violations: string[] };
    await settleRound(host);
    await openPanel(host, 'Session');
    const chart = await chartOf(host);
    expect(page.window.getComputedStyle(chart).display).to.equal('grid');
    expect(page.window.getComputedStyle(button(host, /^Round 1/)).position).to.equal('absolute');
    await openFrom(host, 'Players', 'Players');
    await press(host, 'Swap Ann');
    await press(host, 'Swap Dee');
    await press(host, 'Swap seats');
    expect(host.record.players).to.deep.equal(['Dee', 'Bo', 'Chen', 'Ann']);
    await press(host, 'Back to the session');
    await openFrom(host, 'Round 1: dealer and more', 'Round 1');
    expect(page.window.getComputedStyle(part(host, 'Who deals round 1')).display).to.equal('grid');
    await press(host, /Bo/, 'Who deals round 1');
    expect(host.record.rounds[0]!.dealer).to.equal(1);
    // The next violation is made here; any before it would stand before it.
    page.document.body.setAttribute('style', 'color: red');
    await eventually(() => violations.length > 0, 'a violation is told');
    expect(violations).to.have.lengthOf(1);
  });
});

describe('the session’s panels in another document', () => {
  it('take their looks along', async () => {
    const host = await mount({ players: names });
    await enterKong(host, 'Ann');
    await openPanel(host, 'Session');
    await chartOf(host);
    const { document, window } = await pageOf('');
    document.body.append(host);
    await drawn(host);
    expect(window.getComputedStyle(await chartOf(host)).display).to.equal('grid');
    await openFrom(host, 'Players', 'Players');
    const [first] = allOf(part(host, 'Players'), 'listitem');
    expect(window.getComputedStyle(first!).display).to.equal('grid');
    expect(host.shadowRoot!.adoptedStyleSheets.length).to.be.greaterThan(1);
  });
});

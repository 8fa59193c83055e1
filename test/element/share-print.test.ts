import { expect } from '@open-wc/testing';
import '../../src/index.js';
import type { MahjongSettler } from '../../src/index.js';
import { explain } from '../support/explain.js';
import {
  all,
  buttons,
  enterKong,
  enterWin,
  hasPart,
  mount,
  nameOf,
  names,
  openPanel,
  part,
} from '../support/mounted.js';
import { openShare, outcomeOf } from '../support/share.js';

/** What browsers tell around printing. */
function print(): void {
  dispatchEvent(new Event('beforeprint'));
}

function printed(): void {
  dispatchEvent(new Event('afterprint'));
}

async function played(width = 360): Promise<MahjongSettler> {
  const host = await mount({ players: names }, { width });
  await enterKong(host, 'Bo');
  await enterWin(host, 'Chen', 'Ann', 2);
  return host;
}

const table = (host: MahjongSettler) => part(host, 'Table').getBoundingClientRect();

/** Ends of the arrows, which must stand off the plaques, in pixels from the table's corner. */
function lines(host: MahjongSettler): string[] {
  return all(part(host, 'Table'), '.line').map((line) => line.getAttribute('d')!);
}

afterEach(printed);

describe('share: print', () => {
  it('asks the browser to, and says so', async () => {
    const host = await played();
    await openShare(host);
    const own = window.print.bind(window);
    let times = 0;
    window.print = () => times++;
    try {
      buttons(host, 'Print')[0]!.click();
      await host.updateComplete;
    } finally {
      window.print = own;
    }
    expect(times).to.equal(1);
    expect(outcomeOf(host, 'Print')).to.equal('Handed over to the print dialog.');
  });

  it('shows the ledger in the place of the panel, as long as it takes', async () => {
    const host = await played();
    await openShare(host);
    expect(hasPart(host, 'Ledger')).to.be.false;
    print();
    expect(hasPart(host, 'Share')).to.be.false;
    expect(part(host, 'Ledger').textContent).to.contain('Chen wins on Ann’s discard');
    expect(table(host).width).to.be.greaterThan(300);
    printed();
    expect(hasPart(host, 'Ledger')).to.be.false;
    expect(hasPart(host, 'Share')).to.be.true;
  });

  it('leaves other panels as they are', async () => {
    const host = await played();
    await openPanel(host, 'Session');
    print();
    expect(hasPart(host, 'Session')).to.be.true;
  });

  it('draws the table in one size, wherever the element stands', async () => {
    const narrow = await played(280);
    const wide = await played(900);
    const before = lines(wide);
    print();
    expect(Math.round(table(narrow).width)).to.equal(352);
    expect(Math.round(table(wide).width)).to.equal(352);
    expect(lines(narrow)).to.deep.equal(lines(wide));
    expect(lines(wide)).not.to.deep.equal(before);
    printed();
    expect(lines(wide)).to.deep.equal(before);
  });

  it('is over for an element that has left the page', async () => {
    const host = await played();
    host.remove();
    print();
    document.body.append(host);
    await host.updateComplete;
    expect(table(host).width).to.be.lessThan(1000);
    host.remove();
  });
});

/** Lays the element out for paper on the screen: what holds for print holds for all media. */
function layOnPaper(host: MahjongSettler): void {
  const root = host.shadowRoot!;
  root.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) => {
    const text = Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');
    const own = new CSSStyleSheet();
    own.replaceSync(text.replaceAll('@media print', '@media all'));
    return own;
  });
}

/** What can be seen of it, as text. */
function seen(host: MahjongSettler, selector: string): string[] {
  return all(host, selector)
    .filter((one) => one.getClientRects().length > 0)
    .map(nameOf);
}

describe('share: on paper', () => {
  it('there is the table and the ledger, and nothing to press', async () => {
    const host = await played(700);
    expect(seen(host, '.btn, .tray')).not.to.be.empty;
    layOnPaper(host);
    expect(seen(host, '.btn, input, select, .tray')).to.deep.equal([]);
    expect(seen(host, '[part=seat]')).to.have.lengthOf(4);
    expect(seen(host, '[part=ledger] li')).to.have.lengthOf(2);
  });

  it('there is what is told of the step, too', async () => {
    const host = await explain({ step: '3' }, { width: 700 });
    layOnPaper(host);
    expect(seen(host, '.btn, input, select')).to.deep.equal([]);
    expect(seen(host, '[part=story] h3')[0]).to.equal('Dee wins on Bo’s discard, 2 fan');
    expect(seen(host, '[part=ledger] li')).to.have.lengthOf(6);
  });

  it('it is light, even where the page is dark', async () => {
    const host = await mount({ players: names });
    host.parentElement!.style.colorScheme = 'dark';
    const dark = getComputedStyle(host).color;
    layOnPaper(host);
    const { color } = getComputedStyle(host);
    expect(color).to.equal('rgb(30, 36, 33)');
    expect(color).not.to.equal(dark);
  });
});

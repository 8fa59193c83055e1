import { expect } from '@open-wc/testing';
import {
  drawn,
  enterKong,
  enterSelfDraw,
  hasPart,
  nameOf,
  openPanel,
  part,
  press,
  seatOf,
} from '../support/mounted.js';
import { pageAt, pageOf, scriptsOf, settlerIn } from '../support/framed.js';

const script = '/dist/mahjong-settler.min.js';
const main = 'mahjong-settler.min.js';

describe('contract-cdn: one script tag', () => {
  before('the built file is there', async () => {
    const { ok } = await fetch(script);
    if (!ok) throw new Error(`${script} is missing: npm run build makes it`);
  });

  for (const kind of ['classic', 'module']) {
    describe(`${kind} script`, () => {
      const load = () => pageAt(`/test/fixtures/cdn-${kind}.html`);

      it('upgrades the element and settles what is tapped, with no other file', async () => {
        const page = await load();
        const host = await settlerIn(page);
        await drawn(host);
        await enterKong(host, 'Ann');
        await enterSelfDraw(host, 'Bo', 2);
        expect(host.settlement.balances).to.deep.equal([1, 13, -7, -7]);
        expect(nameOf(seatOf(host, 'Bo'))).to.contain('+13');
        expect(page.window.getComputedStyle(seatOf(host, 'Bo')).position).to.equal('absolute');
        expect(scriptsOf(page)).to.deep.equal([main]);
      });

      it('fetches each panel from beside it when it is first opened', async () => {
        const page = await load();
        const host = await settlerIn(page);
        await drawn(host);
        await enterKong(host, 'Ann');
        await openPanel(host, 'Session');
        expect(part(host, 'Session').textContent).to.contain('1 round');
        expect(scriptsOf(page)).to.deep.equal([main, 'mahjong-settler.session.min.js']);
        await press(host, 'House rules');
        await press(host, 'Close');
        await openPanel(host, 'House rules');
        expect(part(host, 'House rules').textContent).to.contain('Points in one base');
        expect(scriptsOf(page).sort()).to.deep.equal(
          [main, 'mahjong-settler.house-rules.min.js', 'mahjong-settler.session.min.js'].sort(),
        );
        await press(host, 'Close');
        await openPanel(host, 'Session');
        expect(scriptsOf(page)).to.have.lengthOf(3);
      });

      it('leaves no name behind but Lit’s versions', async () => {
        const [page, bare] = [await load(), await pageOf('')];
        const known = Object.keys(bare.window);
        const added = Object.keys(page.window).filter((name) => !known.includes(name));
        // And the test server's own.
        expect(added.filter((name) => !/^(lit|reactiveElement|__WDS_)/.test(name))).to.be.empty;
      });

      it('is silent when it comes twice', async () => {
        const page = await load();
        const said: unknown[] = [];
        page.window.console.warn = (...parts: unknown[]) => said.push(parts);
        page.window.addEventListener('error', (event) => said.push(event.message));
        const again = page.document.createElement('script');
        again.src = `${script}?again`;
        if (kind === 'module') again.type = 'module';
        await new Promise((done) => {
          again.addEventListener('load', done);
          page.document.head.append(again);
        });
        expect(said).to.be.empty;
      });
    });
  }

  it('plays on where the panels are not beside it', async () => {
    const page = await pageOf('<mahjong-settler players="Ann, Bo, Chen, Dee"></mahjong-settler>');
    const alone = page.document.createElement('script');
    alone.textContent = await (await fetch(script)).text();
    page.document.head.append(alone);
    const host = await settlerIn(page);
    await drawn(host);
    await press(host, 'Session');
    for (let tries = 0; !host.shadowRoot!.textContent.includes('could not be loaded') && tries < 200; tries++) {
      await new Promise((done) => setTimeout(done, 25));
    }
    expect(host.shadowRoot!.textContent).to.contain('This part could not be loaded.');
    await press(host, 'Close');
    expect(hasPart(host, 'Entry')).to.be.true;
    await enterKong(host, 'Ann');
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
  });
});

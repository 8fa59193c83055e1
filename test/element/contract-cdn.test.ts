import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import {
  all,
  button,
  drawn,
  enterKong,
  enterSelfDraw,
  errorOf,
  hasPart,
  nameOf,
  openPanel,
  part,
  press,
  seatOf,
} from '../support/mounted.js';
import { pageAt, pageOf, scriptsOf, settlerIn } from '../support/framed.js';

const address = '/dist/mahjong-settler.min.js';
const play = 'mahjong-settler.play.min.js';
const main = 'mahjong-settler.min.js';

describe('contract-cdn: one script tag', () => {
  before('the built file is there', async () => {
    const { ok } = await fetch(address);
    if (!ok) throw new Error(`${address} is missing: npm run build makes it`);
  });

  for (const kind of ['classic', 'module']) {
    describe(`${kind} script`, () => {
      const load = () => pageAt(`/test/fixtures/cdn-${kind}.html`);

      it('upgrades the element and settles what is tapped, with one more file that players enter with', async () => {
        const page = await load();
        const host = await settlerIn(page);
        await drawn(host);
        await enterKong(host, 'Ann');
        await enterSelfDraw(host, 'Bo', 2);
        expect(host.settlement.balances).to.deep.equal([1, 13, -7, -7]);
        expect(nameOf(seatOf(host, 'Bo'))).to.contain('+13');
        expect(page.window.getComputedStyle(seatOf(host, 'Bo')).position).to.equal('absolute');
        expect(scriptsOf(page)).to.deep.equal([main, play]);
      });

      it('fetches each panel from beside it when it is first opened', async () => {
        const page = await load();
        const host = await settlerIn(page);
        await drawn(host);
        await enterKong(host, 'Ann');
        await openPanel(host, 'Session');
        expect(part(host, 'Session').textContent).to.contain('1 round');
        const before = scriptsOf(page);
        expect(before).to.include.members([main, play, 'mahjong-settler.session.min.js']);
        await press(host, 'House rules');
        await press(host, 'Close');
        await openPanel(host, 'House rules');
        expect(part(host, 'House rules').textContent).to.contain('Points in one base');
        const after = scriptsOf(page);
        expect(after).to.include.members([...before, 'mahjong-settler.house-rules.min.js']);
        expect(new Set(after).size).to.equal(after.length);
        await press(host, 'Close');
        await openPanel(host, 'Session');
        expect(scriptsOf(page)).to.deep.equal(after);
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
        again.src = `${address}?again`;
        if (kind === 'module') again.type = 'module';
        await new Promise((done) => {
          again.addEventListener('load', done);
          page.document.head.append(again);
        });
        expect(said).to.be.empty;
      });
    });
  }

  it('holds the script of a sibling until it has arrived, and no longer', async () => {
    const page = await pageAt('/test/fixtures/cdn-classic.html');
    const host = await settlerIn(page);
    await drawn(host);
    const script = () => page.document.querySelector('script[src$=".session.min.js"]');
    button(host, 'Session').click();
    expect(script()).to.exist;
    await eventually(() => hasPart(host, 'Session'));
    expect(script()).not.to.exist;
  });

  it('loads its siblings by a policy, where a page allows no other addresses', async () => {
    const page = await pageAt('/test/fixtures/cdn-strict.html');
    const host = await settlerIn(page);
    await drawn(host);
    await enterKong(host, 'Ann');
    await openPanel(host, 'Session');
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
  });

  async function alone(markup: string, file = address) {
    const page = await pageOf(markup);
    const script = page.document.createElement('script');
    script.textContent = await (await fetch(file)).text();
    page.document.head.append(script);
    const host = await settlerIn(page);
    await drawn(host);
    return host;
  }

  it('the file with everything in it plays, shares and explains by itself', async () => {
    const host = await alone('<mahjong-settler></mahjong-settler>', '/dist/mahjong-settler-alone.min.js');
    await enterKong(host, 'East');
    await enterSelfDraw(host, 'South', 2);
    expect(host.settlement.balances).to.deep.equal([1, 13, -7, -7]);
    await openPanel(host, 'Session');
    expect(part(host, 'Session').textContent).to.contain('1 round');
    await openPanel(host, 'House rules');
    await openPanel(host, 'Rules and tables');
    expect(part(host, 'Rules and tables').textContent).to.contain('Flower pig');
    await press(host, 'Close');
    host.mode = 'explain';
    await drawn(host);
    expect(part(host, 'Explanation').textContent).to.contain('The round begins, East deals');
  });

  describe('with no file beside it', () => {
    it('reads and explains', async () => {
      const host = await alone(
        '<mahjong-settler mode="explain" step="2">kong E concealed<br>win S 2 fan from E</mahjong-settler>',
      );
      expect(host.settlement.balances).to.deep.equal([2, 2, -2, -2]);
      expect(part(host, 'Explanation').textContent).to.contain('South wins on East’s discard, 2 fan');
      await press(host, 'Step back');
      expect(part(host, 'Explanation').textContent).to.contain('East, concealed kong');
    });

    it('takes entries as notation', async () => {
      const host = await alone('<mahjong-settler>kong E concealed</mahjong-settler>');
      const heard: unknown[] = [];
      host.addEventListener('mahjong-settler-change', ({ record }) => heard.push(record));
      const [area] = all(part(host, 'Entry'), 'textarea') as HTMLTextAreaElement[];
      area!.value += '\nkong S concealed';
      await press(host, 'Record');
      expect(host.settlement.balances).to.deep.equal([4, 4, -4, -4]);
      expect(heard).to.deep.equal([host.record]);
      area!.value = 'kong X';
      await press(host, 'Record');
      expect(errorOf(host)).to.match(/^invalid-notation 1:/);
      expect(host.settlement.balances).to.deep.equal([4, 4, -4, -4]);
      await press(host, 'Undo');
      expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
    });

    it('says which panel is not there', async () => {
      const host = await alone('<mahjong-settler mode="explain">kong E concealed</mahjong-settler>');
      await press(host, 'Share');
      await eventually(() => host.shadowRoot!.textContent.includes('This part could not be loaded.'));
      await press(host, 'Close');
      expect(hasPart(host, 'Explanation')).to.be.true;
    });
  });

  it('puts the element in the place of marked blocks', async () => {
    const page = await pageOf(
      `<pre data-mahjong-settler id="a" class="b" data-mode="explain" data-fan-cap="5">kong E concealed
win S 9 fan from E</pre><div data-mahjong-settler><p>kong E concealed</p></div><pre>kong</pre>`,
    );
    const script = page.document.createElement('script');
    script.src = address;
    page.document.head.append(script);
    await page.window.customElements.whenDefined('mahjong-settler');
    const [first, second, ...more] = page.document.querySelectorAll('mahjong-settler');
    expect(more).to.be.empty;
    await drawn(first!);
    expect([first!.id, first!.className, first!.mode]).to.deep.equal(['a', 'b', 'explain']);
    expect(first!.settlement.balances).to.deep.equal([-26, 30, -2, -2]);
    expect(second!.settlement.balances).to.deep.equal([6, -2, -2, -2]);
    expect(page.document.querySelectorAll('pre')).to.have.length(1);
  });
});

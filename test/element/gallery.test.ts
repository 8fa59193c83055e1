import { aTimeout, expect } from '@open-wc/testing';
import { rulesets } from '../../src/engine/index.js';
import type { MahjongSettler } from '../../src/index.js';
import { go, plaques, scrubber, told, until } from '../support/explain.js';
import { axeIn, watchedPageAt, type WatchedPage } from '../support/framed.js';
import { all, button, drawn, isDimmed } from '../support/mounted.js';

const minus = '−';

async function settlersOf({ window, document }: WatchedPage): Promise<MahjongSettler[]> {
  await window.customElements.whenDefined('mahjong-settler');
  const found = [...document.querySelectorAll('mahjong-settler')];
  for (const one of found) await drawn(one);
  return found;
}

/** Points as the table writes them. */
function written(points: number): string {
  return `${points > 0 ? '+' : points < 0 ? minus : ''}${Math.abs(points)}`;
}

const lastOf = (host: MahjongSettler) => Number(scrubber(host).max);
const idOf = (host: MahjongSettler) => host.closest('figure')?.id ?? '';

for (const name of ['index', ...rulesets.keys()]) {
  describe(`the gallery’s page ${name}`, () => {
    let page: WatchedPage;
    let hosts: MahjongSettler[];

    const block = document.createElement('div');

    // Once, as it is a long page: no test depends on where another leaves an example.
    before(async function open() {
      this.timeout(60_000);
      document.body.append(block);
      page = await watchedPageAt(`/demo/gallery/${name}.html`, block);
      hosts = await settlersOf(page);
    });
    after(() => {
      block.remove();
    });

    it('explains every example, and complains of nothing', async () => {
      expect(hosts).not.to.be.empty;
      expect(hosts.map(({ mode }) => mode)).to.deep.equal(hosts.map(() => 'explain'));
      for (const host of hosts) {
        host.step = Number(host.getAttribute('step'));
        await until(host, () => all(host, '.rule').length > 0);
        expect(host.error, idOf(host)).to.equal(null);
        expect(Number(host.getAttribute('step')), idOf(host)).to.be.within(1, lastOf(host));
        expect(all(host, '.rule'), idOf(host)).not.to.be.empty;
      }
      expect(page.complaints).to.deep.equal([]);
    }).timeout(60_000);

    it('walks from the first step of each example to the last', async () => {
      for (const host of hosts) {
        if (host.step > 0) await go(host, 'First step');
        expect(host.step, idOf(host)).to.equal(0);
        expect(told(host), idOf(host)).to.match(/^The round begins, East( deals|, Leader ×[23])$/);
        expect(isDimmed(button(host, 'Step back')), idOf(host)).to.be.true;
        await go(host, 'Last step');
        expect(isDimmed(button(host, 'Next step')), idOf(host)).to.be.true;
        const { balances } = host.settlement.rounds.at(-1)!;
        plaques(host).forEach((plaque, seat) => {
          expect(plaque.split(' '), idOf(host)).to.include(written(balances[seat]!));
        });
      }
      expect(page.complaints).to.deep.equal([]);
    }).timeout(60_000);

    it('lets the keys of one example alone in the others', async () => {
      const [first, ...others] = hosts;
      const before = others.map(({ step }) => step);
      await go(first!, 'First step');
      const next = button(first!, 'Next step');
      next.focus();
      const press = new page.window.KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true });
      next.dispatchEvent(press);
      await drawn(first!);
      expect(first!.step).to.equal(1);
      expect(others.map(({ step }) => step)).to.deep.equal(before);
      expect(page.document.activeElement).to.equal(first);
    }).timeout(60_000);

    it('fits from 280 to 1200 pixels', () => {
      const frame = page.window.frameElement as HTMLIFrameElement;
      const root = page.document.documentElement;
      root.style.scrollbarWidth = 'none';
      for (const width of [280, 360, 900, 1200]) {
        frame.width = String(width);
        expect(root.scrollWidth, `${width} pixels`).to.equal(root.clientWidth);
      }
    }).timeout(60_000);

    for (const [scheme, width] of [
      ['dark', 360],
      ['light', 1200],
    ] as const) {
      it(`has nothing that axe finds, ${scheme}, at ${width} pixels`, async () => {
        const { document, window } = page;
        // The games of an annex differ in numbers alone: two stand for all.
        for (const one of [...document.querySelectorAll('.brief')].slice(2)) one.remove();
        (window.frameElement as HTMLIFrameElement).width = String(width);
        document.documentElement.style.colorScheme = scheme;
        // Faces fade from one scheme to the other, however slow the machine.
        await aTimeout(50);
        for (const host of await settlersOf(page)) {
          for (const fading of host.shadowRoot!.getAnimations()) fading.finish();
        }
        expect(await axeIn(page)).to.deep.equal([]);
      }).timeout(120_000);
    }
  });
}

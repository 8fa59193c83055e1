import { expect } from '@open-wc/testing';
import { MahjongSettler } from '../../src/index.js';
import * as element from '../../src/element/index.js';
import { drawn, enterKong, mount, names, place, settler } from '../support/mounted.js';
import { pageOf, type Page } from '../support/framed.js';
import { recordOf, selfDraw } from '../support/sichuan.js';

/** What is warned of while this runs. */
function warnings(run: () => void): string[] {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (...parts: unknown[]) => {
    said.push(parts.map(String).join(' '));
  };
  try {
    run();
  } finally {
    console.warn = warn;
  }
  return said;
}

function importing({ window }: Page, module: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const script = window.document.createElement('script');
    script.type = 'module';
    script.textContent = `
      import * as loaded from '${module}';
      dispatchEvent(Object.assign(new Event('loaded'), { loaded }));`;
    window.addEventListener('loaded', (event) => {
      resolve((event as Event & { loaded: Record<string, unknown> }).loaded);
    });
    script.addEventListener('error', () => {
      reject(new Error(`${module} cannot be imported`));
    });
    window.document.head.append(script);
  });
}

describe('contract-lifecycle: registration', () => {
  it('comes with the package’s main entry', () => {
    expect(customElements.get('mahjong-settler')).to.equal(MahjongSettler);
    expect(element.MahjongSettler).to.equal(MahjongSettler);
  });

  it('does not come with the class alone', async () => {
    const page = await pageOf('<mahjong-settler></mahjong-settler>');
    const names = Object.keys(page.window);
    const module = await importing(page, '/src/element/index.ts');
    expect(module).to.include.keys('MahjongSettler', 'MahjongSettlerChangeEvent');
    expect(page.window.customElements.get('mahjong-settler')).to.be.undefined;
    expect(page.document.querySelector('mahjong-settler')!.shadowRoot).to.be.null;
    const added = Object.keys(page.window).filter((name) => !names.includes(name));
    // The versions that Lit leaves for its own warnings.
    expect(added.filter((name) => !/^(lit|reactiveElement|__WDS_)/.test(name))).to.be.empty;
    (module.MahjongSettler as typeof MahjongSettler).define();
    expect(page.document.querySelector('mahjong-settler')!.shadowRoot).to.exist;
  });

  it('is silent when it comes twice', () => {
    const said = warnings(() => {
      MahjongSettler.define();
      MahjongSettler.define('twice-settler');
      MahjongSettler.define('twice-settler');
      MahjongSettler.define();
    });
    expect(said).to.be.empty;
    expect(customElements.get('mahjong-settler')).to.equal(MahjongSettler);
  });

  it('warns once of another version, naming both, and leaves it there', () => {
    class Older extends HTMLElement {
      static readonly version = '0.0.1-older';
    }
    customElements.define('older-settler', Older);
    const said = warnings(() => {
      MahjongSettler.define('older-settler');
      MahjongSettler.define('older-settler');
    });
    expect(said).to.have.lengthOf(1);
    expect(said[0]).to.contain('0.0.1-older').and.contain(MahjongSettler.version).and.contain('older-settler');
    expect(customElements.get('older-settler')).to.equal(Older);
  });

  it('warns of a class that has no version', () => {
    customElements.define('foreign-settler', class extends HTMLElement {});
    const said = warnings(() => {
      MahjongSettler.define('foreign-settler');
    });
    expect(said).to.have.lengthOf(1);
    expect(said[0]).to.contain(MahjongSettler.version);
  });

  it('goes under any tag, into any registry', async () => {
    MahjongSettler.define('other-settler');
    const other = settler(document.createElement('other-settler'));
    other.players = names;
    place().append(other);
    await drawn(other);
    await enterKong(other, 'Ann');
    expect(other.settlement.balances).to.deep.equal([6, -2, -2, -2]);
    const defined: string[] = [];
    const registry = { get: () => undefined, define: (tag: string) => defined.push(tag) };
    MahjongSettler.define('other-settler', registry as unknown as CustomElementRegistry);
    expect(defined).to.deep.equal(['other-settler']);
  });

  it('can be inherited from', async () => {
    class Mine extends MahjongSettler {}
    customElements.define('mine-settler', Mine);
    const mine = new Mine();
    mine.record = recordOf([{ events: [selfDraw(0, 1)] }]);
    mine.fanCap = 5;
    place().append(mine);
    await drawn(mine);
    expect(mine.settlement.balances).to.deep.equal([9, -3, -3, -3]);
    expect(mine.record.options).to.deep.equal({ fanCap: 5 });
  });

  it('names its version', () => {
    expect(MahjongSettler.version).to.match(/^\d+\.\d+\.\d+/);
  });
});

describe('contract-lifecycle: another document', () => {
  it('goes on in a frame, drawn as before', async () => {
    const { document: there } = await pageOf('');
    const host = await mount({ players: names });
    await enterKong(host, 'Ann');
    there.body.append(host);
    await drawn(host);
    await enterKong(host, 'Bo');
    expect(host.settlement.balances).to.deep.equal([4, 4, -4, -4]);
    const [seat] = host.shadowRoot!.querySelectorAll('[part=seat]');
    expect(there.defaultView!.getComputedStyle(seat!).position).to.equal('absolute');
  });

  it('comes back from there', async () => {
    const { document: there } = await pageOf('');
    const host = await mount({ players: names });
    there.body.append(host);
    await drawn(host);
    place().append(host);
    await drawn(host);
    await enterKong(host, 'Ann');
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
    expect(getComputedStyle(host.shadowRoot!.querySelector('[part=seat]')!).position).to.equal('absolute');
  });

  it('survives a document without a window', async () => {
    const inert = document.implementation.createHTMLDocument();
    const host = await mount({ players: names });
    await enterKong(host, 'Ann');
    const before = host.record;
    inert.body.append(host);
    await drawn(host);
    expect(host.record).to.equal(before);
    place().append(host);
    await drawn(host);
    await enterKong(host, 'Bo');
    expect(host.settlement.balances).to.deep.equal([4, 4, -4, -4]);
  });

  it('reads a language across documents', async () => {
    const { document: there } = await pageOf('<div lang="de"></div>');
    const block = there.querySelector('div')!;
    const shadow = block.attachShadow({ mode: 'open' });
    const host = await mount({ players: names });
    shadow.append(host);
    await drawn(host);
    await enterKong(host, 'Ann');
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
  });

  it('may be connected there first', async () => {
    const { document: there } = await pageOf('');
    const host = await mount({ players: names }, { parent: there.body });
    await enterKong(host, 'Ann');
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
  });
});

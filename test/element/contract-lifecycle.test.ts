import { expect } from '@open-wc/testing';
import { MahjongSettler } from '../../src/index.js';
import { all, button, buttons, drawn, enterKong, entries, errorOf, hasPart, isDimmed, mount, nameOf, names, openPanel, part, pickFan, pickSelfDraw, place, press, seatOf, settler, settleRound, tap } from '../support/mounted.js'; // prettier-ignore
import { concealed, discard, recordOf, selfDraw } from '../support/sichuan.js';

const three = [discard(3, [[0, 1]]), discard(3, [[1, 1]]), discard(3, [[2, 1]])];
const record = recordOf([{ events: [selfDraw(0, 5)] }]);

describe('contract-lifecycle: upgrade', () => {
  let tags = 0;

  /** A tag that stands in the page before its element is defined. */
  function early(properties: object): [element: HTMLElement, define: () => MahjongSettler] {
    const tag = `early-settler-${++tags}`;
    const element = document.createElement(tag);
    Object.assign(element, properties);
    return [
      element,
      () => {
        MahjongSettler.define(tag);
        customElements.upgrade(element);
        return settler(element);
      },
    ];
  }

  const settings = { record, fanCap: 3, players: ['Ann', 'Bo', 'Chen', 'Dee'], readOnly: true };

  function expectSettings(host: MahjongSettler): void {
    expect(host).to.be.instanceOf(MahjongSettler);
    expect(host.fanCap).to.equal(3);
    expect(host.readOnly).to.be.true;
    expect(host.record.players).to.deep.equal(settings.players);
    expect(host.record.options).to.deep.equal({ fanCap: 3 });
    expect(host.record.rounds).to.deep.equal(record.rounds);
    expect(host.settlement.balances).to.deep.equal([27, -9, -9, -9]);
  }

  it('honours what was set before, once it has been drawn', async () => {
    const [element, define] = early(settings);
    place().append(element);
    const host = define();
    await drawn(host);
    expectSettings(host);
    expect(isDimmed(seatOf(host, 'Ann'))).to.be.true;
    for (const name of Object.keys(settings)) expect(Object.hasOwn(host, name), name).to.be.false;
    host.fanCap = 4;
    expect(host.settlement.balances).to.deep.equal([51, -17, -17, -17]);
  });

  it('honours it at once', () => {
    const [element, define] = early(settings);
    place().append(element);
    expectSettings(define());
  });

  it('honours it without being connected', () => {
    const [element, define] = early(settings);
    expect(element.isConnected).to.be.false;
    expectSettings(define());
  });

  it('lets a later set win over an earlier one', async () => {
    const [element, define] = early(settings);
    place().append(element);
    const host = define();
    host.fanCap = 6;
    host.record = recordOf([{ events: [selfDraw(1, 6)] }]);
    await drawn(host);
    expect(host.fanCap).to.equal(6);
    expect(host.settlement.balances).to.deep.equal([-65, 195, -65, -65]);
  });

  it('reads the attributes that are there', async () => {
    const [element, define] = early({});
    element.setAttribute('fan-cap', '3');
    element.setAttribute('players', names);
    place().append(element);
    const host = define();
    host.record = record;
    await drawn(host);
    expect(host.settlement.balances).to.deep.equal([27, -9, -9, -9]);
    expect(seatOf(host, 'Dee')).to.exist;
  });
});

describe('contract-lifecycle: making', () => {
  it('works from createElement, constructor and markup alike', async () => {
    const block = place();
    block.innerHTML = `<mahjong-settler players='Ann, Bo, "Chen, Jr.", Dee' base="2"></mahjong-settler>`;
    const made = document.createElement('mahjong-settler');
    const constructed = new MahjongSettler();
    for (const host of [made, constructed]) {
      host.players = ['Ann', 'Bo', 'Chen, Jr.', 'Dee'];
      host.base = 2;
      block.append(host);
    }
    const hosts = [...block.querySelectorAll('mahjong-settler')];
    expect(hosts).to.have.lengthOf(3);
    for (const host of hosts) {
      await drawn(host);
      await enterKong(host, 'Ann');
      expect(host.settlement.balances).to.deep.equal([12, -4, -4, -4]);
      expect(host.record.players).to.include('Chen, Jr.');
    }
  });

  it('works from a template and an import', async () => {
    const template = document.createElement('template');
    template.innerHTML = '<mahjong-settler fan-cap="3"></mahjong-settler>';
    const block = place();
    block.append(document.importNode(template.content, true));
    const host = block.querySelector('mahjong-settler')!;
    await drawn(host);
    expect(host.record.options).to.deep.equal({ fanCap: 3 });
  });

  it('clones its attributes and nothing of the game', async () => {
    const host = await mount({ players: names, base: '2' }, { properties: { record } });
    await enterKong(host, 'Bo');
    const before = host.record;
    const clone = settler(host.cloneNode(true));
    place().append(clone);
    await drawn(clone);
    expect(clone.record).to.deep.equal({ ...before, rounds: [] });
    await enterKong(clone, 'Ann');
    expect(clone.settlement.balances).to.deep.equal([12, -4, -4, -4]);
    expect(host.record).to.equal(before);
  });

  it('leaves its host alone: only a form control’s own attributes, no inline style, no children', async () => {
    const host = await mount({ players: names }, { properties: { fanCap: 3, readOnly: false } });
    host.textContent = '# fallback';
    await settleRound(host);
    await openPanel(host, 'Session');
    host.readOnly = true;
    host.kongRefund = false;
    await drawn(host);
    expect(host.getAttributeNames()).to.deep.equal(['players', 'readonly']);
    expect(host.style).to.have.lengthOf(0);
    expect(host.textContent).to.equal('# fallback');
    expect(host.getAttribute('players')).to.equal(names);
  });

  it('leaves the page alone: no names, no styles, nothing added', async () => {
    const globals = Object.keys(window);
    const page = () => [document.head.innerHTML, document.body.childElementCount, document.adoptedStyleSheets.length];
    const block = place();
    const before = page();
    const host = await mount({ players: names }, { parent: block });
    await settleRound(host);
    expect(page()).to.deep.equal(before);
    expect(Object.keys(window)).to.deep.equal(globals);
    expect(block.children).to.have.lengthOf(1);
  });

  it('keeps many apart', async () => {
    const block = place();
    const hosts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => mount({ players: names, base: String(index + 1) }, { parent: block })),
    );
    for (const [index, host] of hosts.entries()) {
      if (index % 2 === 0) await enterKong(host, 'Ann');
      else await tap(host, 'Bo');
    }
    for (const [index, host] of hosts.entries()) {
      const kong = (index + 1) * 2;
      const expected = index % 2 === 0 ? [3 * kong, -kong, -kong, -kong] : [0, 0, 0, 0];
      expect(host.settlement.balances, String(index)).to.deep.equal(expected);
      expect(hasPart(host, 'Kong')).to.equal(index % 2 === 1);
    }
  });
});

describe('contract-lifecycle: moving', () => {
  /** A game with a past, a draft and a panel to find again. */
  async function busy(): Promise<MahjongSettler> {
    const host = await mount(
      { players: names },
      { properties: { record: recordOf([{ events: three }, { events: [] }]) } },
    );
    await enterKong(host, 'Ann');
    await pickSelfDraw(host, 'Bo');
    await pickFan(host, 2);
    return host;
  }

  async function expectBusy(host: MahjongSettler): Promise<void> {
    await drawn(host);
    expect(buttons(part(host, 'Fan'), /^2 /)[0]!.ariaPressed).to.equal('true');
    await press(host, 'Record');
    expect(host.record.rounds[1]!.events).to.deep.equal([concealed(0), selfDraw(1, 2)]);
    await press(host, 'Undo');
    await press(host, 'Undo');
    expect(host.record.rounds[1]!.events).to.be.empty;
  }

  it('keeps draft and undo within the page', async () => {
    const host = await busy();
    place().append(host);
    await expectBusy(host);
  });

  it('keeps them while it is out of the page', async () => {
    const host = await busy();
    const before = host.record;
    host.remove();
    await new Promise((done) => setTimeout(done, 20));
    expect(host.record).to.equal(before);
    expect(host.settlement.rounds).to.have.lengthOf(2);
    place().append(host);
    await expectBusy(host);
  });

  it('keeps the round that is shown, and an open panel', async () => {
    const host = await mount(
      { players: names },
      { properties: { record: recordOf([{ events: three }, { events: [] }]) } },
    );
    await openPanel(host, 'Session');
    place().append(host);
    await drawn(host);
    await press(host, /^1 /, 'Session');
    place().append(host);
    await drawn(host);
    expect(all(host, 'h2')[0]!.textContent).to.equal('Round 1');
    expect(entries(host)).to.have.lengthOf(3);
  });

  it('takes settings while it is out of the page', async () => {
    const host = await busy();
    host.remove();
    host.base = 3;
    expect(host.settlement.balances).to.deep.equal([6 + 18, 6 - 6, 6 - 6, -18 - 6]);
    host.setAttribute('fan-cap', '9');
    expect(errorOf(host)).to.equal('invalid-option /options/fanCap');
    place().append(host);
    await drawn(host);
    expect(nameOf(seatOf(host, 'Ann'))).to.contain('+18');
  });

  it('works inside other shadow roots, in its slots too', async () => {
    for (const mode of ['open', 'closed'] as const) {
      const outer = place();
      const shadow = outer.attachShadow({ mode });
      shadow.innerHTML = '<section><slot></slot></section>';
      const inside = await mount({ players: names }, { parent: shadow.firstElementChild! });
      const slotted = await mount({ players: names }, { parent: outer });
      for (const host of [inside, slotted]) {
        await enterKong(host, 'Ann');
        expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
        expect(host.getBoundingClientRect().height).to.be.greaterThan(200);
      }
    }
  });

  it('finds its language, or English, around it', async () => {
    const outer = place();
    outer.lang = 'en-US';
    const shadow = outer.attachShadow({ mode: 'closed' });
    const middle = document.createElement('div');
    shadow.append(middle);
    const inner = middle.attachShadow({ mode: 'open' });
    const host = await mount({ players: names }, { parent: inner });
    for (const lang of ['en', 'de-CH', 'x-klingon', '', 'not a tag', '-', '中文', 'constructor']) {
      host.lang = lang;
      await drawn(host);
      expect(button(host, 'Wall empty'), lang).to.exist;
      host.removeAttribute('lang');
      middle.lang = lang;
      outer.append(host);
      inner.append(host);
      await drawn(host);
      expect(button(host, 'Wall empty'), lang).to.exist;
    }
    await enterKong(host, 'Ann');
    expect(nameOf(seatOf(host, 'Ann'))).to.contain('+6');
  });
});

import { expect } from '@open-wc/testing';
import { aTimeout } from '@open-wc/testing';
import '../../src/index.js';
import type { MahjongSettler } from '../../src/index.js';
import { formatNotation, parseNotation, rulesets } from '../../src/engine/index.js';
import { pageAt, settlerIn } from '../support/framed.js';
import { alerts, all, buttons, drawn, enterKong, errorOf, heard, mount, names, place, press, type Mounting } from '../support/mounted.js'; // prettier-ignore
import { richSession } from '../support/sessions.js';
import { copyBy, fragmentOf, fragmentOfText, goTo, opened, openedWith, openShare } from '../support/share.js';

const shared = parseNotation('players Ann, Bo, Chen, Dee; kong S concealed; note "Rain"; win N 2 fan from S');
const other = parseNotation('players W, X, Y, Z; kong E concealed');
const content = 'kong W concealed';

afterEach(() => {
  openedWith('');
});

const has = (host: MahjongSettler, record: object) => () => JSON.stringify(host.record) === JSON.stringify(record);

async function withLink(
  fragment: string,
  attributes: Record<string, string> = {},
  mounting: Mounting = {},
): Promise<MahjongSettler> {
  openedWith(fragment);
  return mount({ 'share-url': '', ...attributes }, mounting);
}

/** One that shows its content, and the message that a link could not be opened. */
async function refusing(fragment: string, attributes: Record<string, string> = {}): Promise<MahjongSettler> {
  openedWith(fragment);
  const parent = place();
  parent.innerHTML = `<mahjong-settler share-url="">${content}</mahjong-settler>`;
  const host = parent.querySelector('mahjong-settler')!;
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  await opened(host, () => alerts(host).length > 0);
  return host;
}

describe('share: a link', () => {
  it('opens its record in another element', async () => {
    const from = await mount({ 'share-url': '' }, { properties: { record: shared } });
    await openShare(from);
    const { text } = await copyBy(from, 'Copy as link');
    from.remove();
    const host = await withLink(new URL(text).hash.slice(1));
    await opened(host, has(host, shared));
    expect(host.record).to.deep.equal(shared);
    expect(host.error).to.equal(null);
    expect(alerts(host)).to.be.empty;
  });

  it('opens in a page of its own, and leaves the address alone', async () => {
    const fragment = `#a=1&${await fragmentOf(shared)}&b=%20`;
    const page = await pageAt(`/test/fixtures/share.html?x=1${fragment}`);
    const host = await settlerIn(page);
    await opened(host, has(host, shared));
    expect(host.record).to.deep.equal(shared);
    expect(page.window.location.hash).to.equal(fragment);
    expect(page.window.location.search).to.equal('?x=1');
    const [, another] = page.document.querySelectorAll('mahjong-settler');
    expect(another!.record.rounds).to.be.empty;
  });

  for (const ruleset of rulesets.values()) {
    it(`holds sixteen rounds of ${ruleset.id} in under 2,000 characters`, async () => {
      const session = richSession(ruleset, 7, 0.4);
      const from = await mount({ 'share-url': 'https://example.org/play' }, { properties: { record: session } });
      await openShare(from);
      const { text } = await copyBy(from, 'Copy as link');
      expect(text.length).to.be.lessThan(2000);
      const host = await withLink(new URL(text).hash.slice(1));
      await opened(host, has(host, session));
      expect(host.record).to.deep.equal(session);
      expect(host.settlement.rounds).to.have.lengthOf(16);
    });
  }

  it('is read by none but an element that has share-url', async () => {
    openedWith(await fragmentOf(shared));
    const host = await mount({ players: names });
    await aTimeout(300);
    expect(host.record.rounds).to.be.empty;
    host.setAttribute('share-url', 'https://example.org/');
    await opened(host, has(host, shared));
    expect(host.record).to.deep.equal(shared);
    expect(host.shareUrl).to.equal('https://example.org/');
    host.removeAttribute('share-url');
    expect(host.shareUrl).to.equal(undefined);
    await goTo(await fragmentOf(other));
    await aTimeout(300);
    expect(host.record).to.deep.equal(shared);
  });

  it('may come with other keys and routes', async () => {
    const fragment = await fragmentOf(shared);
    for (const whole of [
      `a=1&${fragment}`,
      `${fragment}&a=1`,
      `/game/1?${fragment}`,
      `/game?x=1&${fragment}`,
      `!/${fragment}&${fragment}`,
    ]) {
      const host = await withLink(whole);
      await opened(host, has(host, shared));
      expect(host.record, whole).to.deep.equal(shared);
      host.remove();
    }
  });

  it('is none where the fragment is somebody else’s', async () => {
    const fragment = await fragmentOf(shared);
    for (const whole of [
      '',
      'top',
      '/a/route',
      'a=1&b=2',
      `my-${fragment}`,
      `not${fragment}`,
      `/path/${fragment}`,
      'mahjong-settler',
    ]) {
      const host = await withLink(whole);
      await aTimeout(50);
      expect(host.record.rounds, whole).to.be.empty;
      expect(host.error, whole).to.equal(null);
      host.remove();
    }
  });

  it('is followed when the fragment changes, and only then', async () => {
    const host = await withLink('');
    await goTo(await fragmentOf(shared));
    await opened(host, has(host, shared));
    await goTo(`tab=2&${await fragmentOf(shared)}`);
    const entered = host;
    await enterKong(entered, 'Ann');
    const { record } = host;
    await goTo(`tab=3&${await fragmentOf(shared)}`);
    await aTimeout(200);
    expect(host.record).to.equal(record);
    await goTo(await fragmentOf(other));
    await opened(host, has(host, other));
    expect(host.record).to.deep.equal(other);
    await goTo('/somewhere/else');
    await aTimeout(100);
    expect(host.record).to.deep.equal(other);
  });

  it('is opened once, wherever the element is moved', async () => {
    const host = await withLink(await fragmentOf(shared));
    await opened(host, has(host, shared));
    await enterKong(host, 'Chen');
    const { record } = host;
    place().append(host);
    await aTimeout(200);
    expect(host.record).to.equal(record);
  });

  it('tells the page nothing', async () => {
    const block = place();
    const events = heard(block);
    const host = await withLink(await fragmentOf(shared), {}, { parent: block });
    await opened(host, has(host, shared));
    expect(events).to.be.empty;
    const before = history.length;
    await enterKong(host, 'Ann');
    expect(history.length).to.equal(before);
    expect(location.hash).to.equal(`#${await fragmentOf(shared)}`);
  });

  it('opens what an illegal entry has left', async () => {
    const wrong = parseNotation('win E 1 fan self-draw; kong E concealed');
    const host = await withLink(await fragmentOf(wrong));
    await opened(host, has(host, wrong));
    expect(errorOf(host)).to.equal('seat-out /rounds/0/events/1/seat');
  });

  it('is walked through where the page explains', async () => {
    const host = await withLink(await fragmentOf(shared), { mode: 'explain' });
    await opened(host, has(host, shared));
    await press(host, 'Next step');
    expect(host.step).to.equal(1);
  });
});

describe('share: what goes before a link', () => {
  it('is the record that the page sets, before or meanwhile', async () => {
    const before = await withLink(await fragmentOf(shared), {}, { properties: { record: other } });
    await aTimeout(300);
    expect(before.record).to.deep.equal(other);
    const meanwhile = await withLink(await fragmentOf(shared));
    meanwhile.value = formatNotation(other);
    await aTimeout(300);
    expect(meanwhile.record).to.deep.equal(other);
    await goTo(`x&${await fragmentOf(shared)}`);
    await aTimeout(300);
    expect(meanwhile.record).to.deep.equal(other);
  });

  it('is neither the value attribute nor the content', async () => {
    const host = await withLink(await fragmentOf(shared), { value: content });
    await opened(host, has(host, shared));
    expect(host.record).to.deep.equal(shared);
    host.setAttribute('value', formatNotation(other));
    host.textContent = 'kong N concealed';
    await drawn(host);
    await aTimeout(50);
    expect(host.record).to.deep.equal(shared);
  });
});

describe('share: what was entered before a link is followed', () => {
  it('is one undo away', async () => {
    const host = await withLink('', { players: names });
    await enterKong(host, 'Ann');
    const { record } = host;
    await goTo(await fragmentOf(shared));
    await opened(host, has(host, shared));
    await press(host, 'Undo');
    expect(host.record).to.deep.equal(record);
    await press(host, 'Redo');
    expect(host.record).to.deep.equal(shared);
  });

  it('does not come back to a page that had only its own', async () => {
    const host = await withLink(await fragmentOf(shared), { value: content });
    await opened(host, has(host, shared));
    expect(buttons(host, 'Undo')[0]!.getAttribute('aria-disabled')).to.equal('true');
  });
});

describe('share: a broken link', () => {
  const whole = () => fragmentOf(shared);
  const cases: readonly (readonly [what: string, error: string, make: () => Promise<string> | string])[] = [
    ['of nothing', 'invalid-record ', () => 'mahjong-settler='],
    ['of other letters', 'invalid-record ', () => 'mahjong-settler=%F0%9F%80%84'],
    ['cut off', 'invalid-record ', async () => (await whole()).slice(0, -3)],
    ['with a letter lost', 'invalid-record ', async () => (await whole()).replace(/(.{40})./, '$1')],
    ['that would unfold without end', 'invalid-record ', () => fragmentOfText('#'.repeat(2 ** 21))],
    ['of another text', 'invalid-notation 1:1', () => fragmentOfText('hello')],
    ['with a slip', 'invalid-notation 2:8', () => fragmentOfText('players A, B, C, D\nkong E concaled')],
    [
      'of a newer version',
      'unsupported-version /version',
      () => fragmentOfText(JSON.stringify({ ...shared, version: 2 })),
    ],
    ['of an unknown ruleset', 'unknown-ruleset 1:9', () => fragmentOfText('ruleset riichi')],
  ];

  for (const [what, error, make] of cases) {
    it(`${what} is told, can be copied out, and keeps the content`, async () => {
      const fragment = await make();
      const host = await refusing(fragment);
      const [alert] = alerts(host);
      expect(alert).to.contain('This link could not be opened. Nothing was lost.');
      expect(all(host, '[role=alert] pre')[0]!.textContent.split('\n')[0]).to.equal(fragment);
      expect(errorOf(host)).to.equal(error);
      expect(host.record.rounds).to.deep.equal(parseNotation(content).rounds);
      expect(host.settlement.rounds[0]!.balances).to.deep.equal([-2, -2, 6, -2]);
      await expect(host).to.be.accessible();
      await press(host, 'Dismiss');
      expect(alerts(host)).to.be.empty;
      expect(host.error).to.equal(null);
      await enterKong(host, 'South');
      expect(host.record.rounds[0]!.events).to.have.lengthOf(2);
    });
  }

  it('says what is wrong', async () => {
    const damaged = await refusing('mahjong-settler=eJx');
    expect(alerts(damaged)[0]).to.contain('It is damaged or not complete.');
    const newer = await refusing(await fragmentOfText(JSON.stringify({ ...shared, version: 2 })));
    expect(alerts(newer)[0]).to.contain('Another version has written it.');
    const text = await refusing(await fragmentOfText('kong E concaled'));
    expect(all(text, '[role=alert] pre')[0]!.textContent).to.contain('\n\nkong E concaled');
  });

  it('is told to the page, once', async () => {
    const block = place();
    const events = heard(block);
    openedWith('mahjong-settler=eJx');
    const host = await mount({ 'share-url': '' }, { parent: block });
    await opened(host, () => events.length > 0);
    await aTimeout(100);
    expect(events.map(({ type }) => type)).to.deep.equal(['mahjong-settler-error']);
  });

  it('is one that the page’s ruleset cannot read', async () => {
    const host = await withLink(await fragmentOf(shared), { ruleset: 'sichuan' });
    await opened(host, has(host, shared));
    expect(host.record).to.deep.equal(shared);
    const refused = await refusing(await fragmentOf(shared), { ruleset: 'ims', value: 'ruleset ims; wall' });
    expect(refused.record.rounds[0]!.events).to.deep.equal([{ type: 'exhaustion' }]);
    expect(refused.error!.code).to.equal('unknown-event');
  });

  it('lets go of the page’s text no more than before', async () => {
    const host = await refusing('mahjong-settler=eJx');
    host.textContent = 'kong N concealed';
    await opened(host, () => host.record.rounds[0]?.events[0] !== undefined && host.settlement.balances[3] === 6);
    expect(host.settlement.balances).to.deep.equal([-2, -2, -2, 6]);
  });

  it('can be put away by readers', async () => {
    const host = await refusing('mahjong-settler=eJx', { mode: 'explain' });
    await press(host, 'Dismiss');
    expect(alerts(host)).to.be.empty;
  });

  it('does not stand in the way of the next', async () => {
    const host = await refusing('mahjong-settler=eJx');
    await goTo(await fragmentOf(shared));
    await opened(host, has(host, shared));
    expect(alerts(host)).to.be.empty;
    expect(host.record).to.deep.equal(shared);
  });
});

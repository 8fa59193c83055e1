import { expect } from '@open-wc/testing';
import type { MahjongSettler } from '../../src/index.js';
import { formatNotation, parseNotation, settle } from '../../src/engine/index.js';
import { upgrade } from '../../src/upgrade.js';
import { explain } from '../support/explain.js';
import { all, button, buttons, copyOf, drawn, heard, isDimmed, mount, nameOf, names, part, place, press, settler } from '../support/mounted.js'; // prettier-ignore
import { copyBy, copyByHand, openShare, outcomeOf, saveBy, shownText } from '../support/share.js';

const notation = `
  players Ann, Bo, "Chen <b>&amp;", Dee
  money 0.10 EUR
  kong S concealed
  note "=1+1 & 'more' \\"quotes\\""
  win N 1 fan, W 2 fan from S
  win E 0 fan self-draw
  round
  win E 3 fan self-draw`;
const record = parseNotation(notation);

const page = 'https://example.org/play.html';

async function sharing(attributes: Record<string, string> = {}): Promise<MahjongSettler> {
  const host = await mount({ 'share-url': page, ...attributes }, { properties: { record } });
  await openShare(host);
  return host;
}

describe('share: the panel', () => {
  it('is opened by a button beside the session’s', async () => {
    const host = await mount({ players: names });
    await openShare(host);
    expect(buttons(part(host, 'Share')).map(nameOf)).to.deep.equal([
      'Close',
      'Copy as notation',
      'Copy as HTML',
      'Copy as plain HTML',
      'Save the ledger',
      'Save the record',
      'Save the picture',
      'Print',
    ]);
    await press(host, 'Close');
    expect(buttons(host, 'Share')).to.have.lengthOf(1);
  });

  it('is there for those who may only look, and for readers', async () => {
    const look = await mount({ players: names, readonly: '' });
    await openShare(look);
    expect(parseNotation((await copyBy(look, 'Copy as notation')).text)).to.deep.equal(look.record);
    const reader = await explain();
    await openShare(reader);
    expect(parseNotation((await copyBy(reader, 'Copy as notation')).text)).to.deep.equal(reader.record);
  });

  it('changes nothing and tells the page nothing', async () => {
    const host = await mount({ 'share-url': page }, { properties: { record } });
    const before = host.record;
    const events = heard(host);
    const { href } = location;
    await openShare(host);
    for (const action of ['link', 'notation', 'HTML', 'plain HTML']) await copyBy(host, `Copy as ${action}`);
    for (const file of ['ledger', 'record', 'picture']) await saveBy(host, `Save the ${file}`);
    expect(host.record).to.equal(before);
    expect(events).to.be.empty;
    expect(location.href).to.equal(href);
  });

  for (const [width, scheme] of [
    [280, 'light'],
    [640, 'dark'],
    [1200, 'light'],
  ] as const) {
    // prettier-ignore
    it(`has nothing for axe to find at ${width} pixels, ${scheme}`, async () => {
      const parent = place();
      parent.style.width = `${width}px`;
      parent.style.colorScheme = scheme;
      const host = await mount({ 'share-url': page, players: names }, { parent });
      const panel = await openShare(host);
      await copyBy(host, 'Copy as link');
      await expect(host).to.be.accessible();
      for (const one of [...buttons(panel), ...all(panel, 'pre, li span')]) {
        expect(one.scrollWidth, nameOf(one)).to.be.at.most(one.clientWidth + 1);
      }
    });
  }
});

describe('share: copies', () => {
  it('as notation', async () => {
    const host = await sharing();
    const { text, told } = await copyBy(host, 'Copy as notation');
    expect(text).to.equal(formatNotation(record));
    expect(told).to.equal('Copied as notation.');
    expect(shownText(host)).to.equal(text);
  });

  it('as a link, which opens the same record', async () => {
    const host = await sharing();
    const { text, told } = await copyBy(host, 'Copy as link');
    expect(told).to.equal('Copied as link.');
    expect(text).to.match(/^https:\/\/example\.org\/play\.html#mahjong-settler=[\w-]+$/);
  });

  it('as a link for the page itself, whatever its own fragment', async () => {
    const host = await sharing({ 'share-url': '' });
    const { text } = await copyBy(host, 'Copy as link');
    expect(text.split('#')[0]).to.equal(location.href.split('#')[0]);
  });

  it('as a link only where a page opens them', async () => {
    const host = await mount({ players: names });
    await openShare(host);
    expect(buttons(host, 'Copy as link')).to.be.empty;
    host.shareUrl = 'http://[';
    await drawn(host);
    expect(buttons(host, 'Copy as link')).to.be.empty;
    host.shareUrl = page;
    await drawn(host);
    expect(buttons(host, 'Copy as link')).to.have.lengthOf(1);
    host.removeAttribute('share-url');
    host.shareUrl = undefined;
    await drawn(host);
    expect(buttons(host, 'Copy as link')).to.be.empty;
  });

  it('as the link of what is shown now', async () => {
    const host = await sharing();
    const first = await copyBy(host, 'Copy as link');
    host.record = { ...copyOf(record), rounds: [] };
    await drawn(host);
    expect(isDimmed(button(host, 'Copy as link'))).to.be.true;
    await press(host, 'Copy as link');
    expect(outcomeOf(host, 'Copy as link')).to.equal(first.told);
    await press(host, 'Close');
    await openShare(host);
    expect((await copyBy(host, 'Copy as link')).text.length).to.be.lessThan(first.text.length);
  });

  it('as HTML, of which the page makes the same walk', async () => {
    const host = await sharing({ explore: 'fan-cap', lang: 'en-GB' });
    const { text, told } = await copyBy(host, 'Copy as HTML');
    expect(told).to.equal('Copied as HTML.');
    const block = place();
    block.innerHTML = text;
    const made = settler(block.firstElementChild);
    await drawn(made);
    expect(made.record).to.deep.equal(record);
    expect(made.mode).to.equal('explain');
    expect(made.explore).to.equal('fan-cap');
    expect(made.lang).to.equal('en-GB');
    expect(made.error).to.equal(null);
    expect(block.querySelectorAll('*')).to.have.lengthOf(1);
  });

  it('as plain HTML, which reads well and becomes the element', async () => {
    const host = await sharing({ explore: '' });
    const { text } = await copyBy(host, 'Copy as plain HTML');
    const block = place();
    block.innerHTML = text;
    expect(block.textContent.trim()).to.equal(formatNotation(record));
    upgrade(block);
    const made = settler(block.firstElementChild);
    await drawn(made);
    expect(made.record).to.deep.equal(record);
    expect(made.mode).to.equal('explain');
    expect(made.explore).to.equal('');
  });

  it('by hand, where the clipboard is closed', async () => {
    const host = await sharing();
    const { text, told } = await copyByHand(host, 'Copy as notation');
    expect(text).to.equal(formatNotation(record));
    expect(told).to.match(/selected/);
    const refusing = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
    const html = await copyByHand(host, 'Copy as HTML', refusing);
    expect(html.text).to.contain('<mahjong-settler mode="explain">');
    expect(html.told).to.match(/selected/);
  });

  it('what an illegal entry has left, too', async () => {
    const wrong = parseNotation('win E 1 fan self-draw; kong E concealed; kong S concealed');
    const host = await mount({ 'share-url': page }, { properties: { record: wrong } });
    expect(host.error!.code).to.equal('seat-out');
    await openShare(host);
    expect(parseNotation((await copyBy(host, 'Copy as notation')).text)).to.deep.equal(wrong);
  });
});

describe('share: files', () => {
  const day = /\d{4}-\d{2}-\d{2}/.source;

  it('the ledger, every payment of the session', async () => {
    const host = await sharing();
    const { name, type, text, told } = await saveBy(host, 'Save the ledger');
    expect(name).to.match(new RegExp(`^mahjong-sichuan-${day}\\.csv$`));
    expect(told).to.equal(`Saved as ${name}.`);
    expect(type).to.equal('text/csv');
    expect(text.charCodeAt(0)).to.equal(0xfeff);
    const payments = settle(record).rounds.flatMap((round) => round.payments);
    expect(text.split('\r\n')).to.have.lengthOf(payments.length + 2);
    expect(text).to.contain('"\'=1+1 & \'more\' ""quotes"""');
  });

  it('the record as JSON', async () => {
    const host = await sharing();
    const { name, type, text } = await saveBy(host, 'Save the record');
    expect(name).to.match(new RegExp(`^mahjong-sichuan-${day}\\.json$`));
    expect(type).to.equal('application/json');
    expect(JSON.parse(text)).to.deep.equal(record);
  });
});

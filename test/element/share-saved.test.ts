import { aTimeout, expect } from '@open-wc/testing';
import '../../src/index.js';
import type { MahjongSettler } from '../../src/index.js';
import { parseNotation } from '../../src/engine/index.js';
import { alerts, buttons, drawn, enterKong, errorOf, mount, names, press } from '../support/mounted.js';
import { fragmentOf, goTo, opened, openedWith } from '../support/share.js';

/* A link opened where a session is saved: the link goes first, and nothing is overwritten silently. */

const key = 'share-saved';
const attributes = { 'storage-key': key, 'share-url': '', players: names };

const shared = parseNotation('players Ann, Bo, Chen, Dee; kong S concealed');
const saved = parseNotation('players Ann, Bo, Chen, Dee; win N 2 fan from S; kong E concealed');

const stored = () => localStorage.getItem(key);
const store = (record: object | string) => {
  localStorage.setItem(key, typeof record === 'string' ? record : JSON.stringify(record));
};
const has = (host: MahjongSettler, record: object) => () => JSON.stringify(host.record) === JSON.stringify(record);
const untouched = JSON.stringify(saved);

afterEach(() => {
  openedWith('');
  localStorage.clear();
});

async function withLink(more: Record<string, string> = {}): Promise<MahjongSettler> {
  openedWith(await fragmentOf(shared));
  const host = await mount({ ...attributes, ...more });
  await opened(host, has(host, shared));
  expect(host.record).to.deep.equal(shared);
  return host;
}

describe('share: a link over a saved session', () => {
  beforeEach(() => {
    store(saved);
  });

  it('is shown, says so, and leaves what is saved alone', async () => {
    const host = await withLink();
    expect(alerts(host)).to.have.lengthOf(1);
    expect(alerts(host)[0]).to.match(/^A link has opened this game\./);
    expect(host.error).to.equal(null);
    await expect(host).to.be.accessible();
    await enterKong(host, 'Ann');
    await enterKong(host, 'Bo');
    expect(stored()).to.equal(untouched);
    host.remove();
    openedWith('');
    expect((await mount(attributes)).record).to.deep.equal(saved);
  });

  it('takes its place once users have let go of it, with the next entry', async () => {
    const host = await withLink();
    await enterKong(host, 'Ann');
    await press(host, 'Dismiss');
    expect(alerts(host)).to.be.empty;
    expect(stored()).to.equal(untouched);
    await enterKong(host, 'Chen');
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
    expect(host.record.rounds[0]!.events).to.have.lengthOf(3);
  });

  it('is left by undo, and the saved session goes on', async () => {
    const host = await withLink();
    await enterKong(host, 'Ann');
    await press(host, 'Undo');
    await press(host, 'Undo');
    expect(host.record).to.deep.equal(saved);
    expect(alerts(host)).to.be.empty;
    expect(stored()).to.equal(untouched);
    await enterKong(host, 'Ann');
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
    expect(host.record.rounds[0]!.events).to.have.lengthOf(3);
  });

  it('is left by a button, and still one undo away', async () => {
    const host = await withLink();
    await press(host, 'Back to the session');
    expect(host.record).to.deep.equal(saved);
    expect(alerts(host)).to.be.empty;
    expect(stored()).to.equal(untouched);
    await press(host, 'Undo');
    expect(host.record).to.deep.equal(shared);
  });

  it('is no matter where both are the same', async () => {
    store(shared);
    const host = await withLink();
    expect(alerts(host)).to.be.empty;
    await enterKong(host, 'Ann');
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
  });

  it('stays when another tab goes on, whose state is what can be gone back to', async () => {
    const host = await withLink();
    const newer = parseNotation('players Ann, Bo, Chen, Dee; win N 2 fan from S');
    store(newer);
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    await drawn(host);
    expect(host.record).to.deep.equal(shared);
    await enterKong(host, 'Ann');
    expect(stored()).to.equal(JSON.stringify(newer));
    await press(host, 'Back to the session');
    expect(host.record).to.deep.equal(newer);
  });

  it('is told of where the key comes later, too', async () => {
    openedWith(await fragmentOf(shared));
    const host = await mount({ 'share-url': '', players: names });
    await opened(host, has(host, shared));
    expect(alerts(host)).to.be.empty;
    host.storageKey = key;
    await drawn(host);
    expect(host.record).to.deep.equal(shared);
    expect(alerts(host)).to.have.lengthOf(1);
    await enterKong(host, 'Ann');
    expect(stored()).to.equal(untouched);
    await press(host, 'Back to the session');
    expect(host.record).to.deep.equal(saved);
  });

  it('is nothing to decide for readers, who change nothing', async () => {
    const host = await withLink({ mode: 'explain' });
    expect(alerts(host)).to.be.empty;
    expect(stored()).to.equal(untouched);
  });

  it('may come while the session is played', async () => {
    openedWith('');
    const host = await mount(attributes);
    await enterKong(host, 'Ann');
    const { record } = host;
    await goTo(await fragmentOf(shared));
    await opened(host, has(host, shared));
    expect(alerts(host)).to.have.lengthOf(1);
    expect(JSON.parse(stored()!)).to.deep.equal(record);
    await press(host, 'Undo');
    expect(host.record).to.deep.equal(record);
    await press(host, 'Undo');
    expect(host.record).to.deep.equal(saved);
    expect(JSON.parse(stored()!)).to.deep.equal(saved);
  });
});

describe('share: a link where there is no session to lose', () => {
  it('is saved with the first entry', async () => {
    const host = await withLink();
    expect(alerts(host)).to.be.empty;
    expect(stored()).to.equal(null);
    await enterKong(host, 'Ann');
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
  });

  it('is not taken away by another tab that begins to save', async () => {
    const host = await withLink();
    store(saved);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await drawn(host);
    expect(host.record).to.deep.equal(shared);
    expect(alerts(host)[0]).to.match(/^A link has opened this game\./);
    await press(host, 'Back to the session');
    expect(host.record).to.deep.equal(saved);
  });

  it('is a session like others, once something is entered', async () => {
    const host = await withLink();
    await enterKong(host, 'Ann');
    store(saved);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await drawn(host);
    expect(host.record).to.deep.equal(saved);
    expect(alerts(host)).to.be.empty;
  });

  it('leaves alone what is stored and cannot be read', async () => {
    store('{"a":1}');
    const host = await withLink();
    expect(alerts(host)).to.have.lengthOf(1);
    expect(errorOf(host)).to.equal('invalid-record /format');
    await enterKong(host, 'Ann');
    expect(stored()).to.equal('{"a":1}');
  });
});

describe('share: a broken link over a saved session', () => {
  it('changes nothing', async () => {
    store(saved);
    openedWith('mahjong-settler=eJx');
    const host = await mount(attributes);
    await opened(host, () => alerts(host).length > 0);
    expect(alerts(host)).to.have.lengthOf(1);
    expect(host.record).to.deep.equal(saved);
    await enterKong(host, 'Ann');
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
    await press(host, 'Dismiss');
    expect(buttons(host, 'Back to the session')).to.be.empty;
    await aTimeout(0);
    expect(host.record.rounds[0]!.events).to.have.lengthOf(3);
  });
});

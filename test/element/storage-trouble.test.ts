import { expect } from '@open-wc/testing';
import '../../src/index.js';
import type { MahjongSettler } from '../../src/index.js';
import { fillStorage, withStorage } from '../support/browser-storage.js';
import {
  alerts,
  all,
  buttons,
  drawn,
  enterKong,
  errorOf,
  heard,
  mount,
  nameOf,
  names,
  place,
  press,
} from '../support/mounted.js';
import { concealed, recordOf } from '../support/sichuan.js';

const key = 'storage-trouble';
const attributes = { 'storage-key': key, players: names };
const good = recordOf([{ events: [concealed(0)] }]);

const unreadable: readonly (readonly [what: string, error: string, text: string])[] = [
  ['a half of JSON', 'invalid-record ', JSON.stringify(good).slice(0, 40)],
  ['an empty text', 'invalid-record ', ''],
  ['something of another program', 'invalid-record /format', '{"theme":"<img src=x>"}'],
  ['a newer version', 'unsupported-version /version', JSON.stringify({ ...good, version: 2 })],
  ['an unknown ruleset', 'unknown-ruleset /ruleset', JSON.stringify({ ...good, ruleset: 'riichi' })],
  [
    'a record with a slip',
    'invalid-record /rounds/0/events/0/seat',
    JSON.stringify(recordOf([{ events: [concealed(7)] }])),
  ],
];

const stored = () => localStorage.getItem(key);

/** What Copy would put on the clipboard, which tests may not read. */
async function copied(host: MahjongSettler): Promise<string> {
  const texts: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(texts.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  try {
    await press(host, 'Copy');
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
  return texts.join();
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

describe('storage: what cannot be read', () => {
  for (const [what, error, text] of unreadable) {
    it(`is shown, can be copied out, and is not written over unasked: ${what}`, async () => {
      localStorage.setItem(key, text);
      const block = place();
      const events = heard(block);
      const host = await mount(attributes, { parent: block });
      expect(errorOf(host)).to.equal(error);
      expect(events.map(({ type }) => type)).to.deep.equal(['mahjong-settler-error']);
      expect(alerts(host)).to.have.lengthOf(1);
      expect(alerts(host)[0]).to.contain(error.trim()).and.contain('could not be read');
      expect(all(host, '[role=alert] pre')[0]!.textContent).to.equal(text);
      expect(await copied(host)).to.equal(text);
      await expect(host).to.be.accessible();
      await enterKong(host, 'Bo');
      await press(host, 'Undo');
      await enterKong(host, 'Chen');
      expect(stored(), 'play goes on beside it').to.equal(text);
      expect(alerts(host)).to.have.lengthOf(1);
      await press(host, 'Dismiss');
      expect(alerts(host)).to.be.empty;
      expect(host.error).to.equal(null);
      expect(stored()).to.equal(text);
      await enterKong(host, 'Dee');
      expect(stored()).to.equal(JSON.stringify(host.record));
      expect(host.record.rounds[0]!.events).to.have.lengthOf(2);
      expect(events.map(({ type }) => type).filter((type) => type.endsWith('error'))).to.have.lengthOf(1);
    });
  }

  it('says of a newer version that it is one', async () => {
    localStorage.setItem(key, JSON.stringify({ ...good, version: 2 }));
    const host = await mount(attributes);
    expect(alerts(host)[0]).to.contain('Another version');
  });

  it('stays across any number of visits', async () => {
    localStorage.setItem(key, '{');
    for (let visit = 0; visit < 3; visit++) {
      const host = await mount(attributes);
      await enterKong(host, 'Ann');
      expect(alerts(host)).to.have.lengthOf(1);
      host.remove();
    }
    expect(stored()).to.equal('{');
  });

  it('is told beside a record that the page sets', async () => {
    localStorage.setItem(key, '{');
    const host = await mount(attributes, { properties: { record: good } });
    expect(host.record.rounds).to.deep.equal(good.rounds);
    expect(alerts(host)).to.have.lengthOf(1);
    host.record = { ...good, version: 2 as 1 };
    await drawn(host);
    expect(alerts(host), 'that one cannot be read either').to.have.lengthOf(2);
    host.record = good;
    await enterKong(host, 'Ann');
    expect(stored()).to.equal('{');
  });

  it('is a session of another ruleset than the page decides', async () => {
    const text = JSON.stringify(good);
    localStorage.setItem(key, text);
    const host = await mount({ ...attributes, ruleset: 'wenzhou' });
    expect(errorOf(host)).to.equal('unknown-event /rounds/0/events/0/type');
    expect(await copied(host)).to.equal(text);
    await press(host, 'Wall empty');
    expect(stored()).to.equal(text);
    await press(host, 'Dismiss');
    await press(host, 'Undo');
    expect(JSON.parse(stored()!)).to.include({ ruleset: 'wenzhou' });
  });

  it('is not written over by the game of another ruleset that the page decides later', async () => {
    const host = await mount(attributes);
    await enterKong(host, 'Ann');
    const text = stored();
    host.setAttribute('ruleset', 'wenzhou');
    await drawn(host);
    expect(alerts(host)).to.have.lengthOf(1);
    await press(host, 'Wall empty');
    expect(stored()).to.equal(text);
    await press(host, 'Dismiss');
    expect(stored()).to.equal(text);
    await press(host, /^Next/);
    expect(JSON.parse(stored()!)).to.include({ ruleset: 'wenzhou' });
  });
});

describe('storage: nothing can be kept', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('is said at once, the session can be copied out, and play goes on', () =>
    withStorage('getItem', refuse, async () => {
      const host = await mount(attributes);
      expect(alerts(host)).to.have.lengthOf(1);
      expect(alerts(host)[0]).to.contain('keeps nothing');
      expect(buttons(host, 'Copy'), 'nothing to be copied yet').to.be.empty;
      expect(host.error, 'no record is wrong').to.equal(null);
      await enterKong(host, 'Ann');
      expect(host.record.rounds[0]!.events).to.have.lengthOf(1);
      expect(JSON.parse(await copied(host))).to.deep.equal(host.record);
      await expect(host).to.be.accessible();
      await press(host, 'Dismiss');
      await enterKong(host, 'Bo');
      expect(alerts(host), 'said once').to.be.empty;
    }));

  it('is said when there is no room left, and all is kept when there is again', async () => {
    const host = await mount(attributes);
    await enterKong(host, 'Ann');
    const before = stored();
    fillStorage();
    await enterKong(host, 'Bo');
    expect(alerts(host)).to.have.lengthOf(1);
    expect(alerts(host)[0]).to.contain('no room');
    expect(stored(), 'what was kept is kept').to.equal(before);
    expect(JSON.parse(await copied(host))).to.deep.equal(host.record);
    expect(host.error).to.equal(null);
    for (const other of Object.keys(localStorage)) if (other !== key) localStorage.removeItem(other);
    await enterKong(host, 'Chen');
    expect(alerts(host)).to.be.empty;
    expect(stored()).to.equal(JSON.stringify(host.record));
  });

  it('is said in a sandboxed frame', async () => {
    const { ok } = await fetch('/dist/mahjong-settler.min.js');
    expect(ok, 'the script-tag file is built').to.equal(true);
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    const told = new Promise<MessageEvent>((done) => {
      window.addEventListener('message', (event) => {
        if (event.source === frame.contentWindow) done(event);
      });
    });
    frame.src = '/test/fixtures/sandboxed.html';
    place().append(frame);
    const { data } = await told;
    expect(data.before).to.have.lengthOf(1);
    expect(data.before[0]).to.contain('keeps nothing');
    expect(data.entries).to.equal(1);
    expect(data.after[0]).to.contain('"concealed"');
    expect(stored()).to.equal(null);
  });

  it('says nothing without a key', () =>
    withStorage('getItem', refuse, async () => {
      const host = await mount({ players: names });
      await enterKong(host, 'Ann');
      expect(alerts(host)).to.be.empty;
      expect(nameOf(all(host, '[part=base]')[0]!)).not.to.contain('keeps nothing');
    }));
});

import { expect } from '@open-wc/testing';
import '../../src/index.js';
import type { MahjongSettler } from '../../src/index.js';
import {
  alerts,
  buttons,
  canPress,
  copyOf,
  drawn,
  enterKong,
  enterSelfDraw,
  entries,
  heard,
  mount,
  names,
  place,
  press,
  seatOf,
  settleRound,
  tap,
} from '../support/mounted.js';
import { concealed, recordOf } from '../support/sichuan.js';

const key = 'storage-keeping';
const attributes = { 'storage-key': key, players: names };

const stored = () => localStorage.getItem(key);
const store = (value: unknown) => {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

const eventsOf = ({ record }: MahjongSettler) => record.rounds.flatMap(({ events }) => events);

describe('storage: a session under a key', () => {
  it('is stored after each entry as its record, and not before', async () => {
    const host = await mount(attributes);
    expect(stored()).to.equal(null);
    await tap(host, 'Ann');
    expect(stored()).to.equal(null);
    await press(host, 'Concealed', 'Kong');
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
    await enterSelfDraw(host, 'Bo', 2);
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
    await press(host, 'Undo');
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
    expect(eventsOf(host)).to.have.lengthOf(1);
  });

  it('is there again in the next element with the key, settings in force included', async () => {
    const host = await mount({ ...attributes, 'fan-cap': '5' });
    await settleRound(host);
    await press(host, /^Next/);
    await enterKong(host, 'Dee');
    const { record, settlement } = host;
    host.remove();
    // The page has changed its mind about what it says, but not about what was played.
    const next = await mount({ 'storage-key': key, players: 'W, X, Y, Z' });
    expect(next.record).to.deep.equal(record);
    expect(next.settlement).to.deep.equal(settlement);
    expect(entries(next)).to.have.lengthOf(1);
    expect(seatOf(next, 'Dee')).to.exist;
    expect(next.error).to.equal(null);
    expect(alerts(next)).to.be.empty;
  });

  it('tells the page nothing when it comes back', async () => {
    const host = await mount(attributes);
    await enterKong(host, 'Ann');
    host.remove();
    const block = place();
    const events = heard(block);
    const next = await mount(attributes, { parent: block });
    expect(eventsOf(next)).to.have.lengthOf(1);
    expect(events).to.be.empty;
  });

  it('can be taken back step by step, to the beginning, and entered anew', async () => {
    const host = await mount(attributes);
    await settleRound(host);
    await press(host, /^Next/);
    await enterKong(host, 'Ann');
    await press(host, 'Wall empty');
    for (const player of names.split(', ')) await press(host, 'Not ready', player);
    await press(host, 'Record');
    const { record } = host;
    host.remove();
    const next = await mount(attributes);
    const counts = [];
    while (canPress(next, 'Undo')) {
      counts.push(next.record.rounds.map(({ events }) => events.length));
      await press(next, 'Undo');
    }
    expect(counts).to.deep.equal([[3, 4], [3, 1], [3, 0], [3], [2], [1]]);
    expect(next.record.rounds).to.be.empty;
    expect(stored()).to.equal(JSON.stringify(next.record));
    while (canPress(next, 'Redo')) await press(next, 'Redo');
    expect(next.record).to.deep.equal(record);
    // What is entered now comes after what was.
    await press(next, 'Undo');
    await enterKong(next, 'Bo');
    await press(next, 'Undo');
    await press(next, 'Undo');
    expect(next.record.rounds.map(({ events }) => events.length)).to.deep.equal([3, 0]);
  });

  it('can be read as soon as the key is set, connected or not, in any order', () => {
    store(recordOf([{ events: [concealed(2)] }]));
    for (const setting of [
      { storageKey: key, fanCap: 6 },
      { fanCap: 6, storageKey: key },
    ]) {
      const host = Object.assign(document.createElement('mahjong-settler'), setting);
      expect(eventsOf(host)).to.have.lengthOf(1);
      expect(host.record.options).to.deep.equal({ fanCap: 6 });
      expect(host.storageKey).to.equal(key);
    }
  });

  it('is what a listener leaves of it', async () => {
    const host = await mount(attributes);
    await enterKong(host, 'Ann');
    const before = host.record;
    host.addEventListener('mahjong-settler-change', () => {
      host.record = copyOf(before);
    });
    await enterKong(host, 'Bo');
    expect(JSON.parse(stored()!)).to.deep.equal(before);
  });

  it('is stored when the page is told of the entry', async () => {
    const host = await mount(attributes);
    const texts: (string | null)[] = [];
    host.addEventListener('mahjong-settler-change', () => texts.push(stored()));
    await enterKong(host, 'Ann');
    expect(texts).to.deep.equal([JSON.stringify(host.record)]);
  });

  it('survives moving the element and putting it back', async () => {
    const host = await mount(attributes);
    await enterKong(host, 'Ann');
    place().append(host);
    await enterKong(host, 'Bo');
    host.remove();
    place().append(host);
    await drawn(host);
    await enterKong(host, 'Chen');
    expect(JSON.parse(stored()!)).to.deep.equal(host.record);
    expect(eventsOf(host)).to.have.lengthOf(3);
  });

  it('is shown, and left alone, where players may change nothing', async () => {
    store(recordOf([{ events: [concealed(2)] }]));
    const before = stored();
    const host = await mount({ ...attributes, readonly: '' });
    expect(entries(host)).to.have.lengthOf(1);
    expect(stored()).to.equal(before);
  });
});

describe('storage: among the sources of a record', () => {
  const saved = recordOf([{ events: [concealed(2)] }]);
  const other = recordOf([{ events: [concealed(0), concealed(1)] }]);
  const json = JSON.stringify(other);

  it('goes before the value attribute and the content, whichever comes first', async () => {
    for (const order of [
      ['storage-key', 'value'],
      ['value', 'storage-key'],
    ]) {
      store(saved);
      const all: Record<string, string> = { 'storage-key': key, value: json };
      const host = await mount(Object.fromEntries(order.map((name) => [name, all[name]!])));
      expect(eventsOf(host)).to.deep.equal([concealed(2)]);
    }
    const block = place();
    block.innerHTML = `<mahjong-settler storage-key="${key}">kong E concealed</mahjong-settler>`;
    const host = block.querySelector('mahjong-settler')!;
    await drawn(host);
    expect(eventsOf(host)).to.deep.equal([concealed(2)]);
    host.textContent = 'kong S concealed';
    await drawn(host);
    await new Promise((done) => setTimeout(done));
    expect(eventsOf(host)).to.deep.equal([concealed(2)]);
  });

  it('leaves the content in force where nothing is saved, until something is entered', async () => {
    const host = await mount({ ...attributes, value: json });
    expect(eventsOf(host)).to.have.lengthOf(2);
    expect(stored()).to.equal(null);
    await enterKong(host, 'Chen');
    host.remove();
    expect(eventsOf(await mount({ ...attributes, value: json }))).to.have.lengthOf(3);
  });

  it('gives way to a record that the page sets, before or after', async () => {
    store(saved);
    for (const properties of [
      { record: other, storageKey: key },
      { storageKey: key, record: other },
    ]) {
      const host = await mount({}, { properties });
      expect(eventsOf(host)).to.have.lengthOf(2);
      expect(stored(), 'nothing is written for that').to.equal(JSON.stringify(saved));
    }
  });
});

describe('storage: another key, or none', () => {
  it('opens the session of the other key and leaves the first as it was', async () => {
    const host = await mount(attributes);
    await enterKong(host, 'Ann');
    const first = stored();
    host.storageKey = `${key} 2`;
    await drawn(host);
    expect(eventsOf(host), 'nothing there yet').to.be.empty;
    await enterKong(host, 'Bo');
    await enterKong(host, 'Bo');
    expect(stored()).to.equal(first);
    host.setAttribute('storage-key', key);
    await drawn(host);
    expect(eventsOf(host)).to.have.lengthOf(1);
    await press(host, 'Undo');
    expect(eventsOf(host)).to.be.empty;
    expect(canPress(host, 'Undo'), 'history is of one session').to.be.false;
    host.setAttribute('storage-key', `${key} 2`);
    expect(eventsOf(host)).to.have.lengthOf(2);
  });

  it('keeps what was entered before there was a key', async () => {
    const host = await mount({ players: names });
    await enterKong(host, 'Ann');
    host.setAttribute('storage-key', key);
    await drawn(host);
    expect(eventsOf(host)).to.have.lengthOf(1);
    expect(stored()).to.equal(null);
    await enterKong(host, 'Bo');
    expect(JSON.parse(stored()!).rounds[0].events).to.have.lengthOf(2);
  });

  it('shows what is saved under the new key, and what was entered before can be had again', async () => {
    store(recordOf([{ events: [concealed(2)] }]));
    const before = stored();
    const host = await mount({ players: names });
    await enterKong(host, 'Ann');
    host.setAttribute('storage-key', key);
    await drawn(host);
    expect(eventsOf(host)).to.deep.equal([concealed(2)]);
    expect(stored()).to.equal(before);
    await press(host, 'Undo');
    expect(eventsOf(host)).to.deep.equal([concealed(0)]);
  });

  it('stops keeping when the key goes', async () => {
    const host = await mount(attributes);
    await enterKong(host, 'Ann');
    const before = stored();
    host.removeAttribute('storage-key');
    expect(host.storageKey).to.equal(undefined);
    await enterKong(host, 'Bo');
    expect(stored()).to.equal(before);
    expect(eventsOf(host)).to.have.lengthOf(2);
    expect(buttons(host, 'Dismiss')).to.be.empty;
  });

  it('keeps nothing under an empty key', async () => {
    const host = await mount({ 'storage-key': '' });
    await enterKong(host, 'East');
    expect(localStorage).to.have.lengthOf(0);
  });
});

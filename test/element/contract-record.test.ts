import { expect } from '@open-wc/testing';
import type { MahjongRecord } from '../../src/engine/index.js';
import type { MahjongSettler } from '../../src/index.js';
import { alerts, all, button, buttons, canPress, copyOf, drawn, enterKong, enterSelfDraw, entries, errorOf, hasPart, isDimmed, mount, nameOf, names, open, openPanel, part, pickFan, pickSelfDraw, press, seatOf, settleRound, tap } from '../support/mounted.js'; // prettier-ignore
import { concealed, discard, recordOf, selfDraw, wall } from '../support/sichuan.js';

/** An illegal third entry: the seat has won. */
const illegal = [selfDraw(0, 2), concealed(1), concealed(0), concealed(2)];
const three = [discard(3, [[0, 1]]), discard(3, [[1, 1]]), discard(3, [[2, 1]])];

function frozenThrough(value: unknown, path = 'record'): void {
  if (typeof value !== 'object' || value === null) return;
  expect(Object.isFrozen(value), path).to.be.true;
  for (const [key, one] of Object.entries(value)) frozenThrough(one, `${path}.${key}`);
}

/** The same in other objects, whose keys stand the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, reversed(one)]),
  );
}

describe('contract-record: reading', () => {
  it('is an empty game at first', async () => {
    const host = await mount();
    expect(host.record).to.deep.equal({ format: 'mahjong-settler', version: 1, ruleset: 'sichuan', rounds: [] });
    expect(host.settlement).to.deep.include({ ruleset: 'sichuan', rounds: [], balances: [0, 0, 0, 0], over: false });
    expect(host.error).to.equal(null);
  });

  it('is frozen through and through, given or entered', async () => {
    const given = copyOf({ ...recordOf([{ dealer: 1, events: illegal }], { base: 3 }), players: ['A', 'B', 'C', 'D'] });
    const host = await mount({}, { properties: { record: given } });
    frozenThrough(host.record);
    expect(host.record.options).to.deep.equal({ base: 3 });
    const entered = await mount({ players: names, base: '2' });
    await settleRound(entered);
    frozenThrough(entered.record);
    expect(entered.record.rounds[0]!.events).to.have.lengthOf(3);
  });

  it('is a copy: what was given can be written to without effect', async () => {
    const given = copyOf(recordOf([{ events: [concealed(0)] }]));
    const host = await mount({}, { properties: { record: given } });
    Object.assign(given.rounds[0]!.events[0]!, { seat: 3 });
    Object.assign(given, { rounds: [] });
    expect(host.record.rounds[0]!.events).to.deep.equal([concealed(0)]);
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
  });

  it('drops an empty options', async () => {
    const given = recordOf([]);
    expect(given.options).to.deep.equal({});
    const host = await mount({}, { properties: { record: given } });
    expect(host.record).not.to.have.property('options');
  });

  it('keeps money, names, captions and dealers that it was given through entries', async () => {
    const money = { pointValue: '0.10', currency: 'EUR' };
    const events = [{ ...concealed(0), note: 'Rain' }];
    const given = { ...recordOf([{ dealer: 2, events }]), money, players: ['A', 'B', 'C', 'D'] };
    const host = await mount({}, { properties: { record: given } });
    await enterKong(host, 'B');
    expect(host.record).to.deep.include({ money, players: ['A', 'B', 'C', 'D'] });
    expect(host.record.rounds).to.deep.equal([{ dealer: 2, events: [...events, concealed(1)] }]);
  });

  it('is the same reference until something changes', async () => {
    const host = await mount({ players: names });
    const references = new Set([host.record]);
    const same = (change: string) => {
      references.add(host.record);
      expect(references.size, change).to.equal(1);
      expect(host.settlement, change).to.equal(host.settlement);
    };
    await tap(host, 'Ann');
    same('a tap');
    await press(host, 'Cancel');
    same('a cancelled draft');
    await openPanel(host, 'Session');
    await press(host, 'Close');
    same('a panel');
    host.lang = 'fr';
    host.readOnly = true;
    await drawn(host);
    same('language and readonly');
    host.remove();
    host.readOnly = false;
    await enterKong((await mount(), document.body.appendChild(host)), 'Ann');
    references.add(host.record);
    expect(references.size, 'an entry').to.equal(2);
    host.remove();
  });
});

describe('contract-record: setting', () => {
  it('settles at once, connected or not', async () => {
    const host = document.createElement('mahjong-settler');
    host.record = recordOf([{ events: [concealed(0)] }]);
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
    host.record = recordOf([{ events: illegal }]);
    expect(errorOf(host)).to.equal('seat-out /rounds/0/events/2/seat');
    const connected = await mount();
    connected.record = recordOf([{ events: [concealed(1)] }]);
    expect(connected.settlement.balances).to.deep.equal([-2, 6, -2, -2]);
    expect(connected.record.rounds[0]!.events).to.deep.equal([concealed(1)]);
  });

  it('shows what was set', async () => {
    const host = await mount({ players: names });
    host.record = recordOf([{ events: three }, { events: [concealed(3)] }]);
    await drawn(host);
    expect(nameOf(seatOf(host, 'Dee'))).to.contain('+6');
    expect(entries(host)).to.have.lengthOf(1);
    host.record = recordOf([]);
    await drawn(host);
    expect(entries(host)).to.be.empty;
    expect(nameOf(seatOf(host, 'Dee'))).not.to.contain('6');
  });

  it('discards undo and redo', async () => {
    const host = await mount({ players: names });
    await enterKong(host, 'Ann');
    await enterKong(host, 'Bo');
    await press(host, 'Undo');
    expect(canPress(host, 'Redo')).to.be.true;
    host.record = recordOf([{ events: [concealed(2)] }]);
    await drawn(host);
    expect(canPress(host, 'Redo')).to.be.false;
    expect(isDimmed(button(host, 'Undo'))).to.be.true;
    await press(host, 'Undo');
    expect(host.record.rounds[0]!.events).to.deep.equal([concealed(2)]);
  });

  it('ends a draft and shows the last round', async () => {
    const host = await mount({ players: names });
    await tap(host, 'Ann');
    host.record = recordOf([{ events: three }, { events: [concealed(0)] }]);
    await drawn(host);
    expect(hasPart(host, 'Win')).to.be.false;
    expect(all(host, 'h2')[0]!.textContent).to.equal('Round 2');
  });

  it('holds what is illegal only in meaning, and settles what comes before', async () => {
    const host = await mount({ players: names });
    const given = recordOf([{ events: illegal }]);
    host.record = given;
    expect(errorOf(host)).to.equal('seat-out /rounds/0/events/2/seat');
    expect(host.record.rounds).to.deep.equal(given.rounds);
    expect(host.settlement.balances).to.deep.equal([15 - 0, -5 + 4, -5 - 2, -5 - 2]);
    await drawn(host);
    expect(alerts(host)).to.have.lengthOf(1);
    expect(alerts(host)[0]).to.contain('Entry 3 cannot stand.');
    expect(entries(host)).to.have.lengthOf(4);
    await press(host, 'Correct');
    await press(host, 'Remove');
    expect(host.error).to.equal(null);
    expect(host.settlement.balances).to.deep.equal([15 - 0, -5 + 4 - 2, -5 - 2 + 4, -5 - 2 - 2]);
    expect(alerts(host)).to.be.empty;
  });

  it('holds a round that comes too early', async () => {
    const host = await mount({ players: names });
    host.record = recordOf([{ events: [concealed(0)] }, { events: [concealed(1)] }]);
    expect(errorOf(host)).to.equal('round-open /rounds/1');
    expect(host.settlement.rounds).to.have.lengthOf(1);
    expect(host.record.rounds).to.have.lengthOf(2);
    await drawn(host);
    expect(alerts(host)).to.have.lengthOf(1);
  });
});

/** Everything that a player has begun, and what shows that it is still there. */
const begun: readonly (readonly [what: string, begin: (host: MahjongSettler) => Promise<void>, seen: (host: MahjongSettler) => boolean])[] = [
  ['a tapped seat', (host) => tap(host, 'Ann'), (host) => hasPart(host, 'Kong')],
  [
    'a win with its value',
    async (host) => {
      await pickSelfDraw(host, 'Ann');
      await pickFan(host, 2);
    },
    (host) => buttons(host, /^2 /)[0]?.ariaPressed === 'true',
  ],
  [
    'the sheet of the empty wall',
    async (host) => {
      await press(host, 'Wall empty');
      await press(host, 'Pig', 'Ann');
    },
    (host) => button(part(host, 'Ann'), 'Pig').ariaPressed === 'true',
  ],
  ['an entry being corrected', (host) => open(host, 0), (host) => buttons(host, 'Remove').length === 1],
  ['undo', async () => undefined, (host) => !isDimmed(button(host, 'Undo'))],
  ['redo', (host) => press(host, 'Undo'), (host) => canPress(host, 'Redo')],
  ['the open session', (host) => openPanel(host, 'Session'), (host) => hasPart(host, 'Session')],
  ['the open house rules', (host) => openPanel(host, 'House rules'), (host) => hasPart(host, 'House rules')],
  [
    'an earlier round that is shown',
    async (host) => {
      await openPanel(host, 'Session');
      await press(host, /^1 /, 'Session');
    },
    (host) => all(host, 'h2')[0]!.textContent === 'Round 1',
  ],
]; // prettier-ignore

describe('contract-record: what a player has begun', () => {
  for (const [what, begin, seen] of begun) {
    const started = async (attributes = {}) => {
      const record = recordOf([{ events: three }, { events: [] }]);
      const host = await mount({ players: names, ...attributes }, { properties: { record } });
      await enterKong(host, 'Ann');
      await begin(host);
      expect(seen(host), 'begun').to.be.true;
      return host;
    };
    const survives = async (host: MahjongSettler, set: unknown) => {
      const before = host.record;
      host.record = set as MahjongRecord;
      expect(host.record).to.equal(before);
      await drawn(host);
      expect(seen(host)).to.be.true;
      expect(host.record).to.equal(before);
    };

    it(`survives a deep-equal record: ${what}`, async () => {
      const host = await started();
      await survives(host, host.record);
      await survives(host, copyOf(host.record));
      await survives(host, reversed(host.record));
      await survives(host, { ...host.record, options: {} });
      expect(host.error).to.equal(null);
    });

    it(`survives a deep-equal record under settings of the page: ${what}`, async () => {
      const host = await started({ 'fan-cap': '5', 'kong-refund': 'off' });
      await survives(host, copyOf(host.record));
    });

    it(`survives a record that is refused: ${what}`, async () => {
      const host = await started();
      await survives(host, { ...host.record, version: 2 });
      expect(errorOf(host)).to.equal('unsupported-version /version');
    });
  }

  it('survives the record that was set last, handed over again under settings of the page', async () => {
    const record = recordOf([{ events: [concealed(0)] }]);
    const host = await mount({ players: names, 'fan-cap': '5' }, { properties: { record } });
    await tap(host, 'Ann');
    const before = host.record;
    host.record = copyOf(record);
    expect(host.record).to.deep.equal(before);
    await drawn(host);
    expect(hasPart(host, 'Kong')).to.be.true;
    expect(host.record).to.equal(before);
  });

  it('goes with a record that is another', async () => {
    const host = await mount({ players: names });
    await enterSelfDraw(host, 'Ann', 2);
    await press(host, 'Wall empty');
    const before = host.record;
    host.record = recordOf([{ events: [selfDraw(0, 2), wall] }]);
    expect(host.record).not.to.equal(before);
    await drawn(host);
    expect(isDimmed(button(host, 'Undo'))).to.be.true;
  });
});

import { expect } from '@open-wc/testing';
import {
  MahjongSettlerChangeEvent,
  MahjongSettlerErrorEvent,
  MahjongSettlerSettledEvent,
  type MahjongSettler,
} from '../../src/index.js';
import { drawn, enterKong, enterSelfDraw, enterWin, fill, heard, mount, names, open, openPanel, pickFan, press, settleRound, tap } from '../support/mounted.js'; // prettier-ignore
import { concealed, discard, recordOf, selfDraw } from '../support/sichuan.js';

const three = [discard(3, [[0, 1]]), discard(3, [[1, 1]]), discard(3, [[2, 1]])];

const typesOf = (events: readonly Event[]) => events.map(({ type }) => type.replace('mahjong-settler-', ''));

/** A table of named players, and what it tells from now on. */
async function listening(properties: object = {}): Promise<[MahjongSettler, Event[]]> {
  const host = await mount({ players: names }, { properties });
  return [host, heard(host)];
}

/** `round: balances` of the settled events. */
function settledOf(events: readonly Event[]): string[] {
  return events
    .filter((event) => event instanceof MahjongSettlerSettledEvent)
    .map(({ round, balances }) => `${round}: ${balances.join()}`);
}

describe('contract-events: what they are', () => {
  it('have types of their own, as the names that they are listened to by', () => {
    expect(MahjongSettlerChangeEvent.type).to.equal('mahjong-settler-change');
    expect(MahjongSettlerSettledEvent.type).to.equal('mahjong-settler-settled');
    expect(MahjongSettlerErrorEvent.type).to.equal('mahjong-settler-error');
  });

  it('bubble, leave shadow roots, and cannot be cancelled', async () => {
    const outer = document.createElement('section');
    document.body.append(outer);
    const shadow = outer.attachShadow({ mode: 'closed' });
    const inner = document.createElement('p');
    shadow.append(inner);
    const host = await mount({}, { parent: inner });
    const events = heard(outer);
    const trusted: EventTarget[][] = [];
    host.addEventListener('mahjong-settler-change', (event) => trusted.push(event.composedPath()));
    await settleRoundOf(host);
    host.setAttribute('fan-cap', '9');
    await drawn(host);
    outer.remove();
    expect(typesOf(events)).to.deep.equal(['change', 'change', 'change', 'settled', 'error']);
    for (const event of events) {
      expect(event).to.include({ bubbles: true, composed: true, cancelable: false, target: outer });
    }
    expect(trusted[0]![0]).to.equal(host);
  });

  it('carry their facts as fields', async () => {
    const [host, events] = await listening();
    await settleRound(host);
    host.setAttribute('fan-cap', '9');
    await drawn(host);
    const [change, , last, settled, error] = events;
    expect(change).to.be.instanceOf(MahjongSettlerChangeEvent);
    expect(change).to.have.nested.property('record.rounds[0].events.length', 1);
    expect(change).to.have.deep.nested.property('settlement.balances', [2, 0, 0, -2]);
    expect(last).to.include({ record: host.record });
    expect(last).to.have.deep.property('settlement', host.settlement);
    expect(settled).to.be.instanceOf(MahjongSettlerSettledEvent);
    expect(settled).to.deep.include({ round: 0, balances: [2, 2, 2, -6] });
    expect(error).to.be.instanceOf(MahjongSettlerErrorEvent);
    expect(error).to.include({ error: host.error });
  });

  it('come after the state has changed', async () => {
    const [host] = await listening();
    const seen: unknown[] = [];
    host.addEventListener('mahjong-settler-change', ({ record, settlement }) => {
      expect(record).to.equal(host.record);
      expect(settlement).to.equal(host.settlement);
      seen.push(record.rounds[0]!.events.length);
    });
    host.addEventListener('mahjong-settler-settled', ({ round, balances }) => {
      expect(host.settlement.rounds[round]).to.deep.include({ phase: 'settled', balances });
      seen.push('settled');
    });
    host.addEventListener('mahjong-settler-error', ({ error }) => {
      expect(error).to.equal(host.error);
      seen.push(error.code);
    });
    await settleRound(host);
    host.record = recordOf([{ events: [selfDraw(0, 1), concealed(0)] }]);
    await drawn(host);
    expect(seen).to.deep.equal([1, 2, 3, 'settled', 'seat-out']);
  });
});

async function settleRoundOf(host: MahjongSettler): Promise<void> {
  await enterWin(host, 'East', 'North', 1);
  await enterWin(host, 'South', 'North', 1);
  await enterWin(host, 'West', 'North', 1);
}

describe('contract-events: change', () => {
  it('tells of every change by a player once', async () => {
    const [host, events] = await listening();
    const steps: readonly (readonly [string, () => Promise<void>])[] = [
      ['a kong', () => enterKong(host, 'Ann')],
      ['undo', () => press(host, 'Undo')],
      ['redo', () => press(host, 'Redo')],
      ['a win', () => enterSelfDraw(host, 'Bo', 1)],
      [
        'a correction',
        async () => {
          await open(host, 1);
          await pickFan(host, 3);
          await press(host, 'Record');
        },
      ],
      [
        'a removal',
        async () => {
          await open(host, 0);
          await press(host, 'Remove');
        },
      ],
      [
        'a new game',
        async () => {
          await openPanel(host, 'Session');
          await press(host, 'New game');
          await press(host, 'Close');
        },
      ],
      [
        'house rules before the first entry',
        async () => {
          await openPanel(host, 'House rules');
          await fill(host, 'Points in one base', '5');
        },
      ],
    ];
    for (const [step, run] of steps) {
      events.length = 0;
      const before = host.record;
      await run();
      expect(typesOf(events), step).to.deep.equal(['change']);
      expect(events[0], step).to.include({ record: host.record, settlement: host.settlement });
      expect(host.record, step).not.to.deep.equal(before);
    }
    expect(host.record.options).to.deep.equal({ base: 5 });
  });

  it('tells of the next round and of re-settling', async () => {
    const [host, events] = await listening({ record: recordOf([{ events: three }]) });
    await press(host, /^Next/);
    expect(typesOf(events)).to.deep.equal(['change']);
    await openPanel(host, 'House rules');
    await fill(host, 'Points in one base', '5');
    expect(typesOf(events), 'rules for the next game').to.deep.equal(['change']);
    await press(host, 'Re-settle this game');
    expect(typesOf(events)).to.deep.equal(['change', 'change', 'settled']);
    expect(settledOf(events)).to.deep.equal(['0: 10,10,10,-30']);
  });

  it('is silent about what changes nothing, and about drafts', async () => {
    const [host, events] = await listening({ record: recordOf([{ events: three }, { events: [concealed(0)] }]) });
    await tap(host, 'Ann');
    await press(host, 'Self-draw');
    await pickFan(host, 2);
    await press(host, 'Cancel');
    await open(host, 0);
    await press(host, 'Cancel');
    await press(host, 'Wall empty');
    await press(host, 'Pig', 'Ann');
    await press(host, 'Record');
    await press(host, 'Cancel');
    await press(host, 'Undo');
    await openPanel(host, 'Session');
    await press(host, /^1 /, 'Session');
    await press(host, 'Latest round');
    await openPanel(host, 'House rules');
    await press(host, 'Close');
    expect(events).to.be.empty;
  });

  it('is silent about the program', async () => {
    const [host, events] = await listening();
    host.record = recordOf([{ events: three }, { events: [] }]);
    await drawn(host);
    host.setAttribute('base', '3');
    host.kongRefund = false;
    host.players = 'A, B, C, D';
    host.readOnly = true;
    host.lang = 'de';
    await drawn(host);
    host.remove();
    document.body.append(host);
    host.record = recordOf([]);
    await drawn(host);
    host.remove();
    expect(events).to.be.empty;
  });
});

describe('contract-events: settled', () => {
  it('tells which round and its own balances, once', async () => {
    const [host, events] = await listening({ record: recordOf([{ events: three }]) });
    await press(host, /^Next/);
    await settleRound(host);
    expect(typesOf(events)).to.deep.equal(['change', 'change', 'change', 'change', 'settled']);
    expect(settledOf(events)).to.deep.equal(['1: 2,2,2,-6']);
    expect(host.settlement.balances).to.deep.equal([4, 4, 4, -12]);
  });

  it('tells of a wall that settles the round', async () => {
    const [host, events] = await listening();
    await press(host, 'Wall empty');
    await press(host, 'Ready', 'Ann');
    await press(host, /^1 /, 'Ann’s largest hand');
    for (const player of ['Bo', 'Chen', 'Dee']) await press(host, 'Not ready', player);
    await press(host, 'Record');
    expect(typesOf(events)).to.deep.equal(['change', 'settled']);
    expect(settledOf(events)).to.deep.equal(['0: 6,-2,-2,-2']);
  });

  it('tells of a correction that changes a settled round, here an earlier one', async () => {
    const [host, events] = await listening({ record: recordOf([{ events: three }, { events: [concealed(1)] }]) });
    await openPanel(host, 'Session');
    await press(host, /^1 /, 'Session');
    await open(host, 0);
    await pickFan(host, 2);
    await press(host, 'Record');
    expect(typesOf(events)).to.deep.equal(['change', 'settled']);
    expect(settledOf(events)).to.deep.equal(['0: 4,2,2,-8']);
    await press(host, 'Undo');
    expect(settledOf(events).slice(1)).to.deep.equal(['0: 2,2,2,-6']);
  });

  it('is silent where a settled round keeps its balances', async () => {
    const capped = [discard(3, [[0, 5]]), ...three.slice(1)];
    const [host, events] = await listening({ record: recordOf([{ events: capped }, { events: [] }]) });
    await enterKong(host, 'Ann');
    await press(host, 'Undo');
    await press(host, 'Redo');
    expect(typesOf(events)).to.deep.equal(['change', 'change', 'change']);
    await openPanel(host, 'Session');
    await press(host, /^1 /, 'Session');
    await open(host, 0);
    await pickFan(host, 4);
    await press(host, 'Record');
    expect(typesOf(events)).to.deep.equal(['change', 'change', 'change', 'change']);
  });

  it('is silent about a round that opens again', async () => {
    const [host, events] = await listening({ record: recordOf([{ events: three }]) });
    await open(host, 2);
    await press(host, 'Remove');
    expect(typesOf(events)).to.deep.equal(['change']);
    expect(host.settlement.rounds[0]!.phase).to.equal('play');
  });

  it('is silent about records that the program sets and settings that it changes', async () => {
    const [host, events] = await listening();
    host.record = recordOf([{ events: three }]);
    host.setAttribute('base', '2');
    await drawn(host);
    expect(host.settlement.balances).to.deep.equal([4, 4, 4, -12]);
    expect(events).to.be.empty;
  });
});

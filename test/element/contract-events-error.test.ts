import { expect } from '@open-wc/testing';
import { MahjongSettlerSettledEvent, type MahjongSettler } from '../../src/index.js';
import {
  button,
  buttons,
  drawn,
  enterKong,
  errorOf,
  heard,
  mount,
  names,
  open,
  part,
  press,
  settleRound,
  tap,
} from '../support/mounted.js';
import { concealed, discard, recordOf, selfDraw } from '../support/sichuan.js';

const typesOf = (events: readonly Event[]) => events.map(({ type }) => type.replace('mahjong-settler-', ''));

/** A table of named players, and what it tells from now on. */
async function listening(properties: object = {}): Promise<[MahjongSettler, Event[]]> {
  const host = await mount({ players: names }, { properties });
  return [host, heard(host)];
}

const illegal = recordOf([{ events: [selfDraw(0, 1), concealed(0)] }]);

describe('contract-events: error', () => {
  it('tells of each cause once, however often it is drawn', async () => {
    const causes: readonly (readonly [string, (host: MahjongSettler) => unknown])[] = [
      ['invalid-option /options/fanCap', (host) => (host.setAttribute('fan-cap', '9'), 0)],
      ['unknown-ruleset /ruleset', (host) => (host.ruleset = 'riichi')],
      ['invalid-record /players', (host) => (host.players = ['Ann'])],
      ['unsupported-version /version', (host) => Object.assign(host, { record: { ...illegal, version: 3 } })],
      ['seat-out /rounds/0/events/1/seat', (host) => (host.record = illegal)],
    ];
    for (const [error, cause] of causes) {
      const [host, events] = await listening();
      cause(host);
      await drawn(host);
      buttons(part(host, 'Table'))[1]!.click();
      await drawn(host);
      host.readOnly = true;
      await drawn(host);
      host.requestUpdate();
      await drawn(host);
      expect(typesOf(events), error).to.deep.equal(['error']);
      expect(events[0], error).to.include({ error: host.error });
      expect(errorOf(host)).to.equal(error);
    }
  });

  it('tells a listener around it of an error that is there from the start', async () => {
    const frame = document.createElement('div');
    document.body.append(frame);
    const events = heard(frame);
    frame.innerHTML = '<mahjong-settler fan-cap="9"></mahjong-settler>';
    const host = frame.querySelector('mahjong-settler')!;
    await drawn(host);
    frame.remove();
    expect(typesOf(events)).to.deep.equal(['error']);
    expect(events[0]).to.include({ target: host });
  });

  it('tells of the same error again once it was mended', async () => {
    const [host, events] = await listening();
    for (let times = 1; times <= 2; times++) {
      host.fanCap = 9 as 3;
      await drawn(host);
      expect(events).to.have.lengthOf(times);
      host.fanCap = 3;
      await drawn(host);
      expect(events).to.have.lengthOf(times);
    }
  });

  it('tells of every record that is refused, also of the same kind', async () => {
    const [host, events] = await listening();
    for (const version of [2, 3]) {
      Object.assign(host, { record: { ...illegal, version } });
      await drawn(host);
    }
    expect(typesOf(events)).to.deep.equal(['error', 'error']);
    expect(events[1]).to.include({ error: host.error });
  });

  it('tells of an edit that makes a later entry illegal, after the change', async () => {
    const record = recordOf([{ events: [concealed(0), discard(0, [[1, 1]], { kongDiscard: true })] }]);
    const [host, events] = await listening({ record });
    await open(host, 0);
    await press(host, 'Remove');
    expect(typesOf(events)).to.deep.equal(['change', 'error']);
    expect(errorOf(host)).to.equal('contradiction /rounds/0/events/0/kongDiscard');
    expect(events[1]).to.include({ error: host.error });
    expect(events[0]).to.have.nested.property('record.rounds[0].events.length', 1);
    await press(host, 'Undo');
    expect(host.error).to.equal(null);
    expect(typesOf(events)).to.deep.equal(['change', 'error', 'change']);
  });

  it('is silent about a tap that is refused', async () => {
    const [host, events] = await listening({ record: recordOf([{ events: [selfDraw(0, 1)] }]) });
    await tap(host, 'Ann');
    expect(events).to.be.empty;
    expect(host.error).to.equal(null);
  });
});

describe('contract-events: a listener that sets the record', () => {
  it('may hand back what it was given', async () => {
    const [host, events] = await listening();
    host.addEventListener('mahjong-settler-change', ({ record }) => {
      host.record = structuredClone(record);
    });
    await settleRound(host);
    expect(typesOf(events)).to.deep.equal(['change', 'change', 'change', 'settled']);
    expect(host.settlement.balances).to.deep.equal([2, 2, 2, -6]);
    await press(host, 'Undo');
    expect(host.record.rounds[0]!.events).to.have.lengthOf(2);
  });

  it('may take the change back', async () => {
    const [host] = await listening({ record: recordOf([{ events: [concealed(1)] }]) });
    const { record } = host;
    host.addEventListener('mahjong-settler-change', () => {
      host.record = record;
    });
    await enterKong(host, 'Ann');
    expect(host.record).to.deep.equal(record);
    expect(host.settlement.balances).to.deep.equal([-2, 6, -2, -2]);
    await enterKong(host, 'Chen');
    expect(host.record).to.deep.equal(record);
    expect(button(part(host, 'Table'), /Bo/).textContent).to.contain('+6');
  });

  it('may begin the next game when a round is settled', async () => {
    const [host, events] = await listening();
    host.addEventListener('mahjong-settler-settled', () => {
      host.record = recordOf([]);
    });
    await settleRound(host);
    expect(host.record.rounds).to.be.empty;
    await settleRound(host);
    const settled = events.filter((event) => event instanceof MahjongSettlerSettledEvent);
    expect(settled.map(({ balances }) => balances)).to.deep.equal([
      [2, 2, 2, -6],
      [2, 2, 2, -6],
    ]);
  });

  it('may mend an error, or fail to', async () => {
    const [host, events] = await listening();
    let next: unknown = recordOf([{ events: [concealed(2)] }]);
    host.addEventListener('mahjong-settler-error', () => {
      Object.assign(host, { record: next });
    });
    host.record = illegal;
    await drawn(host);
    expect(host.error).to.equal(null);
    expect(host.settlement.balances).to.deep.equal([-2, -2, 6, -2]);
    next = { ...recordOf([]), version: 2 };
    host.record = illegal;
    await drawn(host);
    expect(errorOf(host)).to.equal('unsupported-version /version');
    expect(events.length).to.be.lessThan(6);
  });

  it('may throw: the element stays whole', async () => {
    const [host] = await listening();
    const thrown: unknown[] = [];
    const quiet = (event: ErrorEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      thrown.push(event.error);
    };
    window.addEventListener('error', quiet, { capture: true });
    const { onerror } = window;
    window.onerror = null;
    host.addEventListener('mahjong-settler-change', () => {
      throw new Error('from the page');
    });
    await enterKong(host, 'Ann');
    window.removeEventListener('error', quiet, { capture: true });
    window.onerror = onerror;
    expect(thrown).to.have.lengthOf(1);
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
    expect(button(part(host, 'Table'), /Ann/).textContent).to.contain('+6');
  });
});

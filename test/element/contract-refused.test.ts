import { expect } from '@open-wc/testing';
import type { MahjongRecord } from '../../src/engine/index.js';
import type { MahjongSettler } from '../../src/index.js';
import { alerts, all, buttons, drawn, enterKong, errorOf, heard, mount, names, press } from '../support/mounted.js';
import { hostileValues } from '../support/hostile.js';
import { concealed, recordOf } from '../support/sichuan.js';

/** Ends in itself and has no text of its own either. */
function bareCircle(): unknown {
  const circle = Object.create(null) as Record<string, unknown>;
  circle.self = circle;
  return circle;
}

// Browsers take minutes to write out, and to lay out, four thousand million holes or ten thousand levels.
const values = [
  ...hostileValues.filter(([name]) => !/^(the longest|10,000)/.test(name)),
  ['a bare circle', bareCircle] as const,
];

const good = recordOf([{ events: [concealed(0)] }]);

const refusals: readonly (readonly [error: string, value: unknown])[] = [
  ['invalid-record ', 'ruleset sichuan'],
  ['invalid-record /format', { ...good, format: 'mahjong' }],
  ['unsupported-version /version', { ...good, version: 2 }],
  ['unknown-ruleset /ruleset', { ...good, ruleset: 'riichi' }],
  ['invalid-option /options/fanCap', { ...good, options: { fanCap: 9 } }],
  ['invalid-option /options/flowers', { ...good, options: { flowers: true } }],
  ['invalid-record /players', { ...good, players: ['Ann'] }],
  ['invalid-record /money/currency', { ...good, money: { pointValue: '1', currency: 'euro' } }],
  ['unknown-event /rounds/0/events/0/type', recordOf([{ events: [{ type: 'pass' }] }])],
  ['invalid-record /rounds/0/events/0/seat', recordOf([{ events: [concealed(4)] }])],
  ['invalid-record /extra', { ...good, extra: 1 }],
];

async function refusing(value: unknown): Promise<MahjongSettler> {
  const host = await mount({ players: names }, { properties: { record: good } });
  const before = host.record;
  host.record = value as MahjongRecord;
  expect(host.error, 'synchronously').to.exist;
  expect(host.record).to.equal(before);
  await drawn(host);
  return host;
}

/** Copies with a stand-in for the clipboard, which tests may not read. */
async function copied(host: MahjongSettler): Promise<string[]> {
  const texts: string[] = [];
  const clipboard = {
    writeText: async (text: string) => {
      texts.push(text);
    },
  };
  await withClipboard(clipboard, () => press(host, 'Copy'));
  return texts;
}

async function withClipboard(clipboard: unknown, run: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
}

describe('contract-record: refused for its shape', () => {
  for (const [error, value] of refusals) {
    it(`shows and keeps ${JSON.stringify(value).slice(0, 60)}: ${error}`, async () => {
      const host = await refusing(value);
      expect(errorOf(host)).to.equal(error);
      expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
      expect(alerts(host)).to.have.lengthOf(1);
      expect(alerts(host)[0]).to.contain(error.trim());
      const [text, ...more] = await copied(host);
      expect(more).to.be.empty;
      if (typeof value === 'string') expect(text).to.equal(value);
      else expect(JSON.parse(text!)).to.deep.equal(JSON.parse(JSON.stringify(value)));
      expect(all(host, '[role=alert] pre')[0]!.textContent).to.equal(text);
    });
  }

  it('goes when it is dismissed, and leaves the game as it was', async () => {
    const host = await refusing({ ...good, version: 2 });
    const before = host.record;
    await enterKong(host, 'Bo');
    expect(alerts(host), 'after an entry').to.have.lengthOf(1);
    expect(errorOf(host)).to.equal('unsupported-version /version');
    await press(host, 'Dismiss');
    expect(host.error).to.equal(null);
    expect(alerts(host)).to.be.empty;
    expect(host.record.rounds[0]!.events).to.have.lengthOf(2);
    await press(host, 'Undo');
    expect(host.record).to.deep.equal(before);
  });

  it('goes with the next record, even with one that is equal', async () => {
    for (const next of [good, recordOf([])]) {
      const host = await refusing({ ...good, version: 2 });
      host.record = next;
      expect(host.error).to.equal(null);
      await drawn(host);
      expect(alerts(host)).to.be.empty;
    }
  });

  it('gives way to the next that is refused', async () => {
    const host = await refusing({ ...good, version: 2 });
    host.record = { ...good, ruleset: 'riichi' };
    await drawn(host);
    expect(errorOf(host)).to.equal('unknown-ruleset /ruleset');
    expect(alerts(host)).to.have.lengthOf(1);
    expect(JSON.parse((await copied(host))[0]!)).to.include({ ruleset: 'riichi' });
  });

  it('stands beside an attribute that is refused', async () => {
    const host = await refusing({ ...good, version: 2 });
    host.setAttribute('fan-cap', '9');
    await drawn(host);
    expect(alerts(host)).to.have.lengthOf(2);
    expect(alerts(host).join())
      .to.contain('invalid-option /options/fanCap')
      .and.contain('unsupported-version /version');
    await press(host, 'Dismiss');
    expect(errorOf(host)).to.equal('invalid-option /options/fanCap');
    expect(alerts(host)).to.have.lengthOf(1);
  });

  it('can be read but not dismissed where players may change nothing', async () => {
    const host = await refusing({ ...good, version: 2 });
    host.readOnly = true;
    await drawn(host);
    expect(alerts(host)).to.have.lengthOf(1);
    expect(await copied(host)).to.have.lengthOf(1);
  });

  it('stays in the page where the clipboard refuses', async () => {
    const host = await refusing({ ...good, version: 2 });
    const refuse = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    await withClipboard({ writeText: refuse }, () => press(host, 'Copy'));
    await new Promise((done) => setTimeout(done));
    expect(all(host, '[role=alert] pre')).to.have.lengthOf(1);
  });

  it('stays in the page where there is no clipboard, as on http', async () => {
    const host = await refusing({ ...good, version: 2 });
    await withClipboard(undefined, () => press(host, 'Copy'));
    expect(all(host, '[role=alert] pre')).to.have.lengthOf(1);
  });

  it('is markup to nobody', async () => {
    const host = await refusing({ ...good, players: ['<img src=x onerror=alert(1)>'] });
    expect(all(host, 'img')).to.be.empty;
    expect(all(host, '[role=alert] pre')[0]!.textContent).to.contain('<img');
  });
});

describe('contract-record: hostile values', () => {
  // `null` and `undefined` are no record: nothing to be refused.
  for (const [name, make] of values.filter(([name]) => !/^(null|undefined)$/.test(name))) {
    it(`refuses ${name}, can be dismissed and goes on`, async () => {
      const host = await mount({ players: names }, { properties: { record: good } });
      const events = heard(host);
      const before = host.record;
      host.record = make() as MahjongRecord;
      expect(host.error?.code).to.match(/^(invalid-record|unsupported-version|unknown-ruleset)$/);
      expect(host.record).to.equal(before);
      await drawn(host);
      expect(alerts(host)).to.have.lengthOf(1);
      expect(alerts(host)[0]).to.contain(host.error!.code);
      expect(events).to.have.lengthOf(1);
      expect(buttons(host, 'Copy'), 'copied out').to.have.lengthOf(1);
      await press(host, 'Dismiss');
      expect(host.error).to.equal(null);
      await enterKong(host, 'Bo');
      expect(host.record.rounds[0]!.events).to.have.lengthOf(2);
    });
  }

  for (const [name, make] of values) {
    it(`refuses or drops ${name} within a record`, async () => {
      const host = await mount({}, { properties: { record: good } });
      for (const key of ['options', 'players', 'rounds', 'extra']) {
        const { rounds } = host.record;
        host.record = { ...good, [key]: make() };
        await drawn(host);
        if (host.error) {
          expect(host.error.path).to.match(new RegExp(`^/${key}`));
          expect(alerts(host)).to.have.lengthOf(1);
          expect(host.record.rounds).to.equal(rounds);
        } else expect(JSON.stringify(host.record)).to.match(/^\{"format":"mahjong-settler","version":1/);
        host.record = good;
        await drawn(host);
      }
      expect(host.error).to.equal(null);
    });
  }

  it('throws nothing away of a record with a circle', async () => {
    const circle: Record<string, unknown> = { ...good };
    circle.players = circle;
    const host = await refusing(circle);
    expect(errorOf(host)).to.match(/^invalid-record \/players/);
    // JSON has no circles; what can be written is.
    expect((await copied(host))[0]).to.contain('"concealed"');
  });
});

import { expect } from '@open-wc/testing';
import type { MahjongSettler } from '../../src/index.js';
import { parseNotation } from '../../src/engine/index.js';
import {
  alerts,
  all,
  button,
  buttons,
  drawn,
  enterKong,
  fill,
  heard,
  mount,
  names,
  openPanel,
  part,
  place,
  press,
} from '../support/mounted.js';

/* The page decides the ruleset, and the record that it gives is one of another. */

const given = {
  wenzhou: 'ruleset wenzhou\nwin E without-joker',
  sichuan: 'win S 2 fan from E\nkong W concealed',
  ims: 'ruleset ims\nwin S 8 fan flowers 2 from N',
};
const locks = [
  ['sichuan', 'wenzhou'],
  ['sichuan', 'ims'],
  ['wenzhou', 'sichuan'],
  ['wenzhou', 'ims'],
  ['ims', 'sichuan'],
] as const;

/** What a page sees of an element that is sound. */
function expectSound(host: MahjongSettler, ruleset: string): void {
  expect(host.error).to.equal(null);
  expect(host.record.ruleset).to.equal(ruleset);
  expect(parseNotation(host.value)).to.deep.equal(host.record);
  expect(host.settlement.balances).to.deep.equal([0, 0, 0, 0]);
}

describe('another ruleset', () => {
  it('has no part in the rules that were chosen for the next game', async () => {
    const host = await mount({ value: 'kong E concealed', players: names });
    await openPanel(host, 'House rules');
    await fill(host, 'A hand counts at most', '5 fan, ×32');
    expect(buttons(host, 'Re-settle this game')).to.have.lengthOf(1);
    host.ruleset = 'ims';
    await drawn(host);
    expect(part(host, 'House rules').textContent).to.contain('Fewest fan that may win');
    expect(buttons(host, 'Re-settle this game')).to.be.empty;
  });
});

describe('entries of another ruleset', () => {
  for (const [ruleset, other] of locks) {
    it(`of ${other} under ${ruleset} can be dismissed, and are still one undo away`, async () => {
      const host = await mount({ ruleset, value: given[other], players: names });
      expect(alerts(host)).to.have.lengthOf(1);
      await press(host, 'Dismiss');
      expectSound(host, ruleset);
      expect(host.record.rounds).to.be.empty;
      expect(alerts(host)).to.be.empty;
      await press(host, 'Undo');
      expect(alerts(host)).to.have.lengthOf(1);
      expect(host.error?.code).not.to.equal(undefined);
    });

    it(`of ${other} under ${ruleset} survive a new name`, async () => {
      const host = await mount({ ruleset, value: given[other], players: names });
      await openPanel(host, 'Session');
      await openPanel(host, 'Players');
      const [, input] = all(host, '.players input') as HTMLInputElement[];
      input!.value = 'Zoe';
      input!.dispatchEvent(new Event('change', { bubbles: true }));
      await drawn(host);
      expect(host.record.players).to.deep.equal(['Ann', 'Zoe', 'Chen', 'Dee']);
      expect(host.record.rounds).to.be.empty;
      expect(parseNotation(host.value)).to.deep.equal(host.record);
      expect(alerts(host)).to.have.lengthOf(1);
    });
  }

  it('are handed out as they were given', async () => {
    const host = await mount({ ruleset: 'sichuan', value: given.ims });
    const text = alerts(host)[0]!;
    expect(text).to.contain('"ruleset":"ims"');
    expect(text).to.contain('"flowers":2');
  });

  it('are told of once, whatever else the page sets', async () => {
    const parent = place();
    const errors = heard(parent);
    const host = await mount({ ruleset: 'sichuan', value: given.wenzhou }, { parent });
    expect(errors).to.have.lengthOf(1);
    const { error } = host;
    for (const fanCap of [5, 6, 3] as const) {
      host.players = ['Ann', 'Bo', 'Chen', 'Dee'];
      host.fanCap = fanCap;
      await drawn(host);
    }
    expect(errors).to.have.lengthOf(1);
    expect(host.error).to.equal(error);
  });

  it('can be dismissed by readers once players have gone on without them', async () => {
    const host = await mount({ ruleset: 'sichuan', value: given.wenzhou, players: names });
    await enterKong(host, 'Ann');
    expect(alerts(host)).to.have.lengthOf(1);
    host.readOnly = true;
    await drawn(host);
    await press(host, 'Dismiss');
    expect(alerts(host)).to.be.empty;
    expect(host.record.rounds[0]!.events).to.have.lengthOf(1);
  });

  it('stay told of to readers, who cannot dismiss them', async () => {
    for (const attributes of [{ readonly: '' }, { mode: 'explain' }]) {
      const host = await mount({ ruleset: 'sichuan', value: given.wenzhou, ...attributes });
      expect(alerts(host)).to.have.lengthOf(1);
      expect(buttons(host, 'Dismiss')).to.be.empty;
      expect(button(host, 'Copy')).to.exist;
    }
  });
});

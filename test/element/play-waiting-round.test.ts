import { expect } from '@open-wc/testing';
import type { MahjongSettler } from '../../src/index.js';
import { all, buttons, canPress, drawn, heard, mount, names, nameOf, openPanel, part, pickFan, place, press, tap } from '../support/mounted.js'; // prettier-ignore
import { concealed, discard, recordOf, selfDraw } from '../support/sichuan.js';

const three = [discard(3, [[0, 1]]), discard(3, [[1, 1]]), discard(3, [[2, 1]])];
const ims = `ruleset ims
  round
  win S 2 fan from E
  round
  win W 5 fan from E`;

/** Presses each seat, the wall and every digit: nothing of it may enter anything. */
async function tryAll(host: MahjongSettler, players: readonly string[]): Promise<void> {
  for (const player of players) await tap(host, player);
  await press(host, 'Wall empty');
  for (const key of ['1', 'Enter']) {
    host.shadowRoot!.querySelector('.seat')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await drawn(host);
  }
}

describe('a round that waits for one before it', () => {
  it('takes no entry while that one cannot stand', async () => {
    const host = await mount({ value: ims, 'minimum-fan': '4', players: names });
    const { record } = host;
    expect(host.error?.code).to.equal('below-minimum');
    await tryAll(host, names.split(', '));
    expect(host.record).to.equal(record);
    expect(buttons(part(host, 'Table')).map((seat) => seat.getAttribute('aria-disabled'))).to.deep.equal(
      Array<string>(4).fill('true'),
    );
    expect(canPress(host, 'Wall empty')).to.be.false;
  });

  it('takes none while that one is open, and does when it is settled again', async () => {
    const record = recordOf([{ events: three }, { events: [concealed(1)] }]);
    const host = await mount({ players: names }, { properties: { record } });
    await openPanel(host, 'Session');
    await press(host, /^1 /, 'Session');
    all(part(host, 'Ledger'), 'button')[2]!.click();
    await drawn(host);
    await press(host, 'Remove');
    expect(host.error?.code).to.equal('round-open');
    const before = host.record;
    await openPanel(host, 'Session');
    await press(host, /^2 /, 'Session');
    await tryAll(host, names.split(', '));
    expect(host.record).to.equal(before);
    expect(host.record.rounds[1]!.events).to.deep.equal([concealed(1)]);
    await press(host, 'Undo');
    expect(host.error).to.equal(null);
  });

  it('offers to remove its entries, not to change them', async () => {
    const host = await mount({ value: ims, 'minimum-fan': '4', players: names });
    all(part(host, 'Ledger'), 'button')[0]!.click();
    await drawn(host);
    expect(buttons(host, 'Record')).to.be.empty;
    await press(host, 'Remove');
    expect(host.record.rounds[1]!.events).to.be.empty;
  });
});

describe('what is taken back', () => {
  it('is in sight, whichever round was open', async () => {
    const record = recordOf([{ events: three }, { events: [concealed(1)] }]);
    const host = await mount({ players: names }, { properties: { record } });
    await tap(host, 'Ann');
    await press(host, 'Concealed');
    await openPanel(host, 'Session');
    await press(host, /^1 /, 'Session');
    expect(nameOf(all(host, 'h2')[0]!)).to.equal('Round 1');
    await press(host, 'Undo');
    expect(nameOf(all(host, 'h2')[0]!)).to.equal('Round 2');
    expect(all(part(host, 'Ledger'), 'li')).to.have.lengthOf(1);
  });
});

describe('what is still to be said', () => {
  it('is told with its name, and no longer once something else is asked', async () => {
    const host = await mount({ players: names });
    await tap(host, 'Ann');
    await press(host, 'Self-draw');
    await press(host, 'Record');
    expect(part(host, 'Entry').textContent).to.contain('Still to be said: Ann.');
    await press(host, /^Self-draw/);
    expect(part(host, 'Entry').textContent).not.to.contain('Still to be said');
    expect(part(host, 'Entry').textContent).to.contain('Ann');
  });
});

describe('the exact number', () => {
  it('keeps its field while nothing is in it, and what is then typed counts', async () => {
    const host = await mount({ players: names });
    await tap(host, 'Ann');
    await press(host, 'Self-draw');
    await pickFan(host, '5+');
    const field = () => all(host, 'input[type=number]')[0] as HTMLInputElement;
    const type = async (text: string) => {
      field().value = text;
      field().dispatchEvent(new Event('change', { bubbles: true }));
      await drawn(host);
    };
    await type('');
    expect(field().value).to.equal('');
    await press(host, 'Record');
    expect(host.record.rounds).to.be.empty;
    await type('7');
    await press(host, 'Record');
    expect(host.record.rounds[0]!.events).to.deep.equal([selfDraw(0, 7)]);
  });
});

describe('a round that moves up', () => {
  it('is not told of as settled again', async () => {
    const parent = place();
    const record = recordOf([{ events: three }, { events: [...three].reverse() }, { events: three }]);
    const host = await mount({ players: names }, { parent, properties: { record } });
    const events = heard(parent);
    await openPanel(host, 'Session');
    await openPanel(host, 'Round 1', 'Round 1: dealer and more');
    await press(host, 'Remove this round');
    expect(host.record.rounds).to.have.lengthOf(2);
    expect(events.map(({ type }) => type)).to.deep.equal(['mahjong-settler-change']);
  });
});

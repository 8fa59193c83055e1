import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MahjongSettler } from '../../src/index.js';
import { eventually } from '../support/eventually.js';
import { all, button, drawn, mount, nameOf, names, openPanel, part, seatOf } from '../support/mounted.js';
import { concealed, exposed, recordOf } from '../support/sichuan.js';

/* After a key press, focus is where the next one is needed. */

async function keys(host: MahjongSettler, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) {
    await sendKeys({ press: key });
    await drawn(host);
  }
}

const focused = (host: MahjongSettler) => host.shadowRoot!.activeElement as HTMLElement | null;

describe('focus by keyboard', () => {
  it('comes back to the seat that was asked about, by Escape and by an entry', async () => {
    const host = await mount({ players: names });
    seatOf(host, 'Chen').focus();
    await keys(host, 'Enter');
    expect(nameOf(focused(host)!)).to.equal('Self-draw');
    await keys(host, 'Escape');
    expect(focused(host)).to.equal(seatOf(host, 'Chen'));
    await keys(host, 'Enter');
    button(part(host, 'Kong'), 'Concealed').focus();
    await keys(host, 'Enter');
    expect(host.record.rounds[0]!.events).to.deep.equal([concealed(2)]);
    expect(focused(host)).to.equal(seatOf(host, 'Chen'));
  });

  it('goes from a row of the ledger to what can be changed of it', async () => {
    const host = await mount({ players: names }, { properties: { record: recordOf([{ events: [concealed(1)] }]) } });
    all(part(host, 'Ledger'), 'button')[0]!.focus();
    await keys(host, 'Enter');
    expect(part(host, 'Entry').contains(focused(host))).to.be.true;
    expect(focused(host)!.closest('.pick')).to.exist;
  });

  for (const mode of ['play', 'explain']) {
    it(`goes into a panel, and back to what opened it, in ${mode}`, async () => {
      const host = await mount({ mode, value: 'kong E concealed', players: names });
      button(host, 'Share').focus();
      await openPanel(host, 'Share');
      await keys(host, 'Escape');
      button(host, 'Share').focus();
      await sendKeys({ press: 'Enter' });
      await eventually(() => Boolean(focused(host)?.closest('.panel')));
      expect(nameOf(focused(host)!)).to.match(/^Copy as/);
      await keys(host, 'Escape');
      expect(focused(host)).to.equal(button(host, 'Share'));
    });
  }
});

describe('a row of the ledger far below the tray', () => {
  it('brings the tray into sight when it is tapped', async () => {
    const events = Array.from({ length: 9 }, (_, index) => exposed((index % 3) as 0, 3));
    const host = await mount({ players: names }, { width: 360, properties: { record: recordOf([{ events }]) } });
    const rows = all(part(host, 'Ledger'), 'button');
    rows.at(-1)!.scrollIntoView({ block: 'end' });
    rows.at(-1)!.click();
    await drawn(host);
    const { top, bottom } = part(host, 'Entry').getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(innerHeight);
  });
});

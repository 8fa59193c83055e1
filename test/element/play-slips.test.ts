import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { isDimmed, isPressed, oneOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { Keyboard } from '../support/hands.js';
import { added, concealed, discard, kongDiscard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';

/** What players do at a table without meaning to. */

async function undoByKey(page: TablePage): Promise<void> {
  const key = { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
  page.seat('Ann').dispatchEvent(new KeyboardEvent('keydown', key));
  await page.settled();
}

describe('a slip', () => {
  it('is taken back by Escape', async () => {
    const page = await TablePage.open(new Keyboard());
    await page.tapSeat('Ann');
    await page.tapButton('Bo', 'Win, from');
    await page.say(2);
    await sendKeys({ press: 'Escape' });
    await page.settled();
    expect(page.says).to.equal('Tap who won or made a kong');
    expect(page.balances).to.equal('0 0 0 0');
    await enter(page, concealed(0));
    expect(page.events()).to.deep.equal([concealed(0)]);
  });

  it('of the digit is mended by another digit, larger ones among them', async () => {
    const page = await TablePage.open(new Keyboard());
    await page.tapSeat('Ann');
    await page.tapButton('Self-draw', 'Win');
    await page.say(7);
    expect(page.says).to.equal('Ann wins self-drawn, 7 fan: 17 each, 51 in all');
    expect((oneOf(page.root, 'spinbutton', /exactly/) as HTMLInputElement).value).to.equal('7');
    await page.say(3);
    expect(page.says).to.equal('Ann wins self-drawn, 3 fan: 9 each, 27 in all');
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([selfDraw(0, 3)]);
  });

  it('is no second entry when Record is tapped twice', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    await page.tapButton('Self-draw', 'Win');
    await page.say(1);
    const record = page.button('Record');
    record.click();
    record.click();
    await page.settled();
    expect(page.events()).to.deep.equal([selfDraw(0, 1)]);
  });

  it('is no second kong when its chip is tapped twice', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    const chip = page.button('Concealed', 'Kong');
    chip.click();
    chip.click();
    await page.settled();
    expect(page.events()).to.deep.equal([concealed(0)]);
  });

  it('of undo while an entry is open loses nothing that is recorded then', async () => {
    const page = await TablePage.open();
    await enter(page, concealed(0), selfDraw(1, 1));
    await page.tap(page.row(2));
    await undoByKey(page);
    await undoByKey(page);
    expect(page.element.record.rounds).to.be.empty;
    if (page.hasButton('Record') && !isDimmed(page.button('Record'))) {
      await page.tapButton('Record');
      expect(page.events()).to.deep.equal([selfDraw(1, 1)]);
    }
    page.expectSettled();
  });

  it('of undo while something is put before an entry leaves a round that can be gone on with', async () => {
    const page = await TablePage.open();
    await enter(page, concealed(0), concealed(1));
    await page.tap(page.row(2));
    await page.tapButton('Insert an entry before this one');
    await undoByKey(page);
    await undoByKey(page);
    await enter(page, added(3));
    expect(page.events()).to.deep.equal([added(3)]);
    page.expectSettled();
  });

  it('of undo while the kong is taken back on which the win was to follow', async () => {
    const page = await TablePage.open();
    await enter(page, concealed(1));
    await page.tapSeat('Ann');
    await page.tapButton('Bo, right after the kong', 'Win');
    await page.say(1);
    await undoByKey(page);
    if (page.hasButton('Record')) {
      expect(isDimmed(page.button('Record')), 'there is no kong any more').to.be.true;
      await page.tapButton('Record');
    }
    expect(page.element.record.rounds).to.be.empty;
    page.expectSettled();
  });

  it('on a seat while a panel is open is either followed or ignored', async () => {
    // On a narrow page the panel takes the table's place.
    const page = await TablePage.open(undefined, {}, 1000);
    await page.openPanel('Session');
    await page.tapSeat('Ann');
    expect(isPressed(page.seat('Ann'))).to.equal(page.hasPart('Kong'));
  });

  it('of removing the kong before a win right after it marks the win', async () => {
    const page = await TablePage.open();
    await enter(page, concealed(1), discard(1, [[0, 1]], kongDiscard));
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    expect(page.element.error).to.include({ code: 'contradiction', path: '/rounds/0/events/0/kongDiscard' });
    expect(page.tray).to.contain('The entry just before is not a kong of the discarder.');
    await page.tapButton('Correct');
    expect(page.hasButton('Remove')).to.be.true;
    await page.tapButton('Cancel');
    await page.tapButton('Undo');
    page.expectSettled();
  });

  it('of a pig that is ready cannot be told', async () => {
    const page = await TablePage.open();
    await page.tapButton('Wall empty');
    await page.tapButton('Ready', 'Ann');
    await page.tap(page.fan(1, 'Ann’s largest hand'));
    await page.tapButton('Pig', 'Ann');
    expect(isPressed(page.button('Ready', 'Ann'))).to.be.false;
    for (const player of ['Bo', 'Chen', 'Dee']) await page.tapButton('Not ready', player);
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([wall, pigs(0), ready()]);
    page.expectSettled();
  });
});

describe('nothing moves at other widths', () => {
  for (const width of [280, 480, 900]) {
    it(`${width} px`, async () => {
      const page = await TablePage.open(undefined, {}, width);
      await enter(page, concealed(0), discard(0, [[1, 2], [3, 6]], kongDiscard), wall, pigs(2), ready([0, 1])); // prettier-ignore
      page.expectSettled();
    });
  }
});

itMovesNothing();

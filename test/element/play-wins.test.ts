import { expect } from '@open-wc/testing';
import { isDimmed, textOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { finger, Keyboard } from '../support/hands.js';
import { added, concealed, discard, robbedKong, selfDraw } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';

describe('a robbed kong', () => {
  it('is one chip right after an added kong, which it undoes', async () => {
    const page = await TablePage.open();
    await enter(page, added(1));
    expect(page.balances).to.equal('−1 +3 −1 −1');
    const before = page.taps;
    await page.tapSeat('Ann');
    expect(page.hasButton('Robbed kong', 'Win')).to.be.false;
    await page.tapButton('Bo, robbed kong', 'Win');
    await page.say(3);
    expect(page.says).to.equal('Ann wins by robbing Bo’s kong, 3 fan: 8 + 1 robbed kong');
    await page.tapButton('Record');
    expect(page.taps - before).to.equal(4);
    expect(page.events()).to.deep.equal([added(1), discard(1, [[0, 3]], robbedKong)]);
    expect(page.balances).to.equal('+8 −8 0 0');
    expect(page.rows[1]).to.equal(
      '2 Ann wins by robbing Bo’s kong, 3 fan' +
        ' Bo → Ann 8: 3 fan: 1 × 2³ = 8' +
        ' Bo → Ann, Chen and Dee 1 each: the robbed kong is undone, entry 1: 1 × 1 = 1 E +9 S −11 W +1 N +1',
    );
    page.expectSettled();
  });

  it('unfolds to whom it was where no kong was entered', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    expect(page.hasPart('Robbed kong, from')).to.be.false;
    await page.tapButton('Robbed kong', 'Win');
    await page.tapButton('Chen', 'Robbed kong, from');
    await page.say(1);
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([discard(2, [[0, 1]], robbedKong)]);
    expect(page.rows[0]).to.equal(
      '1 Ann wins by robbing Chen’s kong, 1 fan Chen → Ann 2: 1 fan: 1 × 2¹ = 2 E +2 S 0 W −2 N 0',
    );
    page.expectSettled();
  });

  it('unfolds for the seat that made the kong itself, and after a kong that cannot be robbed', async () => {
    const page = await TablePage.open();
    await enter(page, added(0), discard(3, [[0, 0]], robbedKong), concealed(1), discard(1, [[2, 1]], robbedKong));
    expect(page.balances).to.equal('+4 +1 −1 −4');
    page.expectSettled();
  });
});

describe('a win', () => {
  it('self-drawn says on its chips and in a sentence what each pays', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    await page.tapButton('Self-draw', 'Win');
    expect(page.says).to.equal('Fan?');
    expect(textOf(page.fan(0))).to.equal('0 1 + 1 each');
    expect(textOf(page.fan(4))).to.equal('4 16 + 1 each');
    expect(textOf(page.fan(5))).to.equal('5+ cap 16 + 1');
    await page.say(2);
    expect(page.says).to.equal('Ann wins self-drawn, 2 fan: 5 each, 15 in all');
    expect(page.balances).to.equal('+15 −5 −5 −5');
    expect(page.element.record.rounds, 'nothing is entered yet').to.be.empty;
    await page.tapButton('Record');
    expect(page.rows).to.deep.equal([
      '1 Ann wins self-drawn, 2 fan Bo, Chen and Dee → Ann 5 each:' +
        ' 2 fan: 1 × 2² = 4, + 1 base for the self-draw = 5 E +15 S −5 W −5 N −5',
    ]);
    page.expectSettled();
  });

  it('is previewed by the bonus that the page sets', async () => {
    const page = await TablePage.open(undefined, { 'self-draw-bonus': 'fan', base: '10' });
    await page.tapSeat('Chen');
    await page.tapButton('Self-draw', 'Win');
    expect(textOf(page.fan(1))).to.equal('1 40 each');
    await page.say(1);
    expect(page.says).to.equal('Chen wins self-drawn, 1 fan: 40 each, 120 in all');
  });

  for (const [how, hand] of [
    ['by hand', finger],
    ['by keyboard', new Keyboard()],
  ] as const) {
    // prettier-ignore
    it(`takes a larger fan than the chips have, typed ${how}`, async () => {
      const page = await TablePage.open(hand);
      await page.tapSeat('Dee');
      await page.tapButton('Bo', 'Win, from');
      await page.say(5);
      expect(page.says).to.equal('Dee wins on Bo’s discard, 5 fan: 16');
      await page.type(/exactly/, 12);
      expect(page.says).to.equal('Dee wins on Bo’s discard, 12 fan: 16');
      await page.tapButton('Record');
      expect(page.events()).to.deep.equal([discard(1, [[3, 12]])]);
      expect(page.rows[0]).to.contain('Bo → Dee 16: 12 fan, capped at 4: 1 × 2⁴ = 16');
      page.expectSettled();
    });
  }

  it('does not take a number that no hand has', async () => {
    const page = await TablePage.open(finger);
    await page.tapSeat('Dee');
    await page.tapButton('Bo', 'Win, from');
    await page.say(5);
    await page.type(/exactly/, 100);
    expect(page.says).to.equal('No record can hold this value.');
    expect(isDimmed(page.button('Record'))).to.be.true;
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([]);
    await page.type(/exactly/, 99);
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([discard(1, [[3, 99]])]);
  });

  it('by three on one discard takes eight taps and settles the round', async () => {
    const page = await TablePage.open();
    await enter(page, discard(2, [[3, 0], [0, 1], [1, 2]])); // prettier-ignore
    expect(page.taps).to.equal(4 + 2 + 2);
    expect(page.statuses).to.deep.equal(['won 2nd', 'won 3rd', undefined, 'won 1st']);
    expect(page.balances).to.equal('+2 +4 −7 +1');
    expect(page.phase).to.equal('Settled');
    page.expectSettled();
  });

  it('loses a winner whose seat is tapped again', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    await page.tapButton('Bo', 'Win, from');
    await page.say(2);
    await page.tapSeat('Dee');
    expect(isDimmed(page.button('Record')), 'Dee’s fan is still asked').to.be.true;
    await page.tapSeat('Dee');
    expect(page.says).to.equal('Ann wins on Bo’s discard, 2 fan: 4');
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([discard(1, [[0, 2]])]);
  });

  it('keeps its fan when it turns out to be won otherwise', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    await page.tapButton('Bo', 'Win, from');
    await page.say(2);
    await page.tapButton(/^from Bo/, 'Entry');
    await page.tapButton('Self-draw', 'Win');
    expect(page.says).to.equal('Ann wins self-drawn, 2 fan: 5 each, 15 in all');
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([selfDraw(0, 2)]);
  });

  it('leaves nothing behind when it is cancelled', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    await page.tapButton('Bo', 'Win, from');
    await page.say(2);
    await page.tapButton('Cancel');
    expect(page.balances).to.equal('0 0 0 0');
    expect(page.says).to.equal('Tap who won or made a kong');
    await page.tapSeat('Ann');
    await page.tapSeat('Ann');
    expect(page.says, 'the same seat again').to.equal('Tap who won or made a kong');
    expect(page.element.record.rounds).to.be.empty;
  });
});

itMovesNothing();

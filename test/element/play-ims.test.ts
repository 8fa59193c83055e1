import { expect } from '@open-wc/testing';
import { isDimmed, isPressed } from '../support/accessible.js';
import { finger } from '../support/hands.js';
import { begin, enterWin, openIms, sayMore, win, worths } from '../support/ims.js';
import { expectShown, openRound } from '../support/settled-rounds.js';
import { wall } from '../support/sichuan.js';
import { itMovesNothing } from '../support/table-page.js';

const fewer = 'Fewer fan than the table’s minimum.';

describe('an ims win', () => {
  it('self-drawn takes four taps, and each of three pays a third', async () => {
    const page = await openIms({}, finger);
    expect(page.says).to.equal('Tap who won');
    expect(page.statuses).to.deep.equal(['dealer', undefined, undefined, undefined]);
    expect(page.rail).to.equal('Round 1 Play Settled');
    await page.tapSeat('Bo');
    await page.tapButton('Self-draw', 'Win');
    expect(page.says).to.equal('Fan?');
    // Half the basic score: 2, 4, 8, 16, 32, 64, 75, 85 …
    expect(worths(page)).to.equal('1 2 4 8 16 32 37.5 42.5 47.5 52.5 57.5 62.5 72');
    await page.say(2);
    expect(page.says).to.equal('Bo wins self-drawn, 2 fan: 4 each, 12 in all');
    expect(page.balances).to.equal('−4 +12 −4 −4');
    expect(page.element.record.rounds, 'nothing is entered yet').to.be.empty;
    await page.tapButton('Record');
    expect(page.taps).to.equal(4);
    expect(page.events()).to.deep.equal([win(null, { seat: 1, fan: 2 })]);
    expect(page.rows).to.deep.equal([
      '1 Bo wins self-drawn, 2 fan Ann, Chen and Dee → Bo 4 each:' +
        ' self-feed, 2 fan: basic 8 × 1.5 = 12, a third: 4 E −4 S +12 W −4 N −4',
    ]);
    expect(page.statuses).to.deep.equal(['dealer', 'won', undefined, undefined]);
    expect(page.phase).to.equal('Settled');
    expectShown(page, 0, [-4, 12, -4, -4]);
  });

  it('on a discard takes four taps, and the discarder pays the basic score', async () => {
    const page = await openIms({}, finger);
    await page.tapSeat('Dee');
    await page.tapButton('Bo', 'Win, from');
    expect(worths(page)).to.equal('2 4 8 16 32 64 75 85 95 105 115 125 144');
    await page.say(3);
    expect(page.says).to.equal('Dee wins on Bo’s discard, 3 fan: 16');
    await page.tapButton('Record');
    expect(page.taps).to.equal(4);
    expect(page.events()).to.deep.equal([win(1, { seat: 3, fan: 3 })]);
    expect(page.rows[0]).to.equal(
      '1 Dee wins on Bo’s discard, 3 fan Bo → Dee 16: grab, 3 fan: basic 16 × 1 = 16 E 0 S −16 W 0 N +16',
    );
    expectShown(page, 0, [0, -16, 0, 16]);
  });

  it('by the dealer on a discard is paid half as much again, halves included', async () => {
    const page = await openIms();
    await begin(page, 0, 2);
    expect(worths(page)).to.equal('3 6 12 24 48 96 112.5 127.5 142.5 157.5 172.5 187.5 216');
    await page.say(6);
    expect(page.says).to.equal('Ann wins on Chen’s discard, 6 fan: 112.5');
    await page.tapButton('Record');
    expect(page.balances).to.equal('+112.5 0 −112.5 0');
    expect(page.rows[0]).to.contain('grab, 6 fan: basic 75 × 1.5 = 112.5 E +112.5 S 0 W −112.5 N 0');
    expectShown(page, 0, [112.5, 0, -112.5, 0]);
    // The dealer's own self-drawn win is no dearer than another's.
    await page.tapButton('Next round: Ann deals');
    await enterWin(page, 0, null, 6);
    expect(page.balances).to.equal('+112.5 −37.5 −37.5 −37.5');
    expectShown(page, 1, [112.5, -37.5, -37.5, -37.5]);
    expect(page.total('Session')).to.deep.equal([225, -37.5, -150, -37.5]);
  });

  it('of more than twelve fan counts twelve', async () => {
    const page = await openIms();
    await begin(page, 1, null);
    await page.say(13);
    await page.type(/exactly/, 20);
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([win(null, { seat: 1, fan: 20 })]);
    expectShown(page, 0, [-72, 216, -72, -72]);
  });

  it('by two on one discard is paid to each, and ends the round', async () => {
    const page = await openIms();
    await begin(page, 0, 3);
    await page.say(1);
    await page.tapSeat('Chen');
    await page.say(4);
    expect(page.says).to.equal('Ann 6, Chen 32');
    await page.tapButton('Record');
    expect(page.taps).to.equal(6);
    expect(page.statuses).to.deep.equal(['won', undefined, 'won as well', undefined]);
    expectShown(page, 0, [6, 0, 32, -38]);
    await page.tapButton('Next round: Ann deals');
  });
});

describe('three winners of ims', () => {
  it('on one discard take eight taps, and each is paid by its own hand', async () => {
    const page = await openIms({}, finger);
    await begin(page, 2, 3);
    await page.say(2);
    await page.tapSeat('Ann');
    await page.say(6);
    await page.tapSeat('Bo');
    await page.say(13);
    // The dealer's 75 × 1.5; more than 12 fan are 12.
    expect(page.says).to.equal('Ann 112.5, Bo 144, Chen 8');
    await page.tapButton('Record');
    expect(page.taps).to.equal(8);
    expect(page.events()).to.deep.equal([win(3, { seat: 0, fan: 6 }, { seat: 1, fan: 13 }, { seat: 2, fan: 2 })]);
    expect(page.rows[0]).to.contain('1 Ann, Bo and Chen win on Dee’s discard, Ann 6 fan; Bo 13 fan; Chen 2 fan ');
    expect(page.rows[0]).to.contain('Dee → Ann 112.5: grab, 6 fan: basic 75 × 1.5 = 112.5');
    expect(page.statuses).to.deep.equal(['won', 'won as well', 'won as well', undefined]);
    expectShown(page, 0, [112.5, 144, 8, -264.5]);
    expect(page.hasButton('Next round: Ann deals')).to.be.true;
  });
});

describe('correcting a win of ims', () => {
  it('begins with what was said of it', async () => {
    const page = await openIms();
    await begin(page, 1, 3);
    await page.say(8);
    await sayMore(page, { Flowers: '3', Liable: 'third dragon discarded, Chen' });
    await page.tapButton('Record');
    // 8 fan and 3 auxiliary points: 8.5, basic 100.
    expectShown(page, 0, [0, 100, -100, 0]);
    await page.tap(page.row(1));
    expect(isPressed(page.fan(8))).to.be.true;
    expect(page.says).to.equal('Bo wins on Dee’s discard, 8 fan, 3 flowers, third dragon discarded by Chen: 100');
    await sayMore(page, { Liable: 'none' });
    await page.tapButton(/^from Dee/, 'Entry');
    await page.tapButton('Self-draw', 'Win');
    expect(page.says).to.equal('Bo wins self-drawn, 8 fan, 3 flowers: 50 each, 150 in all');
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([win(null, { seat: 1, fan: 8, flowers: 3 })]);
    expectShown(page, 0, [-50, 150, -50, -50]);
  });

  it('takes another winner on the same discard in', async () => {
    const page = await openIms();
    await enterWin(page, 1, 3, 2);
    await page.tap(page.row(1));
    await page.tapSeat('Ann');
    await page.say(2);
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([win(3, { seat: 0, fan: 2 }, { seat: 1, fan: 2 })]);
    expectShown(page, 0, [12, 8, 0, -20]);
    expect(page.hasButton('Next round: Ann deals')).to.be.true;
  });

  it('lets a win take the place of an empty wall', async () => {
    const page = await openIms();
    await page.tapButton('Wall empty');
    const { record } = page.element;
    await page.tap(page.row(1));
    expect(page.element.record, 'a tap alone enters nothing').to.equal(record);
    await page.tapButton('Cancel');
    expect(page.says).to.equal('Round 1 is settled');
    expect(page.element.record).to.equal(record);
    await page.tap(page.row(1));
    await enterWin(page, 1, 0, 0);
    expect(page.events()).to.deep.equal([win(0, { seat: 1, fan: 0 })]);
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    await page.tapButton('Wall empty');
    expect(page.events()).to.deep.equal([wall]);
  });
});

describe('a session of ims', () => {
  it('refuses a win below the minimum, whatever its flowers', async () => {
    const page = await openIms({ 'minimum-fan': '3' });
    await begin(page, 2, 0);
    await page.say(2);
    expect(page.says).to.equal(fewer);
    await sayMore(page, { Flowers: '4' });
    expect(page.says).to.equal(fewer);
    expect(isDimmed(page.button('Record'))).to.be.true;
    await page.tapButton('Record');
    expect(page.says).to.equal(fewer);
    expect(page.element.record.rounds).to.be.empty;
    await page.say(3);
    await page.tapButton('Record');
    expectShown(page, 0, [-32, 0, 32, 0]);
  });

  it('pays nothing on an empty wall, and passes the deal on when another seat wins', async () => {
    const page = await openIms();
    await page.tapButton('Wall empty');
    expect(page.taps).to.equal(1);
    expect(page.events()).to.deep.equal([wall]);
    expect(page.rows).to.deep.equal(['1 Wall empty, nothing is paid']);
    expectShown(page, 0, [0, 0, 0, 0]);
    await page.tapButton('Next round: Ann deals');
    await enterWin(page, 3, 0, 0);
    expectShown(page, 1, [-2, 0, 0, 2]);
    await page.tapButton('Next round: Bo deals');
    await enterWin(page, 1, 0, 0);
    expectShown(page, 2, [-3, 3, 0, 0]);
    await page.tapButton('Next round: Bo deals');
    expect(page.total('Session')).to.deep.equal([-5, 3, 0, 2]);

    // Had Ann won the second, Ann would have dealt the third too, and Bo won that as another seat.
    await openRound(page, 2);
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    await enterWin(page, 0, 3, 0);
    expect(page.element.settlement.rounds.map(({ dealer }) => dealer)).to.deep.equal([0, 0, 0, 1]);
    expect(page.total('Session')).to.deep.equal([3 - 2, 2, 0, -3]);
    page.expectSettled();
  });
});

itMovesNothing();

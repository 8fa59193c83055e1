import { expect } from '@open-wc/testing';
import { isPressed } from '../support/accessible.js';
import { expectShown, openRound } from '../support/settled-rounds.js';
import { wall } from '../support/sichuan.js';
import { itMovesNothing } from '../support/table-page.js';
import { chipOf, enterWin, leaders, nextRound, openWenzhou, play, won } from '../support/wenzhou.js';

describe('correcting an earlier round of wenzhou', () => {
  it('re-settles that round alone where the winner stays', async () => {
    const page = await openWenzhou();
    await play(page, 0, 1);
    await openRound(page, 1);
    await page.tap(page.row(1));
    expect(isPressed(chipOf(page, 'with-joker'))).to.be.true;
    await page.tap(chipOf(page, 'three-jokers'));
    await page.tapButton('Last tile ×2', 'Hand');
    await page.tapButton('Record');
    expectShown(page, 0, [48, -16, -16, -16]);
    expect(page.total('Session')).to.deep.equal([46, -12, -17, -17]);
    expect(leaders(page)).to.equal('0.0 0.1');
    await page.tapButton('Latest round');
    expectShown(page, 1, [-2, 4, -1, -1]);
  });

  it('re-settles Leader and streak after it where the winner changes', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 1);
    await nextRound(page, 1);
    // 6 + 12 − 2, −2 − 4 + 4, …
    expect(page.total('Session')).to.deep.equal([16, -2, -7, -7]);
    expect(leaders(page)).to.equal('0.0 0.1 0.2 1.0');

    await openRound(page, 1);
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    expect(page.element.error).to.include({ code: 'round-open', path: '/rounds/1' });
    await enterWin(page, 2);
    expectShown(page, 0, [-2, -1, 4, -1]);
    // Bo leads the second, which Ann wins, and Chen the third, which Bo wins: so Dee leads now.
    expect(leaders(page)).to.equal('0.0 1.0 2.0 3.0');
    expect(page.element.settlement.rounds.map(({ balances }) => balances)).to.deep.equal([
      [-2, -1, 4, -1],
      [4, -2, -1, -1],
      [-1, 4, -2, -1],
      [0, 0, 0, 0],
    ]);
    expect(page.total('Session')).to.deep.equal([1, 1, 1, -3]);
    await page.tapButton('Latest round');
    expect(page.statuses).to.deep.equal([undefined, undefined, undefined, 'Leader ×2']);
    expect(page.rail).to.contain('Dee, Leader ×2');
  });

  it('lets a win take the place of an empty wall', async () => {
    const page = await openWenzhou();
    await play(page, null, 0);
    expectShown(page, 1, [6, -2, -2, -2]);
    await openRound(page, 1);
    expect(page.rows).to.deep.equal(['1 Wall empty, nothing is paid; Leader and streak stay']);
    const { record } = page.element;
    await page.tap(page.row(1));
    expect(page.element.record, 'a tap alone enters nothing').to.equal(record);
    expect(page.says).to.equal('Correcting entry 1');
    await enterWin(page, 0);
    expect(page.element.record.rounds[0]!.events).to.deep.equal([won(0)]);
    expect(page.total('Session')).to.deep.equal([18, -6, -6, -6]);
    expect(leaders(page)).to.equal('0.0 0.1');
  });

  it('lets an empty wall take the place of a win', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0);
    await openRound(page, 1);
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    await page.tapButton('Wall empty');
    expect(page.events(0)).to.deep.equal([wall]);
    expectShown(page, 0, [0, 0, 0, 0]);
    expect(page.total('Session')).to.deep.equal([6, -2, -2, -2]);
    expect(leaders(page)).to.equal('0.0 0.0');
  });

  it('may end the game before rounds that were played', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 0, 1, 2);
    await openRound(page, 4);
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    await enterWin(page, 0);
    expect(page.element.error).to.include({ code: 'game-over', path: '/rounds/4' });
    expect(page.element.settlement.over).to.be.true;
    expect(page.element.settlement.balances).to.deep.equal([60, -20, -20, -20]);
    expect(page.element.record.rounds, 'nothing is lost').to.have.length(5);
    expect(page.tray).to.contain('The game has ended.');
    expect(page.tray, 'nothing waits: this round is settled').not.to.contain('waits until this one is settled');
    await page.tapButton('Undo');
    await page.tapButton('Undo');
    expect(page.element.error).to.be.null;
    expect(leaders(page)).to.equal('0.0 0.1 0.2 0.3 1.0');
    page.expectSettled();
  });
});

itMovesNothing();

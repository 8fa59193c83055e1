import { expect } from '@open-wc/testing';
import { allOf, isDimmed, isPressed, textOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { Keyboard } from '../support/hands.js';
import { copyOf } from '../support/mounted.js';
import { backToSession, chipFor, expectHistory, historyOf, openStart, saysIn } from '../support/session-panels.js';
import { discard, selfDraw } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';
import { enterWin, leaders, openWenzhou, play, won } from '../support/wenzhou.js';

const wins = 'Wins in a row before this round';

async function takeDealer(page: TablePage, number: number, dealer: string): Promise<void> {
  await page.tap(chipFor(page, `Who deals round ${number}`, dealer));
}

describe('who deals', () => {
  it('is changed for the round to come, as one step', async () => {
    const page = await openWenzhou();
    await play(page, 0);
    const { record } = page.element;
    await openStart(page, 2);
    expect(textOf(page.part('Round 2'))).to.contain('Round 2, not begun');
    expect(isPressed(chipFor(page, 'Who deals round 2', 'E Ann'))).to.be.true;
    await takeDealer(page, 2, 'E Ann');
    expect(page.element.record, 'as the rules have it').to.equal(record);
    await takeDealer(page, 2, 'W Chen');
    expect(page.element.record.rounds).to.deep.equal([{ events: [won(0)] }, { dealer: 2, events: [] }]);
    expect(saysIn(page, 'Round 2')).to.equal('Set by hand. By the rules: Ann, Leader ×4.');
    await page.closePanel();
    expect(page.roundTitle).to.equal('Round 2');
    expect(page.statuses).to.deep.equal([undefined, undefined, 'Leader ×2', undefined]);
    await page.tapButton('Undo');
    expect(page.element.record).to.deep.equal(record);
    expect(page.roundTitle).to.equal('Round 1');
    await page.tapButton('Redo');
    await enterWin(page, 2);
    expect(leaders(page)).to.equal('0.0 2.0');
    await page.tapButton('Next round: Chen, Leader ×4');
    page.expectSettled();
  });

  it('is changed before the first round', async () => {
    const page = await TablePage.open();
    await openStart(page, 1);
    await takeDealer(page, 1, 'S Bo');
    await page.closePanel();
    expect(page.statuses.indexOf('dealer')).to.equal(1);
    await enter(page, selfDraw(1, 0), discard(0, [[2, 0], [3, 0]])); // prettier-ignore
    expect(page.element.settlement.rounds[0]!.dealer).to.equal(1);
    page.expectSettled();
  });

  it('is changed in a past round; those after it follow', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 1, 2, 3);
    expect(leaders(page)).to.equal('0.0 0.1 0.2 1.0 2.0');
    const before = page.element.settlement;
    await openStart(page, 2);
    await takeDealer(page, 2, 'N Dee');
    expect(leaders(page)).to.equal('0.0 3.0 0.0 1.0 2.0');
    expect(page.element.record.rounds[1]).to.deep.equal({ dealer: 3, events: [won(0)] });
    expect(page.element.settlement.balances).not.to.deep.equal(before.balances);
    page.expectSettled();
    await backToSession(page);
    expectHistory(page);
    expect(historyOf(page)[1]!.what).to.equal('Dee, Leader ×2 Ann won, dealer set by hand');

    await openStart(page, 2);
    await page.tapButton('Undo', 'Round 2');
    expect(page.element.settlement).to.deep.equal(before);
  });

  it('goes back to what the rules say', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 1);
    const { record } = page.element;
    await openStart(page, 3);
    expect(isDimmed(page.button('As the rules have it'))).to.be.true;
    await takeDealer(page, 3, 'S Bo');
    await page.tap(chipFor(page, wins, '2'));
    expect(page.element.record.rounds[2]).to.deep.equal({ dealer: 1, events: [won(1)], streak: 2 });
    expect(leaders(page)).to.equal('0.0 0.1 1.2');
    await page.tapButton('As the rules have it');
    expect(page.element.record).to.deep.equal(record);
    expect(saysIn(page, 'Round 3')).to.equal('');
    await takeDealer(page, 3, 'S Bo');
    await takeDealer(page, 3, 'E Ann');
    expect(page.element.record, 'by its chip too').to.deep.equal(record);
  });

  it('has a streak of its own where the ruleset counts one', async () => {
    const page = await openWenzhou();
    await play(page, 1);
    await openStart(page, 1);
    expect(allOf(page.part(wins), 'button').map(textOf)).to.deep.equal([
      '0 Leader ×2 by the rules',
      '1 Leader ×4',
      '2 Leader ×6',
      '3 Leader ×8',
    ]);
    await page.tap(chipFor(page, wins, '3'));
    expect(page.element.record.rounds[0]).to.deep.equal({ events: [won(1)], streak: 3 });
    expect(leaders(page)).to.equal('0.3');
    page.expectSettled();
    const table = await TablePage.open();
    await openStart(table, 1);
    expect(table.hasPart(wins)).to.be.false;
  });

  it('cannot be such that the game would have ended before a round that was played', async () => {
    const page = await openWenzhou();
    await play(page, 0, 1, 1, 1, 3);
    const { record } = page.element;
    await openStart(page, 2);
    await takeDealer(page, 2, 'S Bo');
    const [first, second] = [chipFor(page, wins, '0'), chipFor(page, wins, '1')];
    expect([isDimmed(first), isDimmed(second)]).to.deep.equal([false, true]);
    await page.tap(second);
    expect(saysIn(page, 'Round 2')).to.equal('Not possible: the game would have ended before round 5.');
    expect(leaders(page)).to.equal('0.0 1.0 1.1 1.2 1.3');
    expect(page.element.error).to.be.null;
    await page.tapButton('Undo', 'Round 2');
    expect(page.element.record).to.deep.equal(record);
  });

  it('is not asked for a round that cannot begin', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 0, 0);
    await page.openPanel('Session');
    expect(page.hasButton('Change who deals next')).to.be.false;
    await openStart(page, 4);
    // Its winner is its Leader no more: the game goes on.
    await takeDealer(page, 4, 'W Chen');
    expect(page.element.settlement.over).to.be.false;
    await backToSession(page);
    expect(page.hasButton('Change who deals next')).to.be.true;
  });

  it('stays as it is when the page hands the record back', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0);
    await openStart(page, 2);
    await takeDealer(page, 2, 'S Bo');
    await page.tap(chipFor(page, wins, '1'));
    const { record } = page.element;
    page.element.record = copyOf(record);
    expect(page.element.record).to.equal(record);
    await page.settled();
    await page.tapButton('Undo', 'Round 2');
    expect(page.element.record.rounds[1]).to.deep.equal({ dealer: 1, events: [won(0)] });
  });

  it('lets go of an entry that was to be put before another', async () => {
    const page = await openWenzhou();
    await play(page, 0, 1);
    await page.tap(page.row(1));
    await page.tapButton(/^Insert/);
    await openStart(page, 2);
    await takeDealer(page, 2, 'W Chen');
    await page.closePanel();
    expect(page.says).to.equal('Round 2 is settled');
  });
});

describe('by keys alone', () => {
  it('the dealer of a round is changed, and changed back', async () => {
    const keys = new Keyboard();
    const page = await openWenzhou({}, keys);
    await enterWin(page, 0);
    await openStart(page, 1);
    await takeDealer(page, 1, 'N Dee');
    expect(leaders(page)).to.equal('3.0');
    await page.tap(chipFor(page, wins, '2'));
    expect(leaders(page)).to.equal('3.2');
    await page.tapButton('As the rules have it');
    expect(leaders(page)).to.equal('0.0');
    await page.tapButton('Undo', 'Round 1');
    expect(leaders(page)).to.equal('3.2');
    await page.closePanel();
    expect(keys.obscured).to.be.empty;
    page.expectSettled();
  });
});

describe('a round', () => {
  it('can be taken out, and comes back', async () => {
    const page = await openWenzhou();
    await play(page, 0, 1, 2);
    const { record } = page.element;
    await openStart(page, 2);
    await page.tapButton('Remove this round');
    await page.settled();
    expect(historyOf(page).map(({ what }) => what)).to.deep.equal([
      'Ann, Leader ×2 Ann won',
      'Ann, Leader ×4 Chen won',
    ]);
    expectHistory(page);
    await page.closePanel();
    expect(page.roundTitle).to.equal('Round 2');
    page.expectSettled();
    await page.tapButton('Undo');
    expect(page.element.record).to.deep.equal(record);
    expect(page.roundTitle).to.equal('Round 3');
  });

  it('behind the end of the game can be taken out, which mends the record', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 1, 0);
    page.element.record = {
      ...page.element.record,
      rounds: [won(0), won(0), won(0), won(0), won(1)].map((one) => ({ events: [one] })),
    } as typeof page.element.record;
    await page.settled();
    expect(page.element.error).to.include({ code: 'game-over', path: '/rounds/4' });
    await openStart(page, 5);
    expect(page.hasPart('Who deals round 5')).to.be.false;
    await page.tapButton('Remove this round');
    expect(page.element.error).to.be.null;
    expect(page.element.settlement.over).to.be.true;
    page.expectSettled();
  });

  it('cannot be taken out where the game would have ended earlier without it', async () => {
    const page = await openWenzhou();
    const events = [won(0), won(0), won(3), won(0), won(0), won(2)];
    const rounds = events.map((one, index) => ({ ...(index === 3 && { dealer: 0 }), events: [one] }));
    page.element.record = { ...page.element.record, rounds } as typeof page.element.record;
    await page.settled();
    expect(leaders(page)).to.equal('0.0 0.1 0.2 0.0 0.1 0.2');
    const { record } = page.element;
    await openStart(page, 3);
    expect(isDimmed(page.button('Remove this round'))).to.be.true;
    await page.tapButton('Remove this round');
    expect(saysIn(page, 'Round 3')).to.equal('Not possible: the game would have ended before round 5.');
    expect(page.element.record).to.equal(record);
  });
});

itMovesNothing();

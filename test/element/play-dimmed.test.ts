import { expect } from '@open-wc/testing';
import { allOf, isDimmed, nameOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { finger } from '../support/hands.js';
import { concealed, discard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';

/** Taps what is dimmed; answers what is said then. Nothing else may change. */
async function whyNot(page: TablePage, target: HTMLElement): Promise<string> {
  expect(isDimmed(target), `${target.innerText} is dimmed`).to.be.true;
  const [record, balances] = [page.element.record, page.balances];
  await page.tap(target);
  expect(page.element.record).to.equal(record);
  expect(page.balances).to.equal(balances);
  return page.says;
}

const isOut = 'Has won already and is out.';

describe('what is dimmed says why when it is tapped', () => {
  it('a seat that has won', async () => {
    const page = await TablePage.open(finger);
    await enter(page, selfDraw(0, 1));
    expect(await whyNot(page, page.seat('Ann'))).to.equal(isOut);
    await page.tapSeat('Bo');
    expect(await whyNot(page, page.button('Ann', 'Win, from'))).to.equal(isOut);
    expect(await whyNot(page, page.button('Ann', 'Kong, from'))).to.equal(isOut);
  });

  it('a fifth kong', async () => {
    const page = await TablePage.open();
    await enter(page, concealed(0), concealed(0), concealed(0), concealed(0));
    await page.tapSeat('Ann');
    const most = 'Four kongs are the most that a seat can make.';
    expect(await whyNot(page, page.button('Concealed', 'Kong'))).to.equal(most);
    expect(await whyNot(page, page.button('Bo', 'Kong, from'))).to.equal(most);
    await page.tapButton('Self-draw', 'Win');
    expect(page.says, 'the reason goes with the next tap').to.equal('Fan?');
  });

  it('a second winner of a self-draw, and the discarder as a winner', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    await page.tapButton('Self-draw', 'Win');
    expect(await whyNot(page, page.seat('Bo'))).to.equal('Only one seat can win on a self-draw.');
    await page.tapButton(/^Self-draw/, 'Entry');
    await page.tapButton('Chen', 'Win, from');
    await page.say(1);
    expect(await whyNot(page, page.seat('Chen'))).to.equal('Nobody can pay themselves.');
  });

  it('Record before the fan is said', async () => {
    const page = await TablePage.open();
    await page.tapSeat('Ann');
    await page.tapButton('Self-draw', 'Win');
    expect(await whyNot(page, page.button('Record'))).to.equal('Still to be said: Ann.');
  });

  it('Record before all have answered on the empty wall’s sheet', async () => {
    const page = await TablePage.open();
    await page.tapButton('Wall empty');
    await page.tapButton('Not ready', 'Ann');
    expect(await whyNot(page, page.button('Record'))).not.to.equal('');
  });

  it('every seat of a settled round', async () => {
    const page = await TablePage.open();
    await enter(page, discard(0, [[1, 0]]), wall, pigs(), ready());
    expect(await whyNot(page, page.seat('Ann'))).to.equal('The round is settled.');
  });
});

describe('the empty wall’s sheet', () => {
  it('has nothing preselected, and takes nothing back when it is cancelled', async () => {
    const page = await TablePage.open();
    await page.tapButton('Wall empty');
    for (const player of ['Ann', 'Bo', 'Chen', 'Dee']) {
      for (const answer of ['Ready', 'Not ready', 'Pig']) {
        expect(page.button(answer, player).getAttribute('aria-pressed'), `${player} ${answer}`).to.equal('false');
      }
    }
    await page.tapButton('Pig', 'Bo');
    await page.tapButton('Cancel');
    expect(page.element.record.rounds).to.be.empty;
    expect(page.says).to.equal('Tap who won or made a kong');
  });

  it('writes two events when all are pigs', async () => {
    const page = await TablePage.open();
    await enter(page, wall, pigs(0, 1, 2, 3));
    expect(page.events()).to.deep.equal([wall, pigs(0, 1, 2, 3)]);
    expect(page.statuses).to.deep.equal(['pig', 'pig', 'pig', 'pig']);
    expect(page.phase).to.equal('Settled');
    page.expectSettled();
  });

  it('takes a larger hand typed, and changes of mind', async () => {
    const page = await TablePage.open(finger);
    await page.tapButton('Wall empty');
    for (const player of ['Ann', 'Bo', 'Dee']) await page.tapButton('Not ready', player);
    await page.tapButton('Pig', 'Chen');
    await page.tapButton('Ready', 'Chen');
    await page.tap(page.fan(5, 'Chen’s largest hand'));
    await page.type(/exactly/, 7);
    expect(page.says).to.equal('not ready 16 + 16 + 16');
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal([wall, pigs(), ready([2, 7])]);
    expect(page.rows[1]).to.equal('2 No flower pig');
    expect(page.rows[2]).to.contain('Chen is ready for 7 fan, Ann, Bo and Dee are not');
    expect(page.rows[2]).to.contain('Ann, Bo and Dee → Chen 16 each: not ready, 7 fan, capped at 4: 1 × 2⁴ = 16');
    expect(page.balances).to.equal('−16 −16 +48 −16');
    page.expectSettled();
  });

  it('tells by their names whose exact hands are typed', async () => {
    const page = await TablePage.open();
    await enter(page, wall, pigs(), ready([0, 7], [1, 8]));
    await page.tap(page.row(3));
    const names = allOf(page.part('Entry'), 'spinbutton').map(nameOf);
    expect(names).to.have.length(2);
    expect(new Set(names)).to.have.length(2);
    expect(page.events()).to.deep.equal([wall, pigs(), ready([0, 7], [1, 8])]);
  });
});

itMovesNothing();

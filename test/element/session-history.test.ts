import { expect } from '@open-wc/testing';
import { allOf, isDimmed, oneOf, textOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { expectHistory, historyOf } from '../support/session-panels.js';
import { concealed, discard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';
import { leaders, openWenzhou, play } from '../support/wenzhou.js';

const rounds = [
  [discard(1, [[0, 1], [3, 2]]), selfDraw(2, 0)], // prettier-ignore
  [concealed(2), selfDraw(0, 1), wall, pigs(), ready([1, 0])],
  [concealed(3), wall, pigs(), ready([0, 0])],
];

async function open(attributes: Record<string, string> = {}): Promise<TablePage> {
  const page = await TablePage.open(undefined, attributes);
  for (const [index, events] of rounds.entries()) {
    if (index > 0) await page.tapButton(/^Next round/);
    await enter(page, ...events);
  }
  return page;
}

describe('the history of a session', () => {
  it('has the points of each round, and what they add up to', async () => {
    const page = await open();
    await page.openPanel('Session');
    expectHistory(page);
    expect(historyOf(page).map(({ what }) => what)).to.deep.equal([
      'Ann deals Ann, Chen and Dee won',
      'Bo deals Ann won, then the wall was empty',
      'Ann deals Nobody won',
    ]);
    expect(textOf(page.part('Session'))).to.contain('Round 4: Ann deals Change');
  });

  it('tells of the round that is open what it has paid so far', async () => {
    const page = await open();
    await page.tapButton(/^Next round/);
    await enter(page, concealed(1));
    await page.openPanel('Session');
    expectHistory(page);
    expect(historyOf(page).at(-1)).to.include({ number: 4, what: 'Ann deals Play' });
    expect(page.hasButton('Change who deals next')).to.be.false;
  });

  it('opens a round again; after its correction all others are settled again, Leader and streak included', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 1, 1, 2);
    expect(leaders(page)).to.equal('0.0 0.1 0.2 1.0 1.1');
    await page.openPanel('Session');
    expectHistory(page);
    expect(historyOf(page).map(({ what }) => what.replace(/ \w+ won$/, ''))).to.deep.equal([
      'Ann, Leader ×2',
      'Ann, Leader ×4',
      'Ann, Leader ×6',
      'Bo, Leader ×2',
      'Bo, Leader ×4',
    ]);

    await page.tapButton(/^2 /, 'Session');
    expect(page.roundTitle).to.equal('Round 2');
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    await page.tapSeat('Dee');
    await page.tap(page.chip('Joker', 'Hand'));
    await page.tapButton('Record');
    expect(leaders(page)).to.equal('0.0 0.1 1.0 1.1 1.2');
    page.expectSettled();
    await page.openPanel('Session');
    expectHistory(page);
    expect(historyOf(page)[2]!.what).to.equal('Bo, Leader ×2 Bo won');
  }).timeout(60_000);

  it('says that a game has ended', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 0, 0);
    await page.openPanel('Session');
    expectHistory(page);
    expect(textOf(page.part('Session'))).to.contain('The game is over: four wins in a row');
    expect(page.hasButton('Change who deals next')).to.be.false;
  });

  it('can be looked at, and its rounds too, where nothing may be changed', async () => {
    const page = await open();
    const { record } = page.element;
    page.element.readOnly = true;
    await page.settled();
    await page.openPanel('Session');
    expectHistory(page);
    expect(allOf(page.part('Session'), 'button', /dealer and more|who deals/)).to.be.empty;
    expect(isDimmed(page.button('New game', 'Session'))).to.be.true;
    await page.tapButton(/^1 /, 'Session');
    expect(page.roundTitle).to.equal('Round 1');
    expect(page.rows).to.have.length(2);
    expect(page.element.record).to.equal(record);
    await page.openPanel('Session');
    expect(oneOf(page.part('Session'), 'button', /^1 /).getAttribute('aria-current')).to.equal('true');
  });
});

itMovesNothing();

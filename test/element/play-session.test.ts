import { expect } from '@open-wc/testing';
import { allOf, isDimmed, oneOf, textOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { finger } from '../support/hands.js';
import { concealed, discard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';

/** Two win first on Bo's discard, so that Bo deals next; then Ann wins first; then nobody does. */
const rounds = [
  [discard(1, [[0, 1], [3, 2]]), selfDraw(2, 0)], // prettier-ignore
  [selfDraw(0, 1), discard(1, [[2, 0]]), discard(1, [[3, 1]])],
  [concealed(3), wall, pigs(), ready([0, 0])],
];
const balances = ['+2 −8 +2 +4', '+9 −6 −2 −1', '+3 −1 −1 −1'];

async function open(): Promise<TablePage> {
  const page = await TablePage.open();
  await enter(page, ...rounds[0]!);
  await page.tapButton('Next round: Bo deals');
  await enter(page, ...rounds[1]!);
  await page.tapButton('Next round: Ann deals');
  await enter(page, ...rounds[2]!);
  return page;
}

function panel(page: TablePage): string {
  return textOf(page.part('Session'));
}

function sumOf(lists: readonly (readonly number[])[]): number[] {
  return [0, 1, 2, 3].map((seat) => lists.reduce((sum, one) => sum + one[seat]!, 0));
}

describe('a session', () => {
  it('passes the deal on, and adds its rounds up', async () => {
    const page = await TablePage.open(finger);
    const totals: number[][] = [];
    const dealers = [0, 1, 0];
    for (const [index, events] of rounds.entries()) {
      expect(page.roundTitle).to.equal(`Round ${index + 1}`);
      expect(page.balances).to.equal('0 0 0 0');
      expect(page.statuses.indexOf('dealer')).to.equal(dealers[index]);
      await enter(page, ...events);
      expect(page.balances).to.equal(balances[index]);
      expect(page.phase).to.equal('Settled');
      totals.push(page.total('This round'));
      if (index > 0) expect(page.total('Session')).to.deep.equal(sumOf(totals));
      expect(page.element.settlement.balances).to.deep.equal(sumOf(totals));
      page.expectSettled();
      // Nobody has won the last, so Ann deals again.
      await page.tapButton(`Next round: ${['Bo', 'Ann', 'Ann'][index]!} deals`);
    }
    expect(page.element.record.rounds).to.deep.equal([...rounds.map((events) => ({ events })), { events: [] }]);
    expect(page.element.settlement.rounds.map(({ dealer }) => dealer)).to.deep.equal([0, 1, 0, 0]);
    page.expectSettled();
  }).timeout(60_000);

  it('is shown in its panel, the latest round first', async () => {
    const page = await open();
    await page.openPanel('Session');
    const heading = oneOf(page.part('Session'), 'heading', /^Session/);
    expect(textOf(heading)).to.equal('Session, 3 rounds');
    const items = allOf(page.part('Session'), 'button', /^\d /).map(textOf);
    expect(items).to.deep.equal([
      '3 Ann deals Nobody won E +3 S −1 W −1 N −1 total E +14 S −15 W −1 N +2',
      '2 Bo deals Ann, Chen and Dee won E +9 S −6 W −2 N −1 total E +11 S −14 W 0 N +3',
      '1 Ann deals Ann, Chen and Dee won E +2 S −8 W +2 N +4 total E +2 S −8 W +2 N +4',
    ]);
    expect(page.total('Session', panel(page))).to.deep.equal([14, -15, -1, 2]);
    await page.closePanel();
    expect(page.hasPart('Session')).to.be.false;
    expect(page.says).to.equal('Round 3 is settled');
  });

  it('lets an earlier round be opened and corrected', async () => {
    const page = await open();
    await page.openPanel('Session');
    await page.tapButton(/^1 /, 'Session');
    expect(page.hasPart('Session')).to.be.false;
    expect(page.roundTitle).to.equal('Round 1');
    expect(page.balances).to.equal(balances[0]);
    expect(page.hasButton('Latest round')).to.be.true;

    await page.tap(page.row(2));
    await page.tap(page.fan(3));
    await page.tapButton('Record');
    expect(page.roundTitle).to.equal('Round 1');
    expect(page.balances).to.equal('+2 −15 +9 +4');
    expect(page.total('Session')).to.deep.equal([14, -22, 6, 2]);
    page.expectSettled();

    await page.tapButton('Latest round');
    expect(page.roundTitle).to.equal('Round 3');
    expect(page.balances).to.equal(balances[2]);
    expect(page.total('Session')).to.deep.equal([14, -22, 6, 2]);
    await page.tapButton('Next round: Ann deals');
    expect(page.roundTitle).to.equal('Round 4');
    page.expectSettled();
  });

  it('deals anew where a correction changes who won first', async () => {
    const page = await open();
    await page.openPanel('Session');
    await page.tapButton(/^1 /, 'Session');
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    await enter(page, discard(1, [[3, 2]]), discard(1, [[0, 1]])); // prettier-ignore
    expect(page.element.error).to.be.null;
    // Chen's self-draw comes first now.
    expect(page.element.settlement.rounds.map(({ dealer }) => dealer)).to.deep.equal([0, 2, 0]);
    page.expectSettled();
  });

  it('waits where an earlier round is unfinished again', async () => {
    const page = await open();
    await page.openPanel('Session');
    await page.tapButton(/^1 /, 'Session');
    await page.tap(page.row(2));
    await page.tapButton('Remove');
    expect(page.element.error).to.include({ code: 'round-open', path: '/rounds/1' });
    expect(page.element.record.rounds).to.have.length(3);
    expect(page.element.settlement.rounds).to.have.length(1);
    expect(page.tray).to.contain('Round 2 waits until this one is settled.');

    await page.openPanel('Session');
    await page.tapButton(/^3 /, 'Session');
    expect(page.roundTitle).to.equal('Round 3');
    expect(page.tray).to.contain('The round before is not settled.');
    await page.tapButton('Round 1', 'Entry');
    expect(page.roundTitle).to.equal('Round 1');
    await enter(page, selfDraw(2, 0));
    expect(page.element.record.rounds).to.deep.equal(rounds.map((events) => ({ events })));
    page.expectSettled();
  });

  it('begins anew', async () => {
    const page = await open();
    await page.openPanel('Session');
    await page.tapButton('New game', 'Session');
    expect(textOf(oneOf(page.part('Session'), 'heading', /^Session/))).to.equal('Session, 0 rounds');
    expect(isDimmed(page.button('New game', 'Session'))).to.be.true;
    await page.closePanel();
    expect(page.roundTitle).to.equal('Round 1');
    expect(page.balances).to.equal('0 0 0 0');
    expect(page.rows).to.be.empty;
    expect(page.statuses).to.deep.equal(['dealer', undefined, undefined, undefined]);
    await enter(page, concealed(2));
    expect(page.element.record.rounds).to.deep.equal([{ events: [concealed(2)] }]);
    page.expectSettled();
  });
});

itMovesNothing();

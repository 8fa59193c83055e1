import { expect } from '@open-wc/testing';
import { expectShown } from '../support/settled-rounds.js';
import { itMovesNothing, players, type TablePage } from '../support/table-page.js';
import { enterWin, leaders, nextRound, openWenzhou, play } from '../support/wenzhou.js';

describe('a game of wenzhou', () => {
  async function expectOver(page: TablePage, said: string): Promise<void> {
    expect(page.element.settlement.over).to.be.true;
    expect(page.says).to.equal(said);
    expect(page.hasButton(/^Next round/)).to.be.false;
    expect(page.hasButton('Wall empty')).to.be.false;
    const { record } = page.element;
    for (const player of players) {
      await page.tapSeat(player);
      expect(page.says).to.equal('The round is settled.');
    }
    expect(page.element.record, 'nothing more is entered').to.equal(record);
    await page.tapButton('New game', 'Entry');
    expect(page.element.record.rounds).to.be.empty;
    expect(page.roundTitle).to.equal('Round 1');
    expect(page.balances).to.equal('0 0 0 0');
    expect(page.statuses).to.deep.equal(['Leader ×2', undefined, undefined, undefined]);
    await page.tapButton('Undo');
    expect(page.says).to.equal(said);
  }

  it('is over after four wins of the Leader in a row', async () => {
    const page = await openWenzhou();
    await play(page, 0, 0, 0);
    expect(page.element.settlement.over).to.be.false;
    await nextRound(page, 0);
    expect(page.statuses[0]).to.equal('Leader ×8');
    await enterWin(page, 0);
    expectShown(page, 3, [24, -8, -8, -8]);
    // 6 + 12 + 18 + 24
    expect(page.total('Session')).to.deep.equal([60, -20, -20, -20]);
    await expectOver(page, 'The game is over: four wins in a row');
  });

  it('is over after sixteen rounds, empty walls included', async () => {
    const page = await openWenzhou();
    // The seat after the Leader always wins, so four rounds come to nothing; then Bo wins from Ann once more.
    await play(page, 1, 2, 3, 0, 1, 2, null, 3, 0, 1, 2, 3, 0, null, 1);
    expect(page.element.settlement.over).to.be.false;
    await nextRound(page, 1);
    await page.tapButton('Wall empty');
    expect(page.element.settlement.rounds).to.have.length(16);
    expectShown(page, 15, [0, 0, 0, 0]);
    expect(page.total('Session')).to.deep.equal([-2, 4, -1, -1]);
    expect(leaders(page)).to.equal('0.0 1.0 2.0 3.0 0.0 1.0 2.0 2.0 3.0 0.0 1.0 2.0 3.0 0.0 0.0 1.0');
    await expectOver(page, 'The game is over: sixteen rounds');
  }).timeout(60_000);
});

itMovesNothing();

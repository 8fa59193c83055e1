import { expect } from '@open-wc/testing';
import { allOf, textOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { concealed, discard, kongDiscard, selfDraw } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';

const cap = 'A hand counts at most';

function says(page: TablePage): string {
  return allOf(page.part('House rules'), 'status').map(textOf).join(' ');
}

/** What re-settling would change, a line for each entry. */
function changes(page: TablePage): string[] {
  return allOf(page.part('House rules'), 'listitem').map(textOf);
}

async function open(...events: object[]): Promise<TablePage> {
  const page = await TablePage.open();
  await enter(page, ...events);
  await page.openPanel('House rules');
  return page;
}

describe('the house rules', () => {
  it('offer every option that the page leaves open', async () => {
    const page = await TablePage.open(undefined, { 'fan-cap': '5', 'kong-refund': 'off' });
    await page.openPanel('House rules');
    expect(allOf(page.part('House rules'), 'combobox')).to.have.length(5);
    expect(allOf(page.part('House rules'), 'spinbutton')).to.have.length(1);
    expect(textOf(page.part('House rules'))).to.contain(
      'A hand counts at most; Not ready: kong money is given back: set by this page',
    );
  });

  it('hold at once before the first entry', async () => {
    const page = await open();
    await page.choose(cap, '5 fan, ×32');
    await page.type('Points in one base', 10);
    await page.choose('Not ready: kong money is given back', 'No');
    expect(page.element.record.options).to.deep.equal({ base: 10, fanCap: 5, kongRefund: false });
    expect(page.element.settlement.options).to.include({ base: 10, fanCap: 5, kongRefund: false });
    expect(page.hasButton('Re-settle this game')).to.be.false;
    await page.closePanel();
    expect(page.ledger).to.contain('base 10, cap 5 fan');
    await enter(page, discard(0, [[1, 5]]));
    expect(page.balances).to.equal('−320 +320 0 0');
    page.expectSettled();
    await page.tapButton('Undo');
    await page.tapButton('Undo');
    expect(page.element.settlement.options).to.include({ kongRefund: true });
  });

  it('changed later hold from the next game on', async () => {
    const page = await open(concealed(0), discard(1, [[2, 5]]));
    const { record } = page.element;
    expect(says(page)).to.equal('Changes apply to the next game.');
    await page.choose(cap, '6 fan, ×64');
    expect(says(page)).to.equal('The next game is played by these rules.');
    expect(page.element.record).to.equal(record);
    await page.closePanel();
    expect(page.ledger).to.contain('base 1, cap 4 fan');
    await page.openPanel('Session');
    await page.tapButton('New game', 'Session');
    await page.closePanel();
    expect(page.element.record).to.deep.include({ options: { fanCap: 6 }, rounds: [] });
    expect(page.ledger).to.contain('base 1, cap 6 fan');
    await enter(page, discard(1, [[2, 5]]));
    expect(page.balances).to.equal('0 −32 +32 0');
    page.expectSettled();
  });

  it('re-settle this game, with each changed payment shown before', async () => {
    const page = await open(concealed(0), discard(1, [[2, 5]]), selfDraw(3, 1));
    const { record } = page.element;
    await page.choose(cap, '5 fan, ×32');
    expect(textOf(page.part('House rules'))).to.contain('Re-settling this game by these rules would change:');
    expect(changes(page)).to.deep.equal([
      'entry 2 Bo → Chen 16: 5 fan, capped at 4: 1 × 2⁴ = 16 Bo → Chen 32: 5 fan: 1 × 2⁵ = 32',
    ]);
    await page.type('Points in one base', 2);
    expect(changes(page)).to.have.length(3);
    await page.type('Points in one base', 1);
    expect(page.element.record, 'nothing is applied yet').to.equal(record);

    await page.tapButton('Re-settle this game');
    expect(page.element.record).to.deep.equal({ ...record, options: { fanCap: 5 } });
    expect(page.hasButton('Re-settle this game')).to.be.false;
    expect(page.part('House rules').textContent).to.contain('This game is settled by these rules now.');
    await page.closePanel();
    expect(page.rows[1]).to.contain('Bo → Chen 32: 5 fan: 1 × 2⁵ = 32');
    expect(page.balances).to.equal('+3 −37 +30 +4');
    page.expectSettled();
    await page.tapButton('Undo');
    expect(page.balances).to.equal('+3 −21 +14 +4');
    expect(page.element.record).to.deep.equal(record);
  });

  it('preview the changed payments of every round', async () => {
    const page = await TablePage.open();
    const settled = [discard(0, [[1, 5]]), discard(0, [[2, 0]]), discard(0, [[3, 5]])];
    await enter(page, ...settled);
    await page.tapButton(/^Next round/);
    await enter(page, discard(0, [[1, 6]]));
    await page.openPanel('House rules');
    await page.choose(cap, '5 fan, ×32');
    const entries = changes(page).map((line) => line.replace(/ (Ann|Bo|Chen|Dee) .*/, ''));
    expect(entries).to.deep.equal(['Round 1, entry 1', 'Round 1, entry 3', 'Round 2, entry 1']);
  });

  it('preview where a kong’s money goes otherwise', async () => {
    const page = await open(concealed(0), discard(0, [[1, 0]], kongDiscard));
    await page.choose(/^Win on the discard after a kong/, 'Back to who paid it');
    expect(changes(page)).to.deep.equal([
      'entry 2 Ann → Bo 6: money of the kong, entry 1: 6' +
        ' Ann → Bo, Chen and Dee 2 each: the kong’s money goes back, entry 1: 2 × 1 = 2',
    ]);
    await page.tapButton('Re-settle this game');
    await page.closePanel();
    expect(page.balances).to.equal('−1 +1 0 0');
    page.expectSettled();
  });

  it('say so when nothing would change, and can be discarded', async () => {
    const page = await open(concealed(0));
    await page.choose('A flower pig pays', 'Everyone but pigs');
    expect(textOf(page.part('House rules'))).to.contain('Re-settling this game would change no payment.');
    await page.tapButton('Discard changes');
    expect(says(page)).to.equal('Changes apply to the next game.');
    await page.closePanel();
    await page.openPanel('Session');
    await page.tapButton('New game', 'Session');
    expect(page.element.record.options).to.equal(undefined);
  });
});

itMovesNothing();

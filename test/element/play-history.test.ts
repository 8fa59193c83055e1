import { expect } from '@open-wc/testing';
import { enter, entriesOf } from '../support/enter.js';
import { isDimmed } from '../support/accessible.js';
import { finger } from '../support/hands.js';
import { added, concealed, discard, exposed, kongDiscard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';

const round = [
  ...[concealed(0), added(2), exposed(1, 3)],
  discard(1, [[0, 2], [3, 1]], kongDiscard), // prettier-ignore
  ...[wall, pigs(1), ready()],
];

/** All that is shown of a record. */
function shown(page: TablePage) {
  const { phase, balances, statuses, roundTitle } = page;
  return { record: page.element.record, phase, balances, statuses, roundTitle, ledger: page.ledger };
}

/** Enters a round and answers what is shown before and after each entry. */
async function played(page: TablePage) {
  const states = [shown(page)];
  for (const entry of entriesOf(round)) {
    await enter(page, ...entry);
    states.push(shown(page));
  }
  await page.tapButton(/^Next round/);
  states.push(shown(page));
  return states;
}

function press(page: TablePage, key: string, modifiers: KeyboardEventInit): Promise<void> {
  const press = new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, composed: true, cancelable: true });
  page.seat('Ann').dispatchEvent(press);
  return page.settled();
}

describe('undo and redo', () => {
  it('go through a whole round, and on to the next, as often as wanted', async () => {
    const page = await TablePage.open(finger);
    const states = await played(page);
    expect(states.at(-1)?.roundTitle).to.equal('Round 2');
    for (let turn = 0; turn < 2; turn += 1) {
      for (const state of states.slice(0, -1).reverse()) {
        await page.tapButton('Undo');
        expect(shown(page)).to.deep.equal(state);
        page.expectSettled();
      }
      expect(isDimmed(page.button('Undo')), 'nothing is left to undo').to.be.true;
      for (const state of states.slice(1)) {
        await page.tapButton('Redo');
        expect(shown(page)).to.deep.equal(state);
      }
      expect(isDimmed(page.button('Redo')), 'nothing is left to redo').to.be.true;
    }
  }).timeout(60_000);

  it('stay under the thumb', async () => {
    const page = await TablePage.open();
    await played(page);
    const places = new Set<string>();
    const see = () => {
      const [{ left, top }, base] = [page.button('Undo').getBoundingClientRect(), page.element.getBoundingClientRect()];
      places.add(`${Math.round(left - base.left)}, ${Math.round(top - base.top)}`);
    };
    see();
    while (!isDimmed(page.button('Undo'))) {
      await page.tapButton('Undo');
      see();
    }
    expect([...places]).to.have.length(1);
  });

  it('forget what was undone once something else is entered', async () => {
    const page = await TablePage.open();
    await enter(page, concealed(0), concealed(1));
    await page.tapButton('Undo');
    await enter(page, added(2));
    expect(isDimmed(page.button('Redo'))).to.be.true;
    expect(page.events()).to.deep.equal([concealed(0), added(2)]);
    await page.tapButton('Undo');
    await page.tapButton('Undo');
    expect(page.element.record.rounds).to.be.empty;
  });

  it('know no limit', async () => {
    const page = await TablePage.open();
    const kongs = [0, 1, 2, 3].flatMap((seat) => [concealed(seat), added(seat), added(seat), concealed(seat)]);
    await enter(page, ...kongs, selfDraw(0, 0), wall, pigs(), ready());
    expect(page.events()).to.have.length(20);
    const last = shown(page);
    for (let step = 0; step < 18; step += 1) await page.tapButton('Undo');
    expect(page.element.record.rounds).to.be.empty;
    for (let step = 0; step < 18; step += 1) await page.tapButton('Redo');
    expect(shown(page)).to.deep.equal(last);
    page.expectSettled();
  });

  it('are on the keys', async () => {
    const page = await TablePage.open();
    await enter(page, concealed(0), concealed(1));
    await press(page, 'z', { ctrlKey: true });
    expect(page.events()).to.deep.equal([concealed(0)]);
    await press(page, 'z', { metaKey: true });
    expect(page.element.record.rounds).to.be.empty;
    await press(page, 'Z', { ctrlKey: true, shiftKey: true });
    expect(page.events()).to.deep.equal([concealed(0)]);
  });

  it('bring back what a new game has put away', async () => {
    const page = await TablePage.open();
    await enter(page, ...round);
    const before = shown(page);
    await page.openPanel('Session');
    await page.tapButton('New game');
    await page.closePanel();
    expect(page.element.record.rounds).to.be.empty;
    expect(page.balances).to.equal('0 0 0 0');
    await page.tapButton('Undo');
    expect(shown(page)).to.deep.equal(before);
  });
});

itMovesNothing();

import { expect } from '@open-wc/testing';
import { isPressed } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { finger, type Hand } from '../support/hands.js';
import { added, concealed, discard, exposed, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';

const round = [concealed(0), discard(1, [[2, 2]]), exposed(3, 0), wall, pigs(), ready([0, 1])];

async function open(hand?: Hand): Promise<TablePage> {
  const page = await TablePage.open(hand);
  await enter(page, ...round);
  expect(page.balances).to.equal('+10 −8 +2 −4');
  return page;
}

/** The round with what stands at an index replaced by other events. */
function withEvents(index: number, count: number, ...events: object[]): object[] {
  return [...round.slice(0, index), ...events, ...round.slice(index + count)];
}

describe('an entry of the ledger', () => {
  it('opens filled in, and is corrected in its place', async () => {
    const page = await open(finger);
    await page.tap(page.row(2));
    expect(isPressed(page.row(2))).to.be.true;
    expect(isPressed(page.fan(2))).to.be.true;
    expect(page.says).to.equal('Chen wins on Bo’s discard, 2 fan: 4');
    await page.tap(page.fan(3));
    expect(page.says).to.equal('Chen wins on Bo’s discard, 3 fan: 8');
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal(withEvents(1, 1, discard(1, [[2, 3]])));
    expect(page.rows[1]).to.contain('Bo → Chen 8: 3 fan: 1 × 2³ = 8');
    expect(page.balances).to.equal('+10 −12 +6 −4');
    page.expectSettled();
  });

  it('may turn out to be won by others', async () => {
    const page = await open();
    await page.tap(page.row(2));
    await page.tapSeat('Ann');
    await page.say(0);
    await page.tapButton('Record');
    // Ann has won before Dee's kong, so that she cannot pay for it.
    expect(page.element.error).to.include({ code: 'seat-out', path: '/rounds/0/events/2/from' });
    expect(page.events()).to.deep.equal(withEvents(1, 1, discard(1, [[0, 0], [2, 2]]))); // prettier-ignore
  });

  it('a kong shows what it was, and takes one tap to be another', async () => {
    const page = await open();
    await page.tap(page.row(1));
    expect(isPressed(page.button('Concealed', 'Kong'))).to.be.true;
    await page.tapButton('Added', 'Kong');
    expect(page.events()).to.deep.equal(withEvents(0, 1, added(0)));
    page.expectSettled();
  });

  it('of the empty wall opens the sheet with all three, filled in', async () => {
    const page = await open();
    await page.tap(page.row(5));
    for (const [player, answer] of [
      ['Ann', 'Ready'],
      ['Bo', 'Not ready'],
      ['Dee', 'Not ready'],
    ] as const) {
      // prettier-ignore
      expect(isPressed(page.button(answer, player)), `${player} ${answer}`).to.be.true;
    }
    expect(isPressed(page.fan(1, 'Ann’s largest hand'))).to.be.true;
    expect([4, 5, 6].map((number) => isPressed(page.row(number)))).to.deep.equal([true, true, true]);
    await page.tapButton('Pig', 'Dee');
    await page.tapButton('Record');
    expect(page.events()).to.deep.equal(withEvents(3, 3, wall, pigs(3), ready([0, 1])));
    expect(page.statuses).to.deep.equal(['ready', 'not ready', 'won 1st', 'pig']);
    page.expectSettled();
  });

  it('is left alone by Cancel, and by tapping away', async () => {
    const page = await open();
    const { record } = page.element;
    await page.tap(page.row(2));
    await page.tap(page.fan(4));
    await page.tapButton('Cancel');
    expect(page.element.record).to.equal(record);
    await page.tap(page.row(2));
    await page.tap(page.row(3));
    expect(isPressed(page.row(2))).to.be.false;
    expect(isPressed(page.button('Ann', 'Kong, from'))).to.be.true;
    expect(page.element.record).to.equal(record);
  });

  it('keeps its caption when it is corrected', async () => {
    const page = await TablePage.open();
    const note = 'Rain: two from everyone';
    const { record } = page.element;
    page.element.record = { ...record, rounds: [{ events: [{ ...concealed(0), note }] }] } as unknown as typeof record;
    await page.settled();
    expect(page.rows[0]).to.contain(note);
    await page.tap(page.row(1));
    await page.tapButton('Added', 'Kong');
    expect(page.events()).to.deep.equal([{ ...added(0), note }]);
  });

  it('is removed, and comes back by undo', async () => {
    const page = await open();
    await page.tap(page.row(1));
    await page.tapButton('Remove');
    expect(page.events()).to.deep.equal(round.slice(1));
    expect(page.balances).to.equal('+4 −6 +4 −2');
    page.expectSettled();
    await page.tapButton('Undo');
    expect(page.events()).to.deep.equal(round);
  });

  it('leaves an unfinished round when the empty wall is removed', async () => {
    const page = await open();
    await page.tap(page.row(6));
    await page.tapButton('Remove');
    expect(page.events()).to.deep.equal(round.slice(0, 3));
    expect(page.phase).to.equal('Play');
    page.expectSettled();
  });

  for (const [number, event] of [
    [1, added(3)],
    [2, selfDraw(0, 0)],
    [3, concealed(1)],
    [4, discard(3, [[0, 2]])],
  ] as const) {
    // prettier-ignore
    it(`makes room for another before entry ${number}`, async () => {
      const page = await open();
      await page.tap(page.row(number));
      await page.tapButton('Insert an entry before this one');
      expect(page.says).to.equal(`Tap what happened before entry ${number}`);
      await enter(page, event);
      expect(page.events()).to.deep.equal(withEvents(number - 1, 0, event));
      expect(page.rows).to.have.length(7);
    });
  }

  it('makes no room when inserting is cancelled', async () => {
    const page = await open();
    await page.tap(page.row(2));
    await page.tapButton('Insert an entry before this one');
    await page.tapButton('Cancel');
    expect(page.says).to.equal('Round 1 is settled');
    expect(page.events()).to.deep.equal(round);
  });
});

describe('an entry that becomes illegal', () => {
  /** Dee wins before the kong that she made as entry 3. */
  async function broken(): Promise<TablePage> {
    const page = await open();
    await page.tap(page.row(3));
    await page.tapButton('Insert an entry before this one');
    await enter(page, selfDraw(3, 1));
    return page;
  }

  const illegal = withEvents(2, 0, selfDraw(3, 1));

  it('is marked in place; the record keeps it, the settlement covers what is before', async () => {
    const page = await broken();
    const { element } = page;
    expect(page.events()).to.deep.equal(illegal);
    expect(element.error).to.include({ code: 'seat-out', path: '/rounds/0/events/3/seat' });
    expect(page.tray).to.contain(
      'Entry 4 cannot stand. Has won already and is out. Entries 4 to 7 are kept but not counted.',
    );
    expect(page.rows[3]).to.equal('4 Dee, exposed kong from Ann ⚠ Has won already and is out.');
    for (const number of [5, 6, 7]) {
      expect(page.rows[number - 1]).to.contain(`Entry ${number} waits for entry 4, not counted`);
    }
    expect(page.total('Counted so far')).to.deep.equal([3, -9, 2, 4]);
    expect(page.balances).to.equal('+3 −9 +2 +4');
    expect(page.phase).to.equal('Play');
    expect(element.settlement.rounds[0]?.balances).to.deep.equal([3, -9, 2, 4]);
    const before = await TablePage.open();
    await enter(before, ...illegal.slice(0, 3));
    expect(element.settlement).to.deep.equal(before.element.settlement);
  });

  it('is mended by its removal', async () => {
    const page = await broken();
    await page.tapButton('Correct');
    await page.tapButton('Remove');
    expect(page.events()).to.deep.equal(withEvents(2, 1, selfDraw(3, 1)));
    page.expectSettled();
  });

  it('is mended by its correction', async () => {
    const page = await broken();
    await page.tapButton('Correct');
    await page.tapSeat('Bo');
    await page.tapButton('Ann', 'Kong, from');
    expect(page.events()).to.deep.equal([...illegal.slice(0, 3), exposed(1, 0), ...illegal.slice(4)]);
    page.expectSettled();
    expect(page.phase).to.equal('Settled');
  });

  it('is mended by undo, and by mending what is before it', async () => {
    const page = await broken();
    await page.tapButton('Undo');
    expect(page.events()).to.deep.equal(round);
    page.expectSettled();
    await page.tapButton('Redo');
    expect(page.element.error?.code).to.equal('seat-out');
    await page.tap(page.row(3));
    await page.tapButton('Remove');
    expect(page.events()).to.deep.equal(round);
    page.expectSettled();
  });

  it('lets what waits behind it be removed', async () => {
    const page = await broken();
    await page.tap(page.row(6));
    expect(page.says).to.equal('Correcting entry 5');
    await page.tapButton('Remove');
    expect(page.events()).to.deep.equal(illegal.slice(0, 4));
    expect(page.element.error?.code).to.equal('seat-out');
    expect(page.tray).to.contain('It is kept but not counted.');
  });

  it('lets the round go on before it', async () => {
    const page = await broken();
    await enter(page, concealed(0));
    expect(page.events()).to.deep.equal([...illegal.slice(0, 3), concealed(0), ...illegal.slice(3)]);
    expect(page.element.error?.path).to.equal('/rounds/0/events/4/seat');
    expect(page.rows[4]).to.contain('⚠ Has won already and is out.');
  });
});

itMovesNothing();

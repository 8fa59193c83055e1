import { expect } from '@open-wc/testing';
import { focused } from '../support/accessible.js';
import { finger, Keyboard, type Hand } from '../support/hands.js';
import { added, concealed, discard, exposed, kongDiscard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';

/** A player's whole session of two rounds, and what is shown after every tap that matters. */
const hands: readonly (readonly [string, () => Hand])[] = [
  ['by keyboard alone', () => new Keyboard()],
  ['by touch alone', () => finger],
];

/** What a press costs that is counted from here. */
function counter(page: TablePage): (taps: number) => void {
  let before = page.taps;
  return (taps) => {
    expect(page.taps - before).to.equal(taps);
    before = page.taps;
  };
}

async function threeKongs(page: TablePage): Promise<void> {
  const cost = counter(page);
  expect(page.says).to.equal('Tap who won or made a kong');
  expect(page.phase).to.equal('Play');
  expect(page.statuses).to.deep.equal(['dealer', undefined, undefined, undefined]);

  await page.tapSeat('Ann');
  await page.tapButton('Concealed', 'Kong');
  cost(2);
  expect(page.balances).to.equal('+6 −2 −2 −2');
  expect(page.rows).to.deep.equal([
    '1 Ann, concealed kong Bo, Chen and Dee → Ann 2 each: rain: 2 × 1 = 2 E +6 S −2 W −2 N −2',
  ]);

  await page.tapSeat('Chen');
  await page.tapButton('Added', 'Kong');
  cost(2);
  expect(page.balances).to.equal('+5 −3 +1 −3');
  expect(page.rows[1]).to.equal(
    '2 Chen, added kong Ann, Bo and Dee → Chen 1 each: wind: 1 × 1 = 1 E −1 S −1 W +3 N −1',
  );

  await page.tapSeat('Bo');
  await page.tapButton('Dee', 'Kong, from');
  cost(2);
  expect(page.balances).to.equal('+5 −1 +1 −5');
  expect(page.rows[2]).to.equal(
    '3 Bo, exposed kong from Dee Dee → Bo 2: exposed kong, the discarder alone: 2 × 1 = 2 E 0 S +2 W 0 N −2',
  );
  expect(page.tray, 'the last entry').to.contain('Bo, exposed kong from Dee');
  page.expectSettled();
}

async function twoWinnersAfterAKong(page: TablePage): Promise<void> {
  const cost = counter(page);
  await page.tapSeat('Ann');
  await page.tapButton('Bo, right after the kong', 'Win');
  await page.say(2);
  expect(page.says).to.equal('Ann wins on Bo’s discard right after a kong, 2 fan: 4 + 2 kong transfer');
  expect(page.plaques.map(({ was, balance }) => [was, balance])).to.deep.equal([
    ['+5', '+11'],
    ['−1', '−7'],
    [undefined, '+1'],
    [undefined, '−5'],
  ]);
  expect(page.events()).to.have.length(3);

  await page.tapSeat('Dee');
  await page.say(1);
  expect(page.says).to.equal('Ann 4 + 1 kong transfer, Dee 2 + 1 kong transfer');
  expect(page.plaques.map(({ pressed }) => pressed)).to.deep.equal([true, false, false, true]);
  await page.tapButton('Record');
  cost(4 + 2);
  expect(page.balances).to.equal('+10 −9 +1 −2');
  // Dee sits nearer after Bo.
  expect(page.statuses).to.deep.equal(['won 2nd', undefined, undefined, 'won 1st']);
  expect(page.plaques.map(({ dimmed }) => dimmed)).to.deep.equal([true, false, false, true]);
  expect(page.rows[3]).to.equal(
    '4 Ann and Dee win on Bo’s discard right after a kong, Ann 2 fan, Dee 1 fan' +
      ' Bo → Ann 4: 2 fan: 1 × 2² = 4 Bo → Dee 2: 1 fan: 1 × 2¹ = 2' +
      ' Bo → Ann and Dee 1 each: money of the kong, entry 3: 2 ÷ 2 = 1 E +5 S −8 W 0 N +3',
  );
  expect(page.phase).to.equal('Play');
  page.expectSettled();
}

async function emptyWall(page: TablePage): Promise<void> {
  const cost = counter(page);
  await page.tapButton('Wall empty');
  expect(page.hasPart('Ann'), 'a winner is not asked').to.be.false;
  await page.tapButton('Pig', 'Bo');
  await page.tapButton('Not ready', 'Chen');
  expect(page.says).to.equal('flower pig 16, kong refund 1 + 1 + 1');
  expect(page.events()).to.have.length(4);
  await page.tapButton('Record');
  cost(4);
  expect(page.balances).to.equal('+11 −24 +14 −1');
  expect(page.statuses).to.deep.equal(['won 2nd', 'pig', 'not ready', 'won 1st']);
  expect(page.rows.slice(4)).to.deep.equal([
    '5 Wall empty, Bo and Chen are checked',
    '6 Bo is a flower pig Bo → Chen 16: flower pig, the cap: 1 × 2⁴ = 16 E 0 S −16 W +16 N 0',
    '7 Nobody is ready Chen → Ann, Bo and Dee 1 each: kong refund, entry 2: 1 × 1 = 1 E +1 S +1 W −3 N +1',
  ]);
  expect(page.total('This round')).to.deep.equal([11, -24, 14, -1]);
  expect(page.phase).to.equal('Settled');
  expect(page.says).to.equal('Round 1 is settled');
  expect(page.tray).to.match(/Ann \+11 Bo −24 Chen \+14 Dee −1/);
  expect(page.tray).to.match(/11 − ?24 \+ 14 − ?1 = 0/);
  expect(page.plaques.every(({ dimmed }) => dimmed)).to.be.true;
  page.expectSettled();
}

async function secondRound(page: TablePage): Promise<void> {
  const cost = counter(page);
  await page.tapButton('Next round: Bo deals');
  cost(1);
  expect(page.roundTitle).to.equal('Round 2');
  expect(page.balances).to.equal('0 0 0 0');
  expect(page.statuses).to.deep.equal([undefined, 'dealer', undefined, undefined]);

  await page.tapSeat('Dee');
  await page.tapButton('Self-draw', 'Win');
  await page.say(1);
  expect(page.says).to.equal('Dee wins self-drawn, 1 fan: 3 each, 9 in all');
  await page.tapButton('Record');
  cost(4);
  expect(page.balances).to.equal('−3 −3 −3 +9');

  await page.tapButton('Wall empty');
  await page.tapButton('Ready', 'Ann');
  await page.tap(page.fan(2, 'Ann’s largest hand'));
  await page.tapButton('Not ready', 'Bo');
  await page.tapButton('Pig', 'Chen');
  expect(page.says).to.equal('flower pig 16 + 16, not ready 4');
  await page.tapButton('Record');
  cost(6);
  expect(page.statuses).to.deep.equal(['ready', 'not ready', 'pig', 'won 1st']);
  expect(page.balances).to.equal('+17 +9 −35 +9');
  expect(page.rows.at(-1)).to.equal(
    '4 Ann is ready for 2 fan, Bo is not Bo → Ann 4: not ready, 2 fan: 1 × 2² = 4 E +4 S −4 W 0 N 0',
  );
  expect(page.total('Session')).to.deep.equal([28, -15, -21, 8]);
  expect(page.hasButton('Next round: Dee deals')).to.be.true;
  page.expectSettled();
}

for (const [how, hand] of hands) {
  describe(`a session ${how}`, () => {
    it('is entered, shown and settled as the rules say', async () => {
      const page = await TablePage.open(hand());
      await threeKongs(page);
      await twoWinnersAfterAKong(page);
      await emptyWall(page);
      await secondRound(page);
      expect(page.element.record.rounds.map(({ events }) => events)).to.deep.equal([
        [
          ...[concealed(0), added(2), exposed(1, 3)],
          discard(1, [[0, 2], [3, 1]], kongDiscard), // prettier-ignore
          ...[wall, pigs(1), ready()],
        ],
        [selfDraw(3, 1), wall, pigs(2), ready([0, 2])],
      ]);
      if (page.hand instanceof Keyboard) {
        expect(page.root.contains(focused()), 'focus stays in the element').to.be.true;
        expect(page.hand.obscured, 'focused, but covered').to.deep.equal([]);
      }
    }).timeout(120_000);
  });
}

itMovesNothing();

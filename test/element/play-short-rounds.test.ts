import { expect } from '@open-wc/testing';
import { focused, isPressed } from '../support/accessible.js';
import { finger, Keyboard, type Hand } from '../support/hands.js';
import * as ims from '../support/ims.js';
import { expectShown, openRound } from '../support/settled-rounds.js';
import { wall } from '../support/sichuan.js';
import { itMovesNothing, type TablePage } from '../support/table-page.js';
import * as wenzhou from '../support/wenzhou.js';

/* Whole rounds of the rulesets in which one win ends a round, by one way of pressing alone, each press counted. */

const hands: readonly (readonly [string, () => Hand])[] = [
  ['by keyboard alone', () => new Keyboard()],
  ['by touch alone', () => finger],
];

/** What has been pressed since the last time it was asked. */
function counter(page: TablePage): () => number {
  let before = page.taps;
  return () => {
    const pressed = page.taps - before;
    before = page.taps;
    return pressed;
  };
}

/** Nothing else was focused, and what was could be seen. */
function expectInSight({ hand, root }: TablePage): void {
  if (!(hand instanceof Keyboard)) return;
  expect(root.contains(focused()), 'focus stays in the element').to.be.true;
  expect(hand.obscured, 'focused, but covered').to.deep.equal([]);
}

for (const [how, hand] of hands) {
  describe(`a game of wenzhou ${how}`, () => {
    it('is entered, shown and corrected', async () => {
      const page = await wenzhou.openWenzhou({}, hand());
      const pressed = counter(page);
      await wenzhou.enter(page, wenzhou.won(0, 'without-joker', { lastTile: true }));
      expect(pressed()).to.equal(4);
      expectShown(page, 0, [24, -8, -8, -8]);

      await wenzhou.nextRound(page, 0);
      expect(page.statuses[0]).to.equal('Leader ×4');
      await page.tapButton('Wall empty');
      await wenzhou.nextRound(page, 0);
      expect(pressed()).to.equal(3);
      await wenzhou.enterWin(page, 2, 'three-jokers');
      expect(pressed()).to.equal(3);
      expectShown(page, 2, [-8, -4, 16, -4]);

      // Not the wall: Dee had won it.
      await openRound(page, 2);
      await page.tap(page.row(1));
      await wenzhou.enterWin(page, 3, 'eight-pairs');
      expect(pressed(), 'the panel, the round, the entry, and the win').to.equal(3 + 3);
      expectShown(page, 1, [-6, -3, -3, 12]);
      expect(wenzhou.leaders(page)).to.equal('0.0 0.1 1.0');
      await page.tapButton('Latest round');
      expect(page.statuses).to.deep.equal([undefined, 'Leader ×2', 'won', undefined]);
      expectShown(page, 2, [-4, -8, 16, -4]);
      expect(page.total('Session')).to.deep.equal([14, -19, 5, 0]);
      expect(page.element.record.rounds.map(({ events }) => events[0])).to.deep.equal([
        wenzhou.won(0, 'without-joker', { lastTile: true }),
        wenzhou.won(3, 'eight-pairs'),
        wenzhou.won(2, 'three-jokers'),
      ]);
      expectInSight(page);
    }).timeout(120_000);
  });

  describe(`a session of ims ${how}`, () => {
    it('is entered, shown and corrected', async () => {
      const page = await ims.openIms({}, hand());
      const pressed = counter(page);
      await ims.enterWin(page, 3, null, 5);
      expect(pressed()).to.equal(4);
      expectShown(page, 0, [-32, -32, -32, 96]);

      await page.tapButton('Next round: Bo deals');
      await page.tapButton('Wall empty');
      await page.tapButton('Next round: Bo deals');
      expect(pressed()).to.equal(3);

      const liable = { rule: 'three-dragons', seat: 0 } as const;
      const dragons = { seat: 2, fan: 9, concealedKongs: 1, flowers: 1, liable };
      await ims.enter(page, ims.win(3, dragons, { seat: 1, fan: 1 }));
      // More is opened and closed; the second winner is tapped after the lists are.
      expect(pressed()).to.equal(3 + 2 + 2 + 1);
      // Chen: 9 + 0.5 fan, 110 by Ann; Bo deals: 4 × 1.5.
      expectShown(page, 2, [-110, 6, 110, -6]);
      expect(page.events()).to.deep.equal([ims.win(3, { seat: 1, fan: 1 }, dragons)]);
      expect(page.hasButton('Next round: Bo deals')).to.be.true;

      await page.tap(page.row(1));
      await page.tapSeat('Chen');
      expect(isPressed(page.fan(9))).to.be.true;
      await ims.sayMore(page, { Liable: 'none' });
      await page.tap(page.fan(11));
      await page.tapButton('Record');
      // 11 + 0.5 fan: 130.
      expectShown(page, 2, [0, 6, 130, -136]);
      expect(page.total('Session')).to.deep.equal([-32, -26, 98, -40]);
      expect(page.element.record.rounds[1]!.events).to.deep.equal([wall]);
      expectInSight(page);
    }).timeout(120_000);
  });
}

itMovesNothing();

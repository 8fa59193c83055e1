import { expect } from '@open-wc/testing';
import { clipped, misplaced, overflowing, shortened, tooSmall } from '../support/geometry.js';
import { click } from '../support/hands.js';
import { begin, sayMore } from '../support/ims.js';
import { TablePage } from '../support/table-page.js';
import { chipOf, play } from '../support/wenzhou.js';

const checks = { overflowing, clipped, misplaced, tooSmall };

/** What is wrong with the layout now. */
function faultsOf({ element }: TablePage, when: string): string[] {
  return Object.entries(checks).flatMap(([what, check]) => check(element).map((fault) => `${when}: ${what}: ${fault}`));
}

function openWenzhou(width: number, attributes: Record<string, string> = {}): Promise<TablePage> {
  return TablePage.open(click, { ruleset: 'wenzhou', ...attributes }, width);
}

function openIms(width: number): Promise<TablePage> {
  return TablePage.open(click, { ruleset: 'ims' }, width);
}

describe('in tight places', () => {
  for (const width of [280, 360, 640, 1200]) {
    it(`wenzhou fits ${width} pixels`, async () => {
      // As dear as it gets: Ann has won three times and loses at ×9 to a doubled hand.
      const page = await openWenzhou(width, { coefficients: '3/5/7/9', 'losing-leader': 'streak' });
      await play(page, 0, 0, 0);
      const faults = faultsOf(page, 'settled');
      await page.tapButton(/^Next round/);
      faults.push(...faultsOf(page, 'idle'));
      await page.tapSeat('Bo');
      await page.tapButton('Last tile ×2', 'Hand');
      faults.push(...faultsOf(page, 'a hand asked'));
      await page.tap(chipOf(page, 'three-jokers'));
      faults.push(...faultsOf(page, 'a hand said'));
      await page.tapButton('Record');
      faults.push(...faultsOf(page, 'the Leader has lost'));
      await page.tap(page.row(1));
      faults.push(...faultsOf(page, 'correcting'));
      expect(faults.join('\n')).to.equal('');
    });

    it(`ims fits ${width} pixels`, async () => {
      const page = await openIms(width);
      await begin(page, 0, 2);
      const faults = faultsOf(page, 'fan asked');
      await page.say(6);
      faults.push(...faultsOf(page, 'a half to be paid'));
      await page.say(13);
      faults.push(...faultsOf(page, 'fan said'));
      await sayMore(page, { Flowers: '8', 'Concealed kongs': '1', Liable: 'third dragon discarded, Chen' });
      await page.tapButton('More');
      faults.push(...faultsOf(page, 'More'));
      await page.tapButton('More');
      await page.tapSeat('Bo');
      await page.say(10);
      faults.push(...faultsOf(page, 'two winners'));
      await page.tapButton('Record');
      faults.push(...faultsOf(page, 'settled'));
      await page.tap(page.row(1));
      faults.push(...faultsOf(page, 'correcting'));
      await page.tapSeat('Ann');
      await page.say(6);
      await page.tapButton('Record');
      faults.push(...faultsOf(page, 'settled with a half'));
      await page.tapButton(/^Next round/);
      await page.tapButton('Wall empty');
      await page.tap(page.row(1));
      faults.push(...faultsOf(page, 'correcting an empty wall'));
      expect(faults.join('\n')).to.equal('');
    });

    it(`the tray of ims is as high in every step in ${width} pixels`, async () => {
      const page = await openIms(width);
      const heights = new Set<number>();
      const see = () => heights.add(page.part('Entry').getBoundingClientRect().height);
      see();
      await page.tapSeat('Ann');
      see();
      await page.tapButton('Self-draw', 'Win');
      see();
      await page.tapButton('More');
      see();
      await page.tapButton('More');
      await page.say(3);
      see();
      await page.tapButton('Record');
      see();
      expect([...heights]).to.have.length(1);
    });
  }

  it('the Leader’s coefficient is read in full on each plaque, and on the rail', async () => {
    const page = await openWenzhou(280);
    const faults: string[] = [];
    for (const winner of [1, 2, 3, 0]) {
      faults.push(...shortened(page.part('Table')).map((fault) => `before: ${fault}`));
      await play(page, winner);
      faults.push(...shortened(page.part('Table')).map((fault) => `after: ${fault}`));
      await page.tapButton(/^Next round/);
    }
    expect(faults.join('\n')).to.equal('');
  });

  it('the chips are read in full', async () => {
    const page = await openWenzhou(360);
    await page.tapSeat('Bo');
    const faults = shortened(page.part('Hand'));
    const other = await openIms(360);
    await begin(other, 0, 2);
    faults.push(...shortened(other.part('Fan')));
    expect(faults.join('\n')).to.equal('');
  });
});

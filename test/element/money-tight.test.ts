import { expect } from '@open-wc/testing';
import type { MahjongSettler } from '../../src/index.js';
import { clipped, misplaced, overflowing, shortened, tooSmall } from '../support/geometry.js';
import { drawn, mount, open, part, place, press } from '../support/mounted.js';
import { dues, openSettleUp } from '../support/money.js';
import { added, concealed, discard, exposed, recordOf, selfDraw } from '../support/sichuan.js';

const checks = { overflowing, clipped, misplaced, tooSmall };

function faultsOf(host: MahjongSettler, when: string): string[] {
  return Object.entries(checks).flatMap(([what, check]) => check(host).map((fault) => `${when}: ${what}: ${fault}`));
}

/** What is not read in full of the plaques' money. */
function amounts(host: MahjongSettler): string[] {
  return shortened(part(host, 'Table')).filter((fault) => /\.\d|¥/.test(fault));
}

/** Every pair of neighbours has paid, in both directions where that is possible. */
const busy = [exposed(0, 1), exposed(1, 2), exposed(2, 3), exposed(3, 0), added(1), concealed(2), discard(3, [[0, 4]])];
const settled = { events: [discard(3, [[0, 1]]), discard(3, [[1, 1]]), discard(3, [[2, 1]])] };

const tables: readonly (readonly [what: string, money: readonly [string, string], base: number])[] = [
  ['cents', ['0.10', 'EUR'], 1],
  ['large sums', ['1000', 'JPY'], 5],
  ['a long code', ['0.25', 'KWD'], 5],
  ['more digits than a number holds', ['0.1234567890123456789', 'EUR'], 1],
];

describe('money in tight places', () => {
  for (const width of [280, 360, 640, 1200]) {
    for (const [what, [pointValue, currency], base] of tables) {
      it(`${what} fit ${width} pixels`, async () => {
        const properties = {
          players: ['Ann', 'Bo', 'Maximilian', 'Dee'],
          pointValue,
          currency,
          record: recordOf([settled, { events: busy }], { base }),
        };
        const host = await mount({}, { properties, width });
        const faults = faultsOf(host, 'entered');
        await press(host, /Bo/, 'Table');
        await press(host, 'Self-draw', 'Win');
        await press(host, /^4/, 'Fan');
        faults.push(...faultsOf(host, 'drafted'));
        if (pointValue.length < 9) faults.push(...amounts(host).map((fault) => `shortened: ${fault}`));
        await press(host, 'Record');
        await open(host, 2);
        faults.push(...faultsOf(host, 'corrected'));
        await press(host, 'Cancel');
        await openSettleUp(host);
        faults.push(...overflowing(host).map((fault) => `settle-up: ${fault}`));
        expect(dues(host)).to.have.lengthOf(4);
        expect(faults.join('\n')).to.equal('');
      });
    }
  }

  it('no plaque moves or grows when a tag comes or goes', async () => {
    const properties = { pointValue: '0.10', currency: 'EUR', record: recordOf([{ events: [concealed(0)] }]) };
    const host = await mount({}, { properties, width: 360 });
    const boxes = () =>
      [...host.shadowRoot!.querySelectorAll('[part=seat]')].map((seat) => {
        const { left, top, width, height } = seat.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      });
    const before = boxes();
    host.record = recordOf([{ events: [concealed(0), selfDraw(1, 1), selfDraw(2, 1), selfDraw(3, 1)] }]);
    await drawn(host);
    expect(boxes()).to.deep.equal(before);
  });
});

for (const [width, scheme] of [
  [280, 'light'],
  [360, 'dark'],
  [640, 'light'],
  [1200, 'dark'],
] as const) {
  const at = (money: object) => {
    const parent = place();
    parent.style.width = `${width}px`;
    parent.style.colorScheme = scheme;
    return mount(
      {},
      { parent, properties: { record: { ...recordOf([{ events: [concealed(1), exposed(2, 3)] }]), ...money } } },
    );
  };
  const yen = { money: { pointValue: '0.3', currency: 'JPY' } };

  describe(`axe finds nothing at ${width} pixels, ${scheme}`, () => {
    it('on the table', async () => {
      await expect(await at(yen)).to.be.accessible();
    });

    for (const [what, money] of [
      ['in points', {}],
      ['in money', yen],
    ] as const) {
      // prettier-ignore
      it(`in the settle-up ${what}`, async () => {
        const host = await at(money);
        await openSettleUp(host);
        await expect(host).to.be.accessible();
      });
    }
  });
}

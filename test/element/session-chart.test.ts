import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import type { MahjongRecord, RoundEvent } from '../../src/engine/index.js';
import { allOf, nameOf, oneOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { overflowing } from '../support/geometry.js';
import { mount, openPanel } from '../support/mounted.js';
import { backToSession, openStart, tableOf } from '../support/session-panels.js';
import { concealed, discard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { TablePage } from '../support/table-page.js';

const rounds = [
  [discard(1, [[0, 1], [3, 2]]), selfDraw(2, 0)], // prettier-ignore
  [concealed(2), selfDraw(0, 3), wall, pigs(1), ready([2, 2])],
  [concealed(3), wall, pigs(), ready([0, 0])],
];

const casts = {
  short: ['Ann', 'Bo', 'Chen', 'Dee'],
  long: [
    'Wolfeschlegelsteinhausen',
    'Constantinopolitanus the Elder',
    '東風太郎左衛門之助',
    '상관없는긴이름을가진사람',
  ],
};

/** Some rounds, over and over. */
function record(count: number, players = casts.short, base = 1): MahjongRecord {
  const events = (index: number) => rounds[index % rounds.length] as readonly RoundEvent[];
  return {
    format: 'mahjong-settler',
    version: 1,
    ruleset: 'sichuan',
    options: { base },
    players,
    rounds: Array.from({ length: count }, (_, index) => ({ events: events(index) })),
  };
}

async function open(given: MahjongRecord, width = 360): Promise<TablePage> {
  const page = await TablePage.open(undefined, {}, width);
  page.element.record = given;
  await page.settled();
  await page.openPanel('Session');
  await eventually(() => allOf(page.root, 'img', /^Running totals/).length > 0, 'the chart comes');
  return page;
}

function chart(page: TablePage): HTMLElement {
  return oneOf(page.root, 'img', /^Running totals/);
}

describe('the chart of running totals', () => {
  it('comes once something has been paid, without moving anything', async () => {
    const page = await TablePage.open();
    await page.openPanel('Session');
    expect(allOf(page.root, 'img')).to.be.empty;
    await page.closePanel();
    await enter(page, concealed(1));
    await page.tapButton('Session');
    const first = () => oneOf(page.part('Session'), 'button', /^1 /).getBoundingClientRect().top;
    await eventually(
      () => page.hasPart('Session') && allOf(page.part('Session'), 'button', /^1 /).length > 0,
      'rounds',
    );
    const before = first();
    await eventually(() => allOf(page.root, 'img').length > 0, 'the chart comes');
    await page.settled();
    expect(first()).to.be.closeTo(before, 0.5);
    expect(nameOf(chart(page))).to.equal('Running totals, 1 round: Ann −2, Bo +6, Chen −2, Dee −2');
  });

  it('has a table that says the same as the settlement', async () => {
    const page = await open(record(7));
    const { head, rows } = await tableOf(page);
    const { settlement } = page.element;
    expect(head).to.deep.equal(['Round', 'E Ann', 'S Bo', 'W Chen', 'N Dee']);
    const sums = [0, 0, 0, 0];
    const expected = settlement.rounds.map(({ balances }, index) => [
      index + 1,
      ...balances.map((points, seat) => (sums[seat]! += points)),
    ]);
    expect(rows).to.deep.equal(expected);
    expect(rows.at(-1)!.slice(1)).to.deep.equal(settlement.balances);
  });

  it('draws each line through those numbers', async () => {
    const page = await open(record(7));
    const { rows } = await tableOf(page);
    const [low, high] = chart(page).querySelectorAll('line.grid, line.level');
    expect(low && high).to.exist;
    const levels = [...chart(page).querySelectorAll<SVGLineElement>('.lines > line')].map(
      (line) => line.getBoundingClientRect().top,
    );
    const ticks = [...chart(page).querySelectorAll('.scale > span')].map((tick) =>
      Number(tick.textContent.replace('−', '-')),
    );
    // The lowest tick is drawn first, and written last.
    const [bottom, top] = [levels[0]!, levels.at(-1)!];
    const [least, most] = [ticks.at(-1)!, ticks[0]!];
    const lines = [...chart(page).querySelectorAll<SVGPolylineElement>('polyline')];
    expect(lines).to.have.length(4);
    for (const [seat, line] of lines.entries()) {
      const matrix = line.getScreenCTM()!;
      const drawn = Array.from(line.points, (point) => point.matrixTransform(matrix).y);
      const wanted = [0, ...rows.map((row) => row[seat + 1]!)].map(
        (points) => bottom + ((points - least) / (most - least)) * (top - bottom),
      );
      expect(drawn.length).to.equal(wanted.length);
      for (const [index, y] of drawn.entries()) expect(y).to.be.closeTo(wanted[index]!, 1);
    }
  });

  it('tells the lines apart without colour', async () => {
    const page = await open(record(7));
    const groups = [0, 1, 2, 3].map((seat) => chart(page).querySelector(`.lines .line${seat}`)!);
    const looks = groups.map((group) => {
      const { strokeDasharray, strokeWidth } = getComputedStyle(group.querySelector('polyline')!);
      return [strokeDasharray, strokeWidth, group.querySelector('.mark')!.getAttribute('d')].join();
    });
    expect(new Set(looks).size).to.equal(4);
    const shapes = groups.map((group) => group.querySelector('.mark')!.getAttribute('d'));
    expect(new Set(shapes).size).to.equal(4);
    const labels = [0, 1, 2, 3].map((seat) => chart(page).querySelector(`.ends .line${seat}`)!);
    expect(labels.map((label) => label.querySelector('.mark')!.getAttribute('d'))).to.deep.equal(shapes);
  });

  it('follows what is changed', async () => {
    const page = await open(record(3));
    page.isWatched = false;
    const before = nameOf(chart(page));
    await openStart(page, 2);
    await page.tapButton('Remove this round');
    await page.settled();
    expect(nameOf(chart(page))).not.to.equal(before);
    expect(nameOf(chart(page))).to.match(/^Running totals, 2 rounds: /);
    expect((await tableOf(page)).rows.at(-1)!.slice(1)).to.deep.equal(page.element.settlement.balances);
    await openStart(page, 1);
    await page.tapButton('Undo', 'Round 1');
    await backToSession(page);
    expect(nameOf(chart(page))).to.equal(before);
  });

  for (const width of [280, 360, 640, 1200]) {
    it(`has room for its labels in ${width} pixels, whatever the names and sums`, async () => {
      for (const given of [record(2), record(40), record(16, casts.long, 1_000_000)]) {
        const page = await open(given, width);
        const labels = [...chart(page).querySelectorAll('.end')].map((label) => label.getBoundingClientRect());
        expect(labels).to.have.length(4);
        labels.sort((a, b) => a.top - b.top);
        for (const [index, label] of labels.entries()) {
          expect(label.right).to.be.at.most(page.element.getBoundingClientRect().right);
          if (index > 0) expect(label.top - labels[index - 1]!.top).to.be.greaterThan(14);
        }
        for (const number of chart(page).querySelectorAll('.end b')) {
          expect(number.getBoundingClientRect().right).to.be.at.most(
            number.parentElement!.getBoundingClientRect().right + 0.5,
          );
        }
        const numbers = [...chart(page).querySelectorAll('.lines text')].map((text) => text.getBoundingClientRect());
        for (const [index, box] of numbers.entries()) {
          if (index > 0) expect(box.left).to.be.greaterThan(numbers[index - 1]!.right);
        }
        expect(overflowing(page.element).join('\n')).to.equal('');
        page.element.remove();
      }
    }).timeout(60_000);
  }

  for (const scheme of ['light', 'dark']) {
    it(`pleases axe, its table too, ${scheme}`, async () => {
      const host = await mount({}, { width: 360, properties: { record: record(4, casts.long) } });
      host.parentElement!.style.colorScheme = scheme;
      await openPanel(host, 'Session');
      await eventually(() => allOf(host.shadowRoot!, 'img').length > 0, 'the chart comes');
      await expect(host).to.be.accessible();
      oneOf(host.shadowRoot!, 'disclosure').click();
      await expect(host).to.be.accessible();
      expect(host.shadowRoot!.querySelectorAll('[style]')).to.be.empty;
    }).timeout(60_000);
  }
});

import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import { sendKeys } from '@web/test-runner-commands';
import { rulesets } from '../../src/engine/index.js';
import { scoreTables } from '../../src/engine/tables.js';
import { allOf, focused, isDimmed, textOf } from '../support/accessible.js';
import { Keyboard, type Hand } from '../support/hands.js';
import { win } from '../support/ims.js';
import { discard } from '../support/sichuan.js';
import { TablePage } from '../support/table-page.js';
import { won } from '../support/wenzhou.js';

const title = 'Rules and tables';

interface Opening {
  readonly hand?: Hand;
  readonly width?: number;
  readonly from?: 'Session' | 'House rules';
  readonly options?: Readonly<Record<string, string>>;
}

/** The panel of a ruleset, after a round of these events. */
async function open(ruleset: string, events: readonly object[], opening: Opening = {}): Promise<TablePage> {
  const { hand, width, from = 'House rules', options } = opening;
  const page = await TablePage.open(hand, { ruleset, ...options }, width);
  page.isWatched = false;
  Object.assign(page.element, { record: { format: 'mahjong-settler', version: 1, ruleset, rounds: [{ events }] } });
  await page.settled();
  await page.openPanel(from);
  await page.tapButton(title);
  await eventually(() => page.hasPart(title), 'the panel opens');
  await page.settled();
  return page;
}

function tables(page: TablePage): HTMLTableElement[] {
  return [...page.part(title).querySelectorAll('table')];
}

/** The numbers in a table, row by row. */
function cells(table: HTMLTableElement): string[] {
  const rows = [...table.rows].map((row) => [...row.cells].filter(({ tagName }) => tagName === 'TD').map(textOf));
  return rows.map((row) => row.join(' ').trim()).filter(Boolean);
}

/** Rows of which one is current, and the current cells in them. */
function marked(page: TablePage): string[] {
  const rows = [...page.part(title).querySelectorAll('tr[aria-current=true]')];
  return rows.map((row) =>
    [row.querySelector('th')!, ...row.querySelectorAll('[aria-current=true]')].map(textOf).join(' '),
  );
}

/** What is said of a rule. */
function ruleOf(page: TablePage, heading: string): HTMLElement {
  const found = allOf(page.part(title), 'heading', heading);
  expect(found, heading).to.have.length(1);
  return found[0]!.closest('li')!;
}

describe('the panel of rules and tables', () => {
  for (const [id, options, count] of [
    ['sichuan', {}, 1],
    ['sichuan', { base: '1000', 'fan-cap': '6', 'self-draw-bonus': 'fan' }, 1],
    ['wenzhou', {}, 2],
    ['wenzhou', { coefficients: '3/5/7/9', 'losing-leader': 'streak' }, 2],
    ['ims', {}, 1],
  ] as const) {
    it(`shows the tables of ${id} with ${JSON.stringify(options)}, as the ruleset computes them`, async () => {
      const page = await open(id, [], { options });
      const expected = scoreTables(rulesets.get(id)!, page.element.settlement.options);
      expect(expected).to.have.length(count);
      const written = (value: unknown) => new Intl.NumberFormat('en').format(Number(value));
      const numbers = expected.map((table) => table.cells.map((row) => row.map(written).join(' ')));
      expect(tables(page).map(cells)).to.deep.equal(numbers);
      expect(marked(page)).to.be.empty;
    });
  }

  it('marks the step of the score table that the last win reached', async () => {
    const page = await open('ims', [win(null, { seat: 1, fan: 3, revealedKongs: 2 })]);
    expect(marked(page)).to.deep.equal(['3.5 fan 12']);
    expect(textOf(page.part(title))).to.contain('Marked: the last win of this round.');
  });

  it('marks a step for each winner, and the step alone where somebody is liable', async () => {
    const liable = { rule: 'three-dragons', seat: 3 };
    const page = await open('ims', [win(2, { seat: 0, fan: 8 }, { seat: 1, fan: 5, liable })]);
    expect(marked(page)).to.deep.equal(['5 fan', '8 fan 142.5']);
  });

  it('marks what each pays in the table that is in force', async () => {
    const page = await open('wenzhou', [won(1, 'eight-pairs')], { options: { coefficients: '3/5/7/9' } });
    expect(marked(page)).to.deep.equal(['eight pairs without a joker 3 9']);
  });

  it('opens from the session as well, and for those who may only look', async () => {
    const page = await open('sichuan', [discard(0, [[1, 7]])], { from: 'Session', options: { readonly: '' } });
    expect(marked(page)).to.deep.equal(['4 fan or more, the cap 16']);
  });

  it('tells of each rule its source, the value in force and the other readings', async () => {
    const page = await open('sichuan', [], { options: { 'kong-transfer': 'payers', base: '25' } });
    const transfer = ruleOf(page, 'Kong transfer (呼叫转移)');
    expect(textOf(transfer)).to.contain('In force: The kong’s money goes back to those who paid it. (MIL SBR; Novikov');
    expect(textOf(transfer)).to.contain('Source: House page');
    const details = transfer.querySelector('details')!;
    expect(details.open).to.be.false;
    await page.tap(details.querySelector('summary')!);
    expect(details.open).to.be.true;
    expect(allOf(details, 'listitem').map(textOf)).to.deep.equal([
      'The kong’s money goes to the winner. (House page; most apps)',
      'The kong’s maker keeps the money. (house rule)',
    ]);
    expect(textOf(ruleOf(page, 'The base'))).to.contain('In force: 25');
  });

  it('explains every work that it cites', async () => {
    const page = await open('wenzhou', []);
    const works = [...page.part(title).querySelectorAll('dt')].map(textOf);
    expect(works).to.deep.equal(['Order', 'MIL WZ']);
  });
});

describe('the tables in a tight place', () => {
  it('scroll within themselves, by keyboard too', async () => {
    const page = await open('wenzhou', [won(0)], { width: 280 });
    const region = page.part(title).querySelector<HTMLElement>('[role=region]')!;
    expect(region.getAttribute('aria-label')).to.equal('Annexe I, Leader’s coefficients 2/4/6/8');
    expect(region.scrollWidth).to.be.above(region.clientWidth);
    const { left, right } = page.element.getBoundingClientRect();
    expect(region.getBoundingClientRect().right).to.be.at.most(right);
    for (const one of page.part(title).querySelectorAll('h2, h3, h4, p, summary')) {
      const box = one.getBoundingClientRect();
      expect(box.left, textOf(one)).to.be.at.least(left);
      expect(box.right, textOf(one)).to.be.at.most(right);
    }
    region.focus();
    expect(focused()).to.equal(region);
    await sendKeys({ press: 'ArrowRight' });
    await eventually(() => region.scrollLeft > 0, 'it scrolls');
    const [first] = region.querySelectorAll('[scope=row]');
    expect(first!.getBoundingClientRect().left, 'the hand stays in sight').to.equal(
      region.getBoundingClientRect().left,
    );
  });

  for (const [ruleset, events] of [
    ['sichuan', [discard(0, [[1, 2]])]],
    ['wenzhou', [won(0)]],
    ['ims', [win(0, { seat: 1, fan: 4 })]],
  ] as const) {
    for (const [width, scheme] of [
      [280, 'light'],
      [640, 'dark'],
    ] as const) {
      it(`of ${ruleset} give axe nothing to find at ${width} pixels, ${scheme}`, async () => {
        const page = await open(ruleset, events, { width });
        page.element.style.colorScheme = scheme;
        for (const details of page.part(title).querySelectorAll('details')) details.open = true;
        await page.settled();
        await expect(page.element).to.be.accessible();
      });
    }
  }
});

describe('the panel of rules by keyboard', () => {
  it('is opened, takes the focus, and gives it back when it is closed', async () => {
    const page = await open('ims', [win(0, { seat: 1, fan: 4 })], { hand: new Keyboard() });
    expect(page.part(title).contains(focused()), 'the focus is in the panel').to.be.true;
    await page.closePanel();
    expect(page.hasPart(title)).to.be.false;
    const at = focused();
    expect(at?.getRootNode(), 'the focus stays in the element').to.equal(page.root);
    expect(at && isDimmed(at)).to.be.false;
  });
});

import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import type { MahjongSettler } from '../../src/index.js';
import { pageAt, reloaded, settlerIn } from '../support/framed.js';
import {
  alerts,
  all,
  drawn,
  enterKong,
  enterWin,
  entries,
  nameOf,
  openPanel,
  part,
  pickFan,
  press,
  tap,
} from '../support/mounted.js';

/* Frames of one origin share their storage and are told of each other, as tabs are. */

const address = '/test/fixtures/kept.html';

async function tab(): Promise<MahjongSettler> {
  const host = await settlerIn(await pageAt(address));
  await drawn(host);
  return host;
}

const countOf = ({ record }: MahjongSettler) => record.rounds.flatMap(({ events }) => events).length;

/** Until the browser has told the other tab. */
async function toldOf(host: MahjongSettler, count: number): Promise<void> {
  await eventually(() => countOf(host) === count, `${count} entries`);
  await drawn(host);
}

const said = (host: MahjongSettler) => all(part(host, 'Entry'), '[role=status]').map(nameOf).join();

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

describe('storage: a page that is loaded again', () => {
  it('has lost nothing, and goes on', async () => {
    const page = await pageAt(address);
    const host = await settlerIn(page);
    await drawn(host);
    await enterKong(host, 'Ann');
    await enterWin(host, 'Bo', 'Dee', 3);
    const { record, settlement } = host;
    const again = await settlerIn(await reloaded(page));
    await drawn(again);
    expect(again).not.to.equal(host);
    expect(JSON.stringify(again.record)).to.equal(JSON.stringify(record));
    expect(JSON.stringify(again.settlement)).to.equal(JSON.stringify(settlement));
    expect(entries(again)).to.have.lengthOf(2);
    await enterKong(again, 'Chen');
    expect(localStorage.getItem('kept')).to.equal(JSON.stringify(again.record));
  });
});

describe('storage: a second tab', () => {
  it('opens with what the first has, and follows it', async () => {
    const first = await tab();
    await enterKong(first, 'Ann');
    const second = await tab();
    expect(countOf(second)).to.equal(1);
    await enterKong(first, 'Bo');
    await toldOf(second, 2);
    expect(entries(second)).to.have.lengthOf(2);
    expect(JSON.stringify(second.record)).to.equal(JSON.stringify(first.record));
    await enterKong(second, 'Chen');
    await toldOf(first, 3);
    expect(JSON.stringify(first.settlement)).to.equal(JSON.stringify(second.settlement));
    expect(alerts(first)).to.be.empty;
    expect(first.error).to.equal(null);
  });

  it('tells its page of no change of its own, and writes nothing', async () => {
    const [first, second] = [await tab(), await tab()];
    let changes = 0;
    let writes = 0;
    second.addEventListener('mahjong-settler-change', () => changes++);
    window.addEventListener('storage', () => writes++);
    await enterKong(first, 'Ann');
    await toldOf(second, 1);
    await enterKong(first, 'Ann');
    await toldOf(second, 2);
    await eventually(() => writes >= 2, 'this page hears both');
    await new Promise((done) => setTimeout(done, 100));
    expect(changes).to.equal(0);
    expect(writes).to.equal(2);
  });

  it('can undo what the first has entered', async () => {
    const [first, second] = [await tab(), await tab()];
    await enterKong(first, 'Ann');
    await toldOf(second, 1);
    await press(second, 'Undo');
    await toldOf(first, 0);
    await press(first, 'Undo');
    await toldOf(second, 1);
  });

  it('keeps what is half said', async () => {
    const [first, second] = [await tab(), await tab()];
    await tap(second, 'Bo');
    await press(second, 'Self-draw', 'Win');
    await pickFan(second, 2);
    await enterWin(first, 'Dee', 'Ann', 0);
    await toldOf(second, 1);
    // Dee has won meanwhile, and pays no more.
    expect(said(second)).to.contain('5');
    await press(second, 'Record');
    await toldOf(first, 2);
    expect(first.settlement.balances).to.deep.equal([-6, 10, -5, 1]);
  });

  it('lets go of it where it can be no more', async () => {
    const [first, second] = [await tab(), await tab()];
    await tap(second, 'Bo');
    await press(second, 'Self-draw', 'Win');
    await enterWin(first, 'Bo', 'Ann', 0);
    await toldOf(second, 1);
    expect(all(second, '.fans')).to.be.empty;
    expect(said(second)).to.match(/^Tap/);
  });

  it('never writes over what it has not seen: it shows that instead, and says so', async () => {
    const [first, second] = [await tab(), await tab()];
    await tap(second, 'Bo');
    // Before the browser has told the second.
    await enterKong(first, 'Ann');
    part(second, 'Kong').querySelectorAll('button')[0]!.click();
    await drawn(second);
    expect(countOf(second)).to.equal(1);
    expect(second.record.rounds[0]!.events[0]).to.include({ seat: 0 });
    expect(said(second)).to.contain('Another tab has gone on');
    expect(localStorage.getItem('kept')).to.equal(JSON.stringify(first.record));
    await press(second, 'Concealed', 'Kong');
    expect(countOf(second)).to.equal(2);
    await toldOf(first, 2);
  });

  it('says so where a panel was open, too', async () => {
    const [first, second] = [await tab(), await tab()];
    await openPanel(second, 'Session');
    await openPanel(second, 'Players');
    const input = all(second, '.players input')[0] as HTMLInputElement;
    await enterKong(first, 'Ann');
    input.value = 'Zoe';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(second);
    expect(second.record).to.deep.equal(first.record);
    expect(said(second)).to.contain('Another tab has gone on');
  });

  it('shows the round that the first has come to', async () => {
    const [first, second] = [await tab(), await tab()];
    for (const player of ['Ann', 'Bo', 'Chen']) await enterWin(first, player, 'Dee', 1);
    await press(first, /^Next/);
    await enterKong(first, 'Ann');
    await toldOf(second, 4);
    expect(nameOf(all(second, 'h2')[0]!)).to.equal('Round 2');
  });

  it('goes on where another removes what is stored', async () => {
    const host = await tab();
    await enterKong(host, 'Ann');
    localStorage.removeItem('kept');
    await new Promise((done) => setTimeout(done, 50));
    expect(countOf(host)).to.equal(1);
    await enterKong(host, 'Bo');
    expect(localStorage.getItem('kept')).to.equal(JSON.stringify(host.record));
  });

  it('is told of something foreign, and leaves it alone', async () => {
    const host = await tab();
    await enterKong(host, 'Ann');
    localStorage.setItem('kept', 'mine now');
    await eventually(() => alerts(host).length === 1);
    expect(host.error).to.include({ code: 'invalid-record', path: '' });
    await enterKong(host, 'Bo');
    expect(localStorage.getItem('kept')).to.equal('mine now');
    await press(host, 'Dismiss');
    await enterKong(host, 'Chen');
    expect(localStorage.getItem('kept')).to.equal(JSON.stringify(host.record));
    expect(countOf(host)).to.equal(3);
  });
});

import { expect } from '@open-wc/testing';
import { allOf, isDimmed, isPressed, textOf } from '../support/accessible.js';
import { enter } from '../support/enter.js';
import { click } from '../support/hands.js';
import * as ims from '../support/ims.js';
import { backToSession, expectHistory, nameField, openPlayers, rename, saysIn } from '../support/session-panels.js';
import { concealed, discard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';
import { itMovesNothing, TablePage } from '../support/table-page.js';
import { leaders, openWenzhou, play, won } from '../support/wenzhou.js';

const seated = 'They sit the other way round';
const named = 'Only their names were mixed up';

function namesOn(page: TablePage): string[] {
  return allOf(page.part('Table'), 'button').map((seat) => seat.title);
}

async function pick(page: TablePage, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.tapButton(`Swap ${name}`, 'Players');
}

/** Fills in what no test can type. */
async function fill(page: TablePage, wind: string, name: string): Promise<HTMLInputElement> {
  const field = nameField(page, wind);
  field.value = name;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await page.settled();
  return field;
}

/** The people move, the buttons beside them do not. */
async function press(page: TablePage, button: string, within: string): Promise<void> {
  page.isWatched = false;
  await page.tapButton(button, within);
  page.isWatched = true;
}

/** What a card says that would change. */
function preview(page: TablePage, card: string): string[] {
  return allOf(page.part(card), 'listitem').map(textOf);
}

describe('players', () => {
  it('are renamed at any time, by keys, in one step each', async () => {
    const page = await TablePage.open(undefined, { players: '' });
    page.element.removeAttribute('players');
    await enterKong(page);
    const before = page.element.record;
    expect(before).not.to.have.property('players');
    await openPlayers(page);
    await rename(page, 'S', 'Zoe');
    expect(page.element.record.players).to.deep.equal(['East', 'Zoe', 'West', 'North']);
    await fill(page, 'N', ' 歐陽 ');
    expect(nameField(page, 'N').value).to.equal('歐陽');
    await page.closePanel();
    expect(namesOn(page)).to.deep.equal(['East', 'Zoe', 'West', '歐陽']);
    expect(page.rows[0]).to.contain('Zoe');
    page.expectSettled();
    await page.tapButton('Undo');
    expect(namesOn(page)).to.deep.equal(['East', 'Zoe', 'West', 'North']);
    await page.tapButton('Undo');
    expect(page.element.record).to.deep.equal(before);
  });

  it('get the seats’ names back where theirs are emptied; with the last the record holds none', async () => {
    const page = await TablePage.open();
    page.element.removeAttribute('players');
    await page.settled();
    await openPlayers(page);
    await rename(page, 'E', 'Ann');
    await rename(page, 'W', 'Chen');
    await rename(page, 'E', '');
    expect(nameField(page, 'E').value).to.equal('East');
    expect(page.element.record.players).to.deep.equal(['East', 'South', 'Chen', 'North']);
    await rename(page, 'W', '  ');
    expect(nameField(page, 'W').value).to.equal('West');
    expect(page.element.record).not.to.have.property('players');
  });

  it('that the page names are renamed in the record, and go back to what the page says', async () => {
    const page = await TablePage.open();
    await openPlayers(page);
    await rename(page, 'S', 'Bea');
    expect(page.element.record.players).to.deep.equal(['Ann', 'Bea', 'Chen', 'Dee']);
    page.element.setAttribute('players', 'Una, Bo, Chen, Dee');
    await page.settled();
    expect(nameField(page, 'E').value, 'the attribute fills only what is left out').to.equal('Ann');
    await rename(page, 'S', '');
    await rename(page, 'E', '');
    expect(namesOn(page)).to.deep.equal(['Una', 'Bo', 'Chen', 'Dee']);
  });

  it('keep their names where one is refused, and it says why in place', async () => {
    const page = await TablePage.open();
    const { record } = page.element;
    await openPlayers(page);
    const field = await fill(page, 'W', 'x'.repeat(61));
    expect(allOf(page.part('Players'), 'alert').map(textOf)).to.deep.equal([
      'A name has 1 to 60 characters, none of them a control character.',
    ]);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(field.value).to.have.length(61);
    expect(page.element.record).to.equal(record);
    await expect(page.element).to.be.accessible();
    await fill(page, 'W', '文'.repeat(60));
    expect(allOf(page.part('Players'), 'alert')).to.be.empty;
    expect(page.element.record.players![2]).to.equal('文'.repeat(60));
  });

  it('stay as they are where nothing may be changed', async () => {
    const page = await TablePage.open(click, { readonly: '' });
    await openPlayers(page);
    for (const wind of ['E', 'S', 'W', 'N']) expect(nameField(page, wind).disabled).to.be.true;
    expect(allOf(page.part('Players'), 'button', /^Swap/)).to.be.empty;
  });
});

async function enterKong(page: TablePage): Promise<void> {
  await page.settled();
  await page.tapSeat('South');
  await page.tapButton('Concealed', 'Kong');
}

describe('two players who sat the wrong way round', () => {
  it('change places with all that was entered for them; everything is settled again, in one step', async () => {
    const page = await openWenzhou();
    await play(page, 3, 1, 3, 0);
    expect(leaders(page)).to.equal('0.0 1.0 1.1 2.0');
    const { record } = page.element;
    const [a, b, c, d] = page.element.settlement.balances;
    await openPlayers(page);
    expect(saysIn(page, 'Players')).to.equal('Did two sit the wrong way round? Tap ⇄ at both.');
    await pick(page, 'Bo');
    expect(saysIn(page, 'Players')).to.equal('Bo and whom? Tap ⇄ at the other.');
    await pick(page, 'Chen');
    expect(isPressed(page.button('Swap Bo'))).to.be.true;
    expect(textOf(page.part(seated))).to.contain('Dealt by somebody else: round 2, 4.');
    const told = preview(page, seated);
    await press(page, 'Swap seats', seated);

    expect(page.element.record.players).to.deep.equal(['Ann', 'Chen', 'Bo', 'Dee']);
    expect(page.element.record.rounds).to.deep.equal([3, 2, 3, 0].map((seat) => ({ events: [won(seat)] })));
    // Chen comes after Ann now, and loses the lead to Bo; then it is Dee's.
    expect(leaders(page)).to.equal('0.0 1.0 2.0 3.0');
    page.expectSettled();
    expect(saysIn(page, 'Players')).to.equal('Bo and Chen have changed places.');
    const [e, chen, bo, n] = page.element.settlement.balances;
    const signed = (points: number) => (points > 0 ? '+' : '') + String(points).replace('-', '−');
    const changes = [['Ann', a, e], ['Bo', b, bo], ['Chen', c, chen], ['Dee', d, n]] as const; // prettier-ignore
    const expected = changes.filter(([, was, is]) => was !== is);
    expect(told).to.deep.equal(expected.map(([name, was, is]) => `${name} ${signed(was)} → ${signed(is)}`));

    await press(page, 'Undo', 'Players');
    expect(page.element.record).to.deep.equal(record);
    expect(page.element.settlement.balances).to.deep.equal([a, b, c, d]);
  });

  it('keep their points where turns do not matter, and change back', async () => {
    const page = await TablePage.open();
    await enter(page, concealed(1), discard(1, [[0, 1], [3, 2]]), selfDraw(2, 0)); // prettier-ignore
    await page.tapButton(/^Next round/);
    await enter(page, wall, pigs(2), ready([1, 2]));
    const { record } = page.element;
    const [a, b, c, d] = page.element.settlement.balances;
    await openPlayers(page);
    await pick(page, 'Dee', 'Bo');
    expect(textOf(page.part(seated))).to.contain('No points change.');
    await press(page, 'Swap seats', seated);
    expect(page.element.settlement.balances).to.deep.equal([a, d, c, b]);
    expect(namesOn(page)).to.deep.equal(['Ann', 'Dee', 'Chen', 'Bo']);
    page.expectSettled();
    await pick(page, 'Bo', 'Dee');
    await press(page, 'Swap seats', seated);
    expect(page.element.record).to.deep.equal({ ...record, players: ['Ann', 'Bo', 'Chen', 'Dee'] });
    await backToSession(page);
    expectHistory(page);
  });

  it('change their names alone where these were at the wrong seats', async () => {
    const page = await TablePage.open();
    await enter(page, discard(1, [[0, 1], [3, 2]])); // prettier-ignore
    const { settlement } = page.element;
    await openPlayers(page);
    await pick(page, 'Ann', 'Bo');
    expect(preview(page, named)).to.deep.equal(['Ann +2 → −6', 'Bo −6 → +2']);
    await press(page, 'Swap names', named);
    expect(page.element.record.players).to.deep.equal(['Bo', 'Ann', 'Chen', 'Dee']);
    expect(page.element.settlement).to.deep.equal(settlement);
    page.expectSettled();
    await press(page, 'Undo', 'Players');
    expect(namesOn(page)).to.deep.equal(['Ann', 'Bo', 'Chen', 'Dee']);
  });

  it('only change seats where nobody has a name, or nothing has happened', async () => {
    const page = await TablePage.open();
    await openPlayers(page);
    await pick(page, 'Ann', 'Bo');
    expect(page.hasPart(named)).to.be.false;
    await press(page, 'Swap seats', seated);
    expect(page.element.record.players).to.deep.equal(['Bo', 'Ann', 'Chen', 'Dee']);

    const nameless = await TablePage.open();
    nameless.element.removeAttribute('players');
    await enterKong(nameless);
    await openPlayers(nameless);
    await pick(nameless, 'South', 'West');
    expect(nameless.hasPart(named)).to.be.false;
    await press(nameless, 'Swap seats', seated);
    expect(nameless.element.record).not.to.have.property('players');
    expect(nameless.events()).to.deep.equal([concealed(2)]);
  });

  it('may leave an entry that cannot stand: it is announced, and marked in place', async () => {
    const page = await ims.openIms({}, click);
    const rounds = [
      { events: [ims.win(null, { seat: 2, fan: 3, liable: { rule: 'four-chows', seat: 1 } })] },
      { events: [ims.win(0, { seat: 1, fan: 3 })] },
    ];
    page.element.record = { ...page.element.record, rounds } as typeof page.element.record;
    await page.settled();
    expect(page.element.error).to.be.null;
    await openPlayers(page);
    await pick(page, 'Bo', 'Chen');
    expect(textOf(page.part(seated))).to.contain('An entry of round 1 could not stand: it would wait to be corrected.');
    await press(page, 'Swap seats', seated);
    expect(page.element.error).to.include({ code: 'contradiction' });
    expect(page.element.record.rounds).to.have.length(2);
    await page.closePanel();
    await page.tapButton('Round 1', 'Entry');
    expect(page.rows[0]).to.contain('⚠');
    await press(page, 'Undo', 'Entry');
    expect(page.element.error).to.be.null;
  });

  it('cannot change seats where a round would stand behind the end of the game', async () => {
    const page = await openWenzhou();
    const rounds = [3, 2, 2, 2, 2, 3].map((seat) => ({ events: [won(seat)] }));
    page.element.record = { ...page.element.record, rounds } as typeof page.element.record;
    await page.settled();
    expect(leaders(page)).to.equal('0.0 1.0 2.0 2.1 2.2 2.3');
    await openPlayers(page);
    await pick(page, 'Bo', 'Chen');
    expect(textOf(page.part(seated))).to.contain('Not possible: the game would have ended before round 6.');
    expect(isDimmed(page.button('Swap seats', seated))).to.be.true;
    const { record } = page.element;
    await press(page, 'Swap seats', seated);
    expect(page.element.record).to.equal(record);
    expect(isDimmed(page.button('Swap names', named))).to.be.false;
  });

  it('are the last two that were tapped', async () => {
    const page = await TablePage.open();
    await openPlayers(page);
    await pick(page, 'Ann', 'Bo', 'Dee');
    expect(['Ann', 'Bo', 'Chen', 'Dee'].map((name) => isPressed(page.button(`Swap ${name}`)))).to.deep.equal([
      false,
      true,
      false,
      true,
    ]);
    await pick(page, 'Bo', 'Dee');
    expect(page.hasPart(seated)).to.be.false;
  });
});

itMovesNothing();

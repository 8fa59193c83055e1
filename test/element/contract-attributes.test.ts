import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import { alerts, button, buttons, drawn, entries, enterKong, errorOf, hasPart, heard, isDimmed, mount, names, openPanel, part, press, seatOf, tap } from '../support/mounted.js'; // prettier-ignore
import { concealed, recordOf, selfDraw } from '../support/sichuan.js';

const four = ['Ann', 'Bo', 'Chen', 'Dee'];
const record = recordOf([{ events: [concealed(0), selfDraw(1, 2)] }]);

describe('contract-attributes: ruleset', () => {
  it('may name the default', async () => {
    const host = await mount({ ruleset: 'sichuan' }, { properties: { record } });
    expect(host.ruleset).to.equal('sichuan');
    expect(host.error).to.equal(null);
    expect(host.record).to.deep.include({ ruleset: 'sichuan', rounds: record.rounds });
  });

  for (const name of ['riichi', '', 'Sichuan', 'constructor', '__proto__']) {
    it(`falls back on the default when it is ${JSON.stringify(name)}`, async () => {
      const host = await mount({ players: names }, { properties: { record } });
      const events = heard(host);
      host.setAttribute('ruleset', name);
      expect(errorOf(host)).to.equal('unknown-ruleset /ruleset');
      expect(host.record.ruleset).to.equal('sichuan');
      expect(host.record.rounds).to.deep.equal(record.rounds);
      await drawn(host);
      expect(alerts(host).join()).to.contain('unknown-ruleset /ruleset');
      expect(events.map(({ type }) => type)).to.deep.equal(['mahjong-settler-error']);
      await enterKong(host, 'Chen');
      expect(host.record.rounds[0]!.events).to.have.lengthOf(3);
      host.removeAttribute('ruleset');
      await drawn(host);
      expect(host.error).to.equal(null);
      expect(alerts(host)).to.be.empty;
      expect(host.record.rounds[0]!.events).to.have.lengthOf(3);
    });
  }

  it('is a property too, freed by null', async () => {
    const host = await mount({}, { properties: { ruleset: 'riichi' } });
    expect(errorOf(host)).to.equal('unknown-ruleset /ruleset');
    Object.assign(host, { ruleset: null });
    expect(host.error).to.equal(null);
    for (const value of [3, {}, Symbol('sichuan'), ['sichuan']]) {
      Object.assign(host, { ruleset: value });
      expect(errorOf(host)).to.equal('unknown-ruleset /ruleset');
      await drawn(host);
      expect(alerts(host)).to.have.lengthOf(1);
    }
  });
});

describe('contract-attributes: players', () => {
  const texts: readonly (readonly [text: string, list: readonly string[]])[] = [
    [names, four],
    ['  Ann ,Bo,  Chen,Dee  ', four],
    ['Ann, Bo, "Chen, Jr.", Dee', ['Ann', 'Bo', 'Chen, Jr.', 'Dee']],
    ['"A, \\"B\\"", "C#", "D;  E", 王小明', ['A, "B"', 'C#', 'D;  E', '王小明']],
    ['Ann, Ann, Ann, Ann', ['Ann', 'Ann', 'Ann', 'Ann']],
    ['<b>Ann</b>, &amp;, ${x}, {{y}}', ['<b>Ann</b>', '&amp;', '${x}', '{{y}}']],
    [`${'x'.repeat(60)}, Bo, Chen, Dee`, ['x'.repeat(60), 'Bo', 'Chen', 'Dee']],
  ];

  for (const [text, list] of texts) {
    it(`reads ${text.slice(0, 40)}`, async () => {
      const host = await mount({ players: text });
      expect(host.record.players).to.deep.equal(list);
      expect(host.error).to.equal(null);
      const seats = buttons(part(host, 'Table'));
      for (const [seat, name] of list.entries()) expect(seats[seat]!.textContent).to.contain(name);
      const same = await mount({}, { properties: { players: text } });
      expect(same.record.players).to.deep.equal(list);
      const typed = await mount({}, { properties: { players: list } });
      expect(typed.record.players).to.deep.equal(list);
    });
  }

  const bad: readonly (readonly [text: string, path: string])[] = [
    ['Ann, Bo, Chen', '/players'],
    ['Ann, Bo, Chen, Dee, Eve', '/players'],
    ['Ann, Bo, Chen, "De"e', '/players/3'],
    ['Ann, "Bo, Chen, Dee', '/players/1'],
    ['Ann', '/players'],
    ['Ann, Bo, , Dee', '/players/2'],
    [`Ann, Bo, Chen, ${'x'.repeat(61)}`, '/players/3'],
    ['Ann, "B\\u0007o", Chen, Dee', '/players/1'],
    ['Ann, " Bo", Chen, Dee', '/players/1'],
  ];

  for (const [text, path] of bad) {
    it(`refuses ${text.slice(0, 40)}`, async () => {
      const host = await mount({ players: names });
      const events = heard(host);
      host.setAttribute('players', text);
      expect(errorOf(host)).to.equal(`invalid-record ${path}`);
      expect(host.record).not.to.have.property('players');
      await drawn(host);
      expect(seatOf(host, 'East')).to.exist;
      expect(alerts(host).join()).to.contain(`invalid-record ${path}`);
      expect(events).to.have.lengthOf(1);
      host.setAttribute('players', names);
      await drawn(host);
      expect(host.record.players).to.deep.equal(four);
      expect(alerts(host)).to.be.empty;
      expect(events).to.have.lengthOf(1);
    });
  }

  it('refuses what is no list of names as a property', async () => {
    const host = await mount();
    for (const value of [5, {}, ['Ann'], ['Ann', 'Bo', 'Chen', 4], { length: 4 }, new Set(four), Symbol('Ann')]) {
      Object.assign(host, { players: value });
      expect(host.error).to.include({ code: 'invalid-record' });
      expect(host.error!.path).to.match(/^\/players/);
      await drawn(host);
      expect(alerts(host)).to.have.lengthOf(1);
    }
  });

  it('fill only what the record leaves out', async () => {
    const own = ['Eve', 'Fay', 'Gus', 'Hal'];
    const host = await mount({ players: names }, { properties: { record } });
    expect(host.record.players).to.deep.equal(four);
    host.record = { ...record, players: own };
    expect(host.record.players).to.deep.equal(own);
    const before = host.record;
    host.setAttribute('players', 'A, B, C, D');
    expect(host.record).to.equal(before);
    await drawn(host);
    expect(seatOf(host, 'Eve')).to.exist;
    host.record = record;
    expect(host.record.players).to.deep.equal(['A', 'B', 'C', 'D']);
    host.removeAttribute('players');
    expect(host.record).not.to.have.property('players');
  });

  it('are not written into the record for good by an entry', async () => {
    const host = await mount({ players: names });
    await enterKong(host, 'Ann');
    host.setAttribute('players', 'A, B, C, D');
    expect(host.record.players).to.deep.equal(['A', 'B', 'C', 'D']);
  });

  it('keep their list from later writes', async () => {
    const list = [...four];
    const host = await mount({}, { properties: { players: list } });
    list[0] = 'Mallory';
    await enterKong(host, 'Ann');
    expect(host.record.players).to.deep.equal(four);
  });

  it('of the same names keep the reference of the record', async () => {
    const host = await mount({ players: names }, { properties: { record } });
    const before = host.record;
    host.players = [...four];
    await drawn(host);
    host.players = ' Ann,Bo,Chen,"Dee"';
    expect(host.record).to.equal(before);
  });
});

describe('contract-attributes: readonly', () => {
  it('lets nobody enter or change anything', async () => {
    const host = await mount({ players: names, readonly: '' }, { properties: { record } });
    const events = heard(host);
    const before = host.record;
    expect(host.readOnly).to.be.true;
    for (const player of ['Ann', 'Bo', 'Chen', 'Dee']) {
      expect(isDimmed(seatOf(host, player))).to.be.true;
      await tap(host, player);
    }
    for (const entry of entries(host)) entry.click();
    for (const one of buttons(host, /Undo|Redo|Wall empty/)) one.click();
    await drawn(host);
    expect(host.record).to.equal(before);
    expect(events).to.be.empty;
    expect(buttons(host, /Record|Remove|Cancel/)).to.be.empty;
  });

  it('lets nobody begin anew or choose rules in a panel that is open', async () => {
    const host = await mount({ players: names }, { properties: { record } });
    const events = heard(host);
    const before = host.record;
    await openPanel(host, 'Session');
    host.readOnly = true;
    await drawn(host);
    expect(isDimmed(button(host, 'New game'))).to.be.true;
    await press(host, 'New game');
    await press(host, 'House rules');
    await eventually(() => hasPart(host, 'House rules'));
    const fields = [...part(host, 'House rules').querySelectorAll<HTMLInputElement>('input, select')];
    expect(fields).not.to.be.empty;
    for (const one of fields) expect(one.disabled).to.be.true;
    expect(host.record).to.equal(before);
    expect(events).to.be.empty;
  });

  it('still takes records from the program', async () => {
    const host = await mount({ readonly: '' });
    host.record = record;
    expect(host.settlement.rounds).to.have.lengthOf(1);
  });

  it('is readOnly as a property and ends with false or the attribute’s removal', async () => {
    const host = await mount({ players: names }, { properties: { readOnly: true } });
    expect(isDimmed(seatOf(host, 'Ann'))).to.be.true;
    host.readOnly = false;
    await drawn(host);
    await enterKong(host, 'Ann');
    expect(host.record.rounds).to.have.lengthOf(1);
    host.setAttribute('readonly', '');
    expect(host.readOnly).to.be.true;
    host.removeAttribute('readonly');
    expect(host.readOnly).to.be.false;
  });

  it('stops what was begun', async () => {
    const host = await mount({ players: names });
    await tap(host, 'Ann');
    host.readOnly = true;
    await drawn(host);
    for (const one of buttons(host)) one.click();
    await drawn(host);
    expect(host.record.rounds).to.be.empty;
  });
});

import { expect } from '@open-wc/testing';
import { announced, explain, go, plaques, told, until } from '../support/explain.js';
import { all, button, drawn, field, fill, hasPart, nameOf, part } from '../support/mounted.js';

describe('the rule behind a step', () => {
  it('is told with its source and how else it is played', async () => {
    const host = await explain({ step: '5' });
    await until(host, () => all(host, '.rule').length > 0);
    const [card] = all(host, '.rule').map(nameOf);
    expect(card).to.match(/^Flower pig /);
    expect(card).to.match(/Source: .*Mahjong Australia/);
    expect(card).to.match(/In force: .*checked seat/);
    expect(card).to.match(/Other readings \(3\)/);
  });
});

describe('the rule behind a step that pays nothing', () => {
  for (const [value, step, title] of [
    ['wall', '1', 'The check on an empty wall'],
    ['wall\npigs none', '2', 'Flower pig'],
    ['wall\npigs none\nready none', '3', 'Not ready'],
    ['ruleset wenzhou\nwall', '1', 'Where the Leader goes'],
    ['ruleset ims\nwall', '1', 'Who deals next'],
  ] as const) {
    it(`is told: ${title}`, async () => {
      const host = await explain({ value, step });
      await until(host, () => all(host, '.rule').length > 0);
      expect(nameOf(all(host, '.rule h4')[0]!)).to.equal(title);
    });
  }
});

describe('what if', () => {
  it('is offered only where the author allows it', async () => {
    const host = await explain({ step: '5' });
    await until(host, () => all(host, '.rule').length > 0);
    expect(hasPart(host, /^What if/)).to.be.false;
  });

  it('offers the options that are named, the nearest first', async () => {
    const host = await explain({ step: '5', explore: 'fan-cap pigPays, unknown' });
    await until(host, () => hasPart(host, /^What if/));
    expect(all(part(host, /^What if/), 'select, input')).to.have.length(2);
    host.explore = '';
    await until(host, () => all(part(host, /^What if/), 'select, input').length > 2);
    expect(all(part(host, /^What if/), 'select, input')).to.have.length(8);
  });

  it('settles the same round again and marks each payment that changed', async () => {
    const host = await explain({ step: '5', explore: 'pig-pays' });
    await until(host, () => hasPart(host, /^What if/));
    const { record, settlement } = host;
    await fill(host, 'A flower pig pays', 'Everyone but pigs');
    expect(announced(host)).to.contain('Ann → Bo, Chen and Dee 16 each, 48 in all');
    expect(plaques(host)[0]).to.match(/Ann −52/);
    const changed = all(part(host, /^What if/), 'li').map(nameOf);
    expect(changed).to.have.length(1);
    expect(changed[0]).to.match(/^entry 5 .*Bo and Chen 16 each.*Bo, Chen and Dee 16 each/);
    expect(all(part(host, /^What if/), 'del').map(nameOf)).to.have.length(1);
    expect([host.record, host.settlement]).to.deep.equal([record, settlement]);
    button(host, 'Back to the author’s rules').click();
    await until(host, () => all(part(host, /^What if/), 'li').length === 0);
    expect(announced(host)).to.contain('16 each, 32 in all');
    expect((field(host, 'A flower pig pays') as HTMLSelectElement).selectedIndex).to.equal(0);
  });

  it('leaves the reader at the same entry, however many steps it takes', async () => {
    const value = 'kong E concealed\nwin S 2 fan from E kong-discard\nwin W 1 fan self-draw';
    const host = await explain({ value, explore: 'kong-transfer', step: '3' });
    await until(host, () => hasPart(host, /^What if/));
    const steps: number[] = [];
    host.addEventListener('mahjong-settler-step', ({ step }) => steps.push(step));
    expect(told(host)).to.equal('kong transfer');
    const choose = async (label: string) => {
      await fill(host, 'Win on the discard after a kong: the kong’s money goes', label);
    };
    await choose('Nowhere, it stays');
    expect([host.step, told(host)]).to.deep.equal([2, 'Bo wins on Ann’s discard right after a kong, 2 fan']);
    await go(host, 'Last step');
    await choose('To the winner');
    expect([host.step, told(host)]).to.deep.equal([4, 'Chen wins self-drawn, 1 fan']);
    expect(steps).to.deep.equal([2, 3, 4]);
  });

  it('is over when the record is played on, or the author takes the choice back', async () => {
    const host = await explain({
      value: 'ruleset ims; win S 1 fan from E',
      explore: 'minimum-fan',
      'minimum-fan': '3',
      step: '1',
    });
    await until(host, () => hasPart(host, /^What if/));
    const choose = () => fill(host, 'Fewest fan that may win', '0');
    const balances = () => plaques(host).map((one) => /[+−]\d+/.exec(one)?.[0] ?? '0');
    await choose();
    expect(balances()).to.deep.equal(['−4', '+4', '0', '0']);
    host.explore = undefined;
    await drawn(host);
    expect(balances()).to.deep.equal(['0', '0', '0', '0']);
    host.explore = '';
    await drawn(host);
    await choose();
    host.mode = 'play';
    await drawn(host);
    expect(balances()).to.deep.equal(['0', '0', '0', '0']);
    expect(host.error?.code).to.equal('below-minimum');
  });

  it('says where nothing would change', async () => {
    const host = await explain({ explore: 'self-draw-bonus' });
    await until(host, () => hasPart(host, /^What if/));
    await fill(host, 'A self-drawn win adds', 'Nothing');
    expect(part(host, /^What if/).textContent).to.contain('By these rules no payment would change.');
    await go(host, 'Last step');
    expect(part(host, /^What if/).textContent).to.contain('By these rules no payment would change.');
  });

  it('starts from what the author sets, and follows when that changes', async () => {
    const host = await explain({ step: '5', explore: 'fan-cap', 'fan-cap': '3' });
    await until(host, () => hasPart(host, /^What if/));
    expect(announced(host)).to.contain('1 × 2³ = 8');
    await fill(host, 'A hand counts at most', '5 fan, ×32');
    expect(announced(host)).to.contain('1 × 2⁵ = 32');
    host.setAttribute('fan-cap', '6');
    await until(host, () => announced(host).includes('32'));
    expect(host.settlement.options).to.include({ fanCap: 6 });
    button(host, 'Back to the author’s rules').click();
    await until(host, () => announced(host).includes('64'));
    expect(announced(host)).to.contain('1 × 2⁶ = 64');
  });
});

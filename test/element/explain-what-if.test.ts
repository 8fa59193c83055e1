import { expect } from '@open-wc/testing';
import { announced, explain, go, plaques, until } from '../support/explain.js';
import { all, button, field, fill, hasPart, nameOf, part } from '../support/mounted.js';

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
    expect(plaques(host)[0]).to.match(/Ann −4 −52/);
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

import { expect } from '@open-wc/testing';
import { drawn, enterKong, isDimmed, mount, place, press, seatOf, settler } from '../support/mounted.js';

const value = 'kong E concealed';

async function form(markup: string) {
  const block = place();
  block.innerHTML = `<form>${markup}</form>`;
  const [found] = block.getElementsByTagName('form');
  const host = settler(block.querySelector('mahjong-settler'));
  await drawn(host);
  return { host, form: found! };
}

const tag = (attributes = '') =>
  `<mahjong-settler name="game" players="Ann, Bo, Chen, Dee" value="${value}" ${attributes}></mahjong-settler>`;

describe('the form control', () => {
  it('submits the record as notation', async () => {
    const { form: within, host } = await form(tag());
    expect(new FormData(within).get('game')).to.equal(host.value);
    await enterKong(host, 'Bo');
    expect(new FormData(within).get('game')).to.equal(host.value);
    expect(host.value).to.contain('kong S concealed');
    expect(host.form).to.equal(within);
  });

  it('has the attributes of form controls as properties', async () => {
    const host = await mount({ name: 'game' });
    expect([host.name, host.disabled, host.readOnly, host.required]).to.deep.equal(['game', false, false, false]);
    Object.assign(host, { name: 'other', disabled: true, readOnly: true, required: true });
    expect(host.getAttributeNames().sort()).to.deep.equal(['disabled', 'name', 'readonly', 'required']);
  });

  it('goes back to what the page gives when the form is reset', async () => {
    const { form: within, host } = await form(tag());
    await enterKong(host, 'Bo');
    within.reset();
    await drawn(host);
    expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
    host.setAttribute('value', 'kong W concealed');
    expect(host.settlement.balances).to.deep.equal([-2, -2, 6, -2]);
  });

  it('can undo a reset, what a form takes from a session that is kept included', async () => {
    localStorage.clear();
    const { form: within, host } = await form(tag('storage-key="kept by a form"'));
    await enterKong(host, 'Bo');
    const { record } = host;
    within.reset();
    await drawn(host);
    expect(host.record.rounds[0]!.events).to.have.lengthOf(1);
    await press(host, 'Undo');
    expect(host.record).to.deep.equal(record);
    expect(localStorage.getItem('kept by a form')).to.equal(JSON.stringify(record));
    localStorage.clear();
  });

  it('is missing a value when it is required and no round was entered', async () => {
    const { form: within, host } = await form(tag('required').replace(value, ''));
    expect(host.validity.valueMissing).to.be.true;
    expect(within.checkValidity()).to.be.false;
    expect(host.validationMessage).to.equal('Enter a round.');
    await enterKong(host, 'Bo');
    expect(within.checkValidity()).to.be.true;
    host.required = false;
    host.value = '';
    await drawn(host);
    expect(host.checkValidity()).to.be.true;
  });

  it('has told the form before the page hears of an entry', async () => {
    const { form: within, host } = await form(tag());
    const submitted: unknown[] = [];
    within.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted.push(new FormData(within).get('game'));
    });
    host.addEventListener('mahjong-settler-change', () => {
      within.requestSubmit();
    });
    await enterKong(host, 'Bo');
    expect(submitted).to.deep.equal([host.value]);
    expect(host.value).to.contain('kong S concealed');
  });

  it('says at once what the program has set', async () => {
    const { form: within, host } = await form(tag());
    const sent = () => new FormData(within).get('game');
    host.value = 'kong W concealed';
    expect(sent()).to.equal(host.value);
    host.fanCap = 6;
    expect(sent()).to.contain('fan-cap=6');
    within.reset();
    expect(sent()).to.equal(host.value).and.contain(value);
    host.value = 'wall; kong S added';
    expect(within.checkValidity()).to.be.false;
    host.value = '';
    expect(within.checkValidity()).to.be.true;
    host.required = true;
    expect(within.checkValidity()).to.be.false;
    host.required = false;
    expect(within.checkValidity()).to.be.true;
  });

  it('is judged without a form, too', () => {
    const host = document.createElement('mahjong-settler');
    host.required = true;
    expect(host.checkValidity()).to.be.false;
    expect(host.validity.valueMissing).to.be.true;
    host.value = 'win E 2 fan self-draw; kong E concealed';
    expect(host.validity.customError).to.be.true;
    expect(host.validationMessage).to.contain('seat-out 1:24');
  });

  it('is part of a form as soon as it is in it', () => {
    const block = place();
    block.innerHTML = '<form></form>';
    const [within] = block.getElementsByTagName('form');
    const host = document.createElement('mahjong-settler');
    host.setAttribute('name', 'game');
    host.setAttribute('value', 'wall');
    within!.append(host);
    expect(new FormData(within).get('game')).to.equal(host.value).and.contain('wall');
  });

  it('passes focus on to its first seat', async () => {
    const { host } = await form(tag());
    host.focus();
    expect(document.activeElement).to.equal(host);
    expect(host.shadowRoot!.activeElement).to.equal(seatOf(host, 'Ann'));
  });

  it('can be told to take focus before it is drawn', () => {
    expect(() => {
      document.createElement('mahjong-settler').focus();
    }).not.to.throw();
  });

  it('is wrong while an entry cannot stand', async () => {
    const { form: within, host } = await form(tag().replace(value, `${value}; win E 1 fan from E`));
    expect(host.validity.customError).to.be.true;
    expect(host.validationMessage).to.equal('Nobody can pay themselves. (same-seat 1:19)');
    expect(within.checkValidity()).to.be.false;
    expect(new FormData(within).get('game')).to.contain('win E 1 fan from E');
    host.value = value;
    await drawn(host);
    expect(within.checkValidity()).to.be.true;
  });

  it('is disabled by its attribute and by a fieldset, submits nothing then and takes no entry', async () => {
    const { form: within, host } = await form(`<fieldset>${tag()}</fieldset>`);
    const set = within.elements[0] as HTMLFieldSetElement;
    for (const disable of [() => (set.disabled = true), () => (host.disabled = true)]) {
      disable();
      await drawn(host);
      expect(new FormData(within).has('game')).to.be.false;
      expect(isDimmed(seatOf(host, 'Bo'))).to.be.true;
      seatOf(host, 'Bo').click();
      await drawn(host);
      expect(host.settlement.balances).to.deep.equal([6, -2, -2, -2]);
      set.disabled = host.disabled = false;
      await drawn(host);
    }
    expect(new FormData(within).has('game')).to.be.true;
  });

  it('that is read only is submitted and takes no entry', async () => {
    const { form: within, host } = await form(tag('readonly'));
    expect(new FormData(within).has('game')).to.be.true;
    expect(isDimmed(seatOf(host, 'Bo'))).to.be.true;
  });

  it('has a label', async () => {
    const { host } = await form(`<label for="game">Round</label>${tag('id="game"')}`);
    expect(host.labels).to.have.length(1);
  });
});

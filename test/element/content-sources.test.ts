import { expect } from '@open-wc/testing';
import { upgrade } from '../../src/upgrade.js';
import { alerts, drawn, enterKong, errorOf, mount, place, press, settler } from '../support/mounted.js';

const kong = 'kong E concealed';
const [east, south] = [
  [6, -2, -2, -2],
  [-2, 6, -2, -2],
];

/** The element as a page writes it. */
async function written(markup: string) {
  const block = place();
  block.innerHTML = markup;
  const host = settler(block.querySelector('mahjong-settler'));
  await drawn(host);
  return host;
}

async function later(host: ReturnType<typeof settler>): Promise<void> {
  await Promise.resolve();
  await drawn(host);
}

describe('marked blocks', () => {
  it('are left until they have been read to their end', () => {
    const frame = place().appendChild(document.createElement('iframe'));
    const page = frame.contentDocument!;
    /* eslint-disable @typescript-eslint/no-deprecated -- nothing else lets a parser stop within an element */
    page.open();
    page.write('<pre data-mahjong-settler>kong E concealed');
    upgrade(page);
    expect(page.querySelectorAll('pre')).to.have.lengthOf(1);
    page.write('\nkong S concealed</pre><p>More</p>');
    upgrade(page);
    page.close();
    /* eslint-enable */
    expect(page.querySelectorAll('pre')).to.be.empty;
    expect(page.querySelector('mahjong-settler')!.textContent).to.equal('kong E concealed\nkong S concealed');
  });

  it('are replaced whatever attributes they have', () => {
    const block = place();
    block.innerHTML =
      '<div data-mahjong-settler data- data-1 @click="x" id="one" data-fan-cap="5">wall</div><pre data-mahjong-settler></pre>';
    upgrade(block);
    const [first, second] = block.children;
    expect([first?.localName, second?.localName]).to.deep.equal(['mahjong-settler', 'mahjong-settler']);
    expect(first!.id).to.equal('one');
    expect(first!.getAttribute('fan-cap')).to.equal('5');
    expect(first!.getAttribute('@click')).to.equal('x');
  });
});

describe('the content of the element', () => {
  for (const [what, markup, balances] of [
    ['lines of text', `\n  ${kong}\n  kong S concealed\n`, [4, 4, -4, -4]],
    ['breaks', `${kong}<br>kong S concealed`, [4, 4, -4, -4]],
    ['blocks', `<p>${kong}</p><p>kong S concealed</p>`, [4, 4, -4, -4]],
    ['blocks beside text', `${kong}<div>kong S concealed</div>kong W concealed`, [2, 2, 2, -6]],
    ['list items', `<ul><li>${kong}<li>kong S concealed</ul>`, [4, 4, -4, -4]],
    ['marks within a line', `<b>kong</b> <i>E</i> <code>con</code>cealed`, east],
    ['hard blanks', `kong&nbsp;E&nbsp;&nbsp;concealed`, east],
    ['one line', `${kong}; kong S concealed`, [4, 4, -4, -4]],
    ['a style and a comment beside it', `<style>p { color: red }</style><!-- kong W concealed -->${kong}`, east],
  ] as const) {
    it(`is read from ${what}`, async () => {
      const host = await written(`<mahjong-settler>${markup}</mahjong-settler>`);
      expect(errorOf(host)).to.be.null;
      expect(host.settlement.balances).to.deep.equal(balances);
    });
  }

  it('is read from a JSON script before any text', async () => {
    const record = { format: 'mahjong-settler', version: 1, ruleset: 'ims', rounds: [] };
    const script = `<script type="application/json">${JSON.stringify(record)}</script>`;
    const host = await written(`<mahjong-settler>${kong}${script}</mahjong-settler>`);
    expect(host.record).to.deep.equal(record);
  });

  it('keeps the lines of its errors when the same is written in other words', async () => {
    const host = await written('<mahjong-settler></mahjong-settler>');
    host.value = 'win S 2 fan self-draw\nwin S 1 fan self-draw';
    expect(errorOf(host)).to.equal('seat-out 2:1');
    host.value = '# A comment\nwin S 2 fan self-draw\nwin S 1 fan self-draw';
    expect(errorOf(host)).to.equal('seat-out 3:1');
    host.value = JSON.stringify(host.record);
    expect(errorOf(host)).to.equal('seat-out /rounds/0/events/1/winners/0/seat');
  });

  it('gives way to nothing, where a program clears the value', async () => {
    for (const nothing of [null, undefined, '']) {
      const host = await written(`<mahjong-settler>${kong}</mahjong-settler>`);
      host.value = nothing!;
      expect(errorOf(host)).to.be.null;
      expect(host.record.rounds).to.be.empty;
      expect(host.value).to.equal('ruleset sichuan');
    }
  });

  it('is followed when it changes', async () => {
    const host = await written(`<mahjong-settler>${kong}</mahjong-settler>`);
    host.firstChild!.nodeValue = 'kong S concealed';
    await later(host);
    expect(host.settlement.balances).to.deep.equal(south);
    host.textContent = '';
    await later(host);
    expect(host.record.rounds).to.be.empty;
    host.append('kong S ', 'concealed');
    await later(host);
    expect(host.settlement.balances).to.deep.equal(south);
  });

  it('is told of by line and column where it is wrong, shown, and loses nothing', async () => {
    const host = await written(`<mahjong-settler>${kong}\nwin S 2 fan seld-draw</mahjong-settler>`);
    expect(errorOf(host)).to.equal('invalid-notation 2:13');
    expect(host.error!.message).to.contain('did you mean `self-draw`');
    expect(alerts(host).join()).to.contain('2:13');
    expect(host.shadowRoot!.querySelector('pre')!.textContent).to.equal(`${kong}\nwin S 2 fan seld-draw`);
  });

  it('is told of by its line where it means what cannot be, until something changes', async () => {
    const host = await written(`<mahjong-settler>${kong}\n\n  win E 2 fan from E</mahjong-settler>`);
    expect(errorOf(host)).to.equal('same-seat 3:3');
    expect(host.error).to.equal(host.error);
    expect(host.settlement.balances).to.deep.equal(east);
    host.record = { ...host.record, players: ['A', 'B', 'C', 'D'] };
    expect(errorOf(host)).to.equal('same-seat /rounds/0/events/1/from');
  });
});

describe('where the record comes from', () => {
  it('is the attribute before the content', async () => {
    const host = await written(`<mahjong-settler value="kong S concealed">${kong}</mahjong-settler>`);
    expect(host.settlement.balances).to.deep.equal(south);
    host.removeAttribute('value');
    await later(host);
    expect(host.settlement.balances).to.deep.equal(east);
    host.setAttribute('value', 'kong S concealed');
    expect(host.settlement.balances).to.deep.equal(south);
  });

  it('is the last property before both, whatever the page writes later', async () => {
    const host = await written(`<mahjong-settler value="kong S concealed">${kong}</mahjong-settler>`);
    const { record } = await mount({ value: 'kong W concealed' });
    host.record = record;
    host.setAttribute('value', kong);
    host.textContent = kong;
    await later(host);
    expect(host.record).to.deep.equal(record);
    host.value = kong;
    expect(host.settlement.balances).to.deep.equal(east);
    host.record = record;
    expect(host.record).to.deep.equal(record);
  });

  it('is what players have entered, whatever the page writes later', async () => {
    const host = await written(`<mahjong-settler players="Ann, Bo, Chen, Dee">${kong}</mahjong-settler>`);
    await enterKong(host, 'Bo');
    host.textContent = 'kong W concealed';
    host.setAttribute('value', 'kong W concealed');
    await later(host);
    expect(host.settlement.balances).to.deep.equal([4, 4, -4, -4]);
    await press(host, 'Undo');
    expect(host.settlement.balances).to.deep.equal(east);
  });

  it('takes what was set before the element was in the page', async () => {
    const host = await mount({ value: 'kong S concealed' }, { properties: { value: kong } });
    expect(host.settlement.balances).to.deep.equal(east);
  });
});

describe('the value', () => {
  it('is the record as notation, and takes notation and JSON', async () => {
    const host = await mount({ 'fan-cap': '5', value: `KONG  e   Concealed` });
    expect(host.value).to.equal('ruleset sichuan fan-cap=5\nkong E concealed');
    host.value = JSON.stringify({ format: 'mahjong-settler', version: 1, ruleset: 'wenzhou', rounds: [] });
    expect(host.value).to.equal('ruleset wenzhou');
    host.value = '';
    expect(host.record.rounds).to.be.empty;
  });

  it('that is refused changes nothing', async () => {
    const host = await mount({ value: kong });
    const { record } = host;
    host.value = '{"format":';
    expect(errorOf(host)).to.equal('invalid-record ');
    host.value = `${kong}\nnonsense`;
    expect(errorOf(host)).to.equal('invalid-notation 2:1');
    expect(host.record).to.equal(record);
  });
});

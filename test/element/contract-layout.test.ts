import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.js';
import { all, buttons, drawn, mount, part } from '../support/mounted.js';
import { clipped, misplaced, overflowing, tooSmall } from '../support/geometry.js';
import { mountIn, states } from '../support/states.js';

const widths = [280, 360, 640, 1200];

const casts: Readonly<Record<string, readonly string[]>> = {
  short: ['Ann', 'Bo', 'Chen', 'Dee'],
  'long Latin': [
    'Wolfeschlegelsteinhausen',
    'Maximiliana-Josephine',
    'Constantinopolitanus the Elder',
    'Ana Lucia Ferreira da Conceição e Souza de Albuquerque',
  ],
  CJK: ['歐陽詠琳小姐', '司馬懿之後人第三代', '東風太郎左衛門之助', '상관없는긴이름을가진사람'],
};
const amounts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  usual: {},
  huge: { base: '1000000', 'fan-cap': '6' },
};
const checks = { overflowing, clipped, misplaced, tooSmall };

describe('contract-a11y: layout faults', () => {
  const spoiled = async (css: string) => {
    const host = await mountIn(
      states.find(({ name }) => name === 'a seat tapped')!,
      casts.short!,
      { width: 360 },
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    host.shadowRoot!.adoptedStyleSheets.push(sheet);
    return host;
  };

  it('are found where they are', async () => {
    expect(overflowing(await spoiled('[part=tray] { width: 400px }'))).not.to.be.empty;
    expect(clipped(await spoiled('[part=tray] button { letter-spacing: 2em }'))).not.to.be.empty;
    expect(clipped(await spoiled('[part=tray] { height: 60px !important }'))).not.to.be.empty;
    expect(misplaced(await spoiled('[part=seat] { left: 0; right: auto }'))).not.to.be.empty;
    expect(misplaced(await spoiled('[part=seat] { width: 2em }'))).not.to.be.empty;
    expect(tooSmall(await spoiled('[part=seat] { min-height: 0; height: 30px }'))).not.to.be.empty;
  });
});

describe('contract-a11y: all states', () => {
  for (const [cast, players] of Object.entries(casts)) {
    for (const [amount, options] of Object.entries(amounts)) {
      for (const width of widths) {
        it(`hold ${cast} names and ${amount} amounts in ${width} pixels`, async () => {
          const faults: string[] = [];
          for (const state of states) {
            const host = await mountIn(state, players, { width }, options);
            expect(host.getBoundingClientRect().width).to.equal(width);
            for (const [what, check] of Object.entries(checks)) {
              faults.push(...check(host).map((fault) => `${state.name}: ${what}: ${fault}`));
            }
            host.parentElement!.remove();
          }
          expect(faults.join('\n')).to.equal('');
        });
      }
    }
  }
});

describe('contract-a11y: the text around it', () => {
  it('sets the size, not the root', async () => {
    const host = await mount({}, { width: 360 });
    const height = () => part(host, 'Entry').getBoundingClientRect().height;
    const before = height();
    document.documentElement.style.fontSize = '10px';
    expect(height()).to.equal(before);
    document.documentElement.style.fontSize = '';
    host.parentElement!.style.fontSize = '20px';
    expect(height()).to.be.greaterThan(before);
  });

  it('keeps targets large where it is small', async () => {
    const host = await mount({}, { width: 360 });
    host.parentElement!.style.fontSize = '11px';
    expect(tooSmall(host).join('\n')).to.equal('');
    expect(buttons(host)).not.to.be.empty;
  });

  it('may scale it: arrows stay between the seats', async () => {
    const host = await mount({ value: 'kong E concealed; kong S exposed from N' }, { width: 420 });
    const numbers = () => all(host, '.arrows path.line').flatMap((path) => path.getAttribute('d')!.match(/-?[\d.]+/g)!);
    await eventually(() => numbers().length > 0);
    const before = numbers().map(Number);
    host.parentElement!.style.transform = 'scale(0.5)';
    host.requestUpdate();
    await drawn(host);
    expect(numbers()).to.have.lengthOf(before.length);
    for (const [index, number] of numbers().entries()) expect(Number(number)).to.be.closeTo(before[index]!, 0.5);
  });

  it('leaves the direction of the table alone in a page from right to left', async () => {
    const host = await mount({}, { width: 360 });
    const seats = () => buttons(part(host, 'Table')).map((one) => Math.round(one.getBoundingClientRect().left));
    const before = seats();
    host.parentElement!.dir = 'rtl';
    expect(seats()).to.deep.equal(before);
    expect(overflowing(host).join('\n')).to.equal('');
    expect(all(host, '[part=tray]')).to.have.lengthOf(1);
  });
});

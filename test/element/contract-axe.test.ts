import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { all, buttons, enterKong, mount, nameOf, names, place, press } from '../support/mounted.js';
import { mountIn, states } from '../support/states.js';

const players = ['Ann', 'Bo', 'Chen', 'Dee'];

/** A block of a given width in a light or dark page. */
function block(width: number, scheme: string): HTMLElement {
  const made = place();
  made.style.width = `${width}px`;
  made.style.colorScheme = scheme;
  return made;
}

describe('contract-a11y: what axe looks for', () => {
  it('is found where it is: pale text', async () => {
    const parent = place();
    parent.innerHTML = '<style>mahjong-settler { --ms-text: #bbb; --ms-surface: #ccc }</style>';
    const host = await mount({}, { parent });
    await expect(host).not.to.be.accessible();
  });

  it('is found where it is: a button without a name', async () => {
    const host = await mount();
    buttons(host, 'Session')[0]!.textContent = '';
    await expect(host).not.to.be.accessible();
  });
});

for (const [width, scheme] of [
  [280, 'light'],
  [360, 'light'],
  [360, 'dark'],
  [640, 'dark'],
  [1200, 'light'],
] as const) {
  // prettier-ignore
  describe(`contract-a11y: axe finds nothing at ${width} pixels, ${scheme}`, () => {
    for (const state of states) {
      it(state.name, async () => {
        const host = await mountIn(state, players, { parent: block(width, scheme) });
        const { colorScheme } = getComputedStyle(host);
        expect(colorScheme).to.equal(scheme);
        await expect(host).to.be.accessible();
        for (const button of buttons(host)) expect(nameOf(button), button.outerHTML).to.match(/[\p{L}\p{N}]/u);
      });
    }
  });
}

describe('contract-a11y: a page that follows the system', () => {
  const before = document.documentElement.style.colorScheme;

  afterEach(async function () {
    document.documentElement.style.colorScheme = before;
    if (navigator.userAgent.includes('Chrome')) await emulateMedia({ colorScheme: 'light' });
  });

  it('is dark in the dark', async () => {
    document.documentElement.style.colorScheme = 'light dark';
    // Only Chromium can be told so from outside; the others show what the machine is set to.
    if (navigator.userAgent.includes('Chrome')) {
      await emulateMedia({ colorScheme: 'dark' });
      expect(matchMedia('(prefers-color-scheme: dark)').matches).to.be.true;
    }
    const host = await mount();
    const [light] = /\d+/.exec(getComputedStyle(host).backgroundColor) ?? [];
    expect(Number(light) < 128).to.equal(matchMedia('(prefers-color-scheme: dark)').matches);
    await expect(host).to.be.accessible();
  });

  it('changes where it stands', async () => {
    const host = await mount();
    const background = () => getComputedStyle(host).backgroundColor;
    host.parentElement!.style.colorScheme = 'light';
    const light = background();
    host.parentElement!.style.colorScheme = 'dark';
    expect(background()).not.to.equal(light);
  });
});

describe('contract-a11y: what was entered', () => {
  it('is told, and what stands last when it is taken back', async () => {
    const host = await mount({ players: names });
    const [status] = all(host, '.base > [role=status]');
    const told = () => nameOf(status!);
    expect(told()).to.equal('Nothing entered yet');
    await enterKong(host, 'Ann');
    expect(told()).to.equal('entry 1: Ann, concealed kong. Bo, Chen and Dee → Ann 2 each: rain: 2 × 1 = 2');
    await enterKong(host, 'Bo');
    expect(told()).to.contain('entry 2: Bo, concealed kong');
    await press(host, 'Undo');
    expect(told()).to.contain('entry 1: Ann, concealed kong');
    expect(all(host, '.base > [role=status]')[0]).to.equal(status);
  });
});

import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { parseNotation, rulesets, type MahjongRecord } from '../../src/engine/index.js';
import { explain, go } from '../support/explain.js';
import { mount, place, press } from '../support/mounted.js';
import { richSession } from '../support/sessions.js';
import { openShare, saveBy } from '../support/share.js';

const round = `
  players Ann, Bo, Chen, Dee
  kong S concealed
  kong W exposed from E
  win N 2 fan from S
  win E 2 fan self-draw`;

async function pictureOf(
  record: string | MahjongRecord,
  { scheme = 'light', width = 360, theme = '' } = {},
): Promise<string> {
  const parent = place();
  parent.innerHTML = `<style>mahjong-settler { ${theme} }</style>`;
  parent.style.colorScheme = scheme;
  parent.style.width = `${width}px`;
  const properties = { record: typeof record === 'string' ? parseNotation(record) : record };
  const host = await mount({}, { parent, properties });
  await openShare(host);
  const { name, type, text, told } = await saveBy(host, 'Save the picture');
  expect(name).to.match(/^mahjong-\w+-\d{4}-\d{2}-\d{2}\.svg$/);
  expect(type).to.equal('image/svg+xml');
  expect(told).to.equal(`Saved as ${name}.`);
  host.remove();
  return text;
}

/** The picture as XML; it must be well-formed, and bring all that it needs. */
function parsed(text: string): Document {
  const page = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(page.querySelector('parsererror')?.textContent ?? '').to.equal('');
  expect(page.documentElement.localName).to.equal('svg');
  for (const one of page.querySelectorAll('*')) {
    expect(one.localName).to.match(/^(svg|title|desc|defs|marker|rect|path|circle|text)$/);
    for (const { name, value } of one.attributes) {
      expect(name).not.to.match(/^(style|class|href|xlink:href|on\w+)$/);
      expect(value, name).not.to.match(/var\(|color-mix|light-dark|currentcolor|NaN|undefined/i);
      if (/^(fill|stroke)$/.test(name)) expect(value).to.match(/^(none|#[0-9a-f]{6})$/);
    }
  }
  return page;
}

function texts(page: Document): string[] {
  return Array.from(page.querySelectorAll('text'), ({ textContent }) => textContent);
}

/** Shows the file as an image, in which nothing from outside is loaded. */
async function shown(text: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  return image;
}

describe('share: the picture of the table', () => {
  it('shows who sits there, what they have and who paid whom', async () => {
    const page = parsed(await pictureOf(round));
    const said = texts(page);
    for (const text of ['Ann', 'Bo', 'Chen', 'Dee', '東', '南', '西', '北', '+6', '−3', '−5', '+2']) {
      expect(said).to.include(text);
    }
    expect(said).to.include('won 1st').and.include('won 2nd');
    // Two payments of the last entry, five earlier ones.
    expect(page.querySelectorAll('path[marker-end="url(#now)"]')).to.have.lengthOf(2);
    expect(page.querySelectorAll('path[marker-end="url(#past)"]')).to.have.lengthOf(5);
    expect(said.filter((text) => text === '5')).to.have.lengthOf(2);
  });

  it('says the same in words', async () => {
    const page = parsed(await pictureOf(round));
    const [title, desc] = page.documentElement.getAttribute('aria-labelledby')!.split(' ');
    expect(page.getElementById(title!)!.textContent).to.equal('Table, Round 1');
    expect(page.getElementById(desc!)!.textContent).to.contain('Ann +6, Bo −3, Chen −5, Dee +2');
    expect(page.getElementById(desc!)!.textContent).to.contain('Bo and Chen → Ann 5 each');
    expect(page.documentElement.getAttribute('role')).to.equal('img');
  });

  it('is an image by itself, of the same size wherever the element stood', async () => {
    const narrow = await pictureOf(round, { width: 280 });
    expect(await pictureOf(round, { width: 1200 })).to.equal(narrow);
    const image = await shown(narrow);
    expect([image.naturalWidth, image.naturalHeight]).to.deep.equal([536, 486]);
  });

  it('has the colours that are in force: light, dark, the page’s own', async () => {
    const light = await pictureOf(round);
    const dark = await pictureOf(round, { scheme: 'dark' });
    expect(light).to.contain('#0a6b57').and.contain('#ffffff').and.not.contain('#5fc9aa');
    expect(dark).to.contain('#5fc9aa').and.contain('#181c1a').and.not.contain('#0a6b57');
    const own = await pictureOf(round, { theme: '--ms-accent: oklch(0.5 0.2 260 / 0.9); --ms-surface: rgb(1 2 3)' });
    expect(own).to.contain('#010203');
    parsed(own);
  });

  it('stands at the step that a reader has come to', async () => {
    const host = await explain();
    await go(host, 'Next step');
    await openShare(host);
    const page = parsed((await saveBy(host, 'Save the picture')).text);
    expect(page.querySelectorAll('path[marker-end="url(#now)"]')).to.have.lengthOf(3);
    expect(page.querySelectorAll('path[marker-end="url(#past)"]')).to.be.empty;
    await press(host, 'Close');
    await go(host, 'Next step');
    await openShare(host);
    const next = parsed((await saveBy(host, 'Save the picture')).text);
    expect(next.querySelectorAll('path[marker-end="url(#past)"]').length).to.be.greaterThan(0);
  });

  it('stays well-formed whatever the names are', async () => {
    const hostile = [
      '<script>&amp;"\'',
      ']]>\ud800\ufffe',
      'العربية שלום',
      'Maximiliane Wilhelmina Öhrenschläger-Wollmershäuser',
      '王小明王小明王小明王小明王小明',
      '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
      '𝔐𝔞𝔥𝔧𝔬𝔫𝔤 '.repeat(5).trim(),
      'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii',
    ];
    for (const name of hostile) {
      const record = { ...parseNotation('kong S concealed'), players: [name, name, name, name] };
      const text = await pictureOf(record);
      parsed(text);
      await shown(text);
    }
  });

  it('has room for large amounts and money', async () => {
    const record = parseNotation(`ruleset sichuan base=1000000 fan-cap=6; money 1234.567 KWD
      kong E concealed; kong E added; kong S concealed; win W 6 fan self-draw`);
    const page = parsed(await pictureOf(record));
    for (const one of page.querySelectorAll('text')) {
      expect(Number(one.getAttribute('font-size')), one.textContent).to.be.at.least(7);
    }
  });

  for (const ruleset of rulesets.values()) {
    it(`shows rounds of ${ruleset.id}`, async () => {
      const { rounds, ...rest } = richSession(ruleset, 3, 0, 3);
      for (const count of [1, 2, 3]) parsed(await pictureOf({ ...rest, rounds: rounds.slice(0, count) }));
    });
  }
});

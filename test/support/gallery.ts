import { readdirSync, readFileSync } from 'node:fs';
import { parseNotation, type MahjongRecord, type OptionValues } from '../../src/engine/index.js';
import { inPackage } from '../package/package.js';

/* The gallery's pages, as they are written. */

/** What a paragraph says of the payments, from `<data value="E S pay N 4">4</data>`. */
export interface Claim {
  /** As it is marked up: `E S pay N 4`, `N gets 8` in one entry, `N has 8` at the end. */
  readonly says: string;
  /** As a reader sees it. */
  readonly shown: string;
  /** The options under which it is meant; none for the example's own. */
  readonly otherwise: OptionValues;
}

export interface Example {
  readonly page: string;
  readonly id: string;
  readonly prose: string;
  /** Of the tag. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The lines of notation. */
  readonly text: string;
  readonly record: MahjongRecord;
  readonly claims: readonly Claim[];
}

const folder = inPackage('demo/gallery');

/** File name -> what it holds. */
export const pages: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]),
);

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&nbsp;': ' ' };

/** What a reader sees of markup. */
export function textOf(markup: string): string {
  const text = markup.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (one) => entities[one] ?? one);
  return text.replace(/\s+/g, ' ').trim();
}

/** Each part of the markup that stands between such tags. */
export function partsOf(markup: string, tag: string): { open: string; inside: string }[] {
  const found = markup.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}\\s*>`, 'gs'));
  return Array.from(found, ([, open = '', inside = '']) => ({ open, inside }));
}

function attributesOf(open: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(open.matchAll(/([\w-]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** Options as notation writes them, `fan-cap=5`, of which there may be none. */
function optionsIn(ruleset: string, settings: string): OptionValues {
  return parseNotation(`ruleset ${ruleset} ${settings}`).options ?? {};
}

function claimsOf(markup: string, otherwise: OptionValues = {}): Claim[] {
  return partsOf(markup, 'data').map(({ open, inside }) => ({
    says: attributesOf(open).value ?? '',
    shown: textOf(inside),
    otherwise,
  }));
}

function exampleOf(page: string, markup: string, id: string): Example {
  const [caption] = partsOf(markup, 'figcaption');
  const [element, ...more] = partsOf(markup, 'mahjong-settler');
  if (!caption || !element || more.length > 0) throw new Error(`${page}#${id} is no example`);
  const { mode, step: _step, explore: _explore, ...options } = attributesOf(element.open);
  if (mode !== 'explain') throw new Error(`${page}#${id} is not explained`);
  const text = element.inside;
  const written = parseNotation(text);
  const { ruleset } = written;
  const settings = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const paragraphs = caption.inside.replace(/<li>.*?<\/li\s*>/gs, '');
  const readings = partsOf(caption.inside, 'li').flatMap(({ inside }) => {
    const codes = partsOf(inside, 'code').map((code) => code.inside);
    return claimsOf(inside, optionsIn(ruleset, codes.join(' ')));
  });
  return {
    page,
    id,
    prose: textOf(caption.inside),
    attributes: attributesOf(element.open),
    text,
    record: { ...written, options: { ...written.options, ...optionsIn(ruleset, settings.join(' ')) } },
    claims: [...claimsOf(paragraphs), ...readings],
  };
}

export const examples: readonly Example[] = [...pages].flatMap(([page, markup]) =>
  partsOf(markup, 'figure').map(({ open, inside }) => exampleOf(page, inside, attributesOf(open).id ?? '')),
);

/** Rows of a table, heads included, as text. */
export function rowsOf(table: string): string[][] {
  return partsOf(table, 'tr').map(({ inside }) => {
    const cells = inside.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]\s*>/gs);
    return Array.from(cells, ([, cell = '']) => textOf(cell));
  });
}

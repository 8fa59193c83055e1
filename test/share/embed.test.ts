import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedCode, plainEmbedCode } from '../../src/element/panels/share-embed.js';
import { formatNotation, parseNotation, parseRecord, rulesets } from '../../src/engine/index.js';
import { shapedRecord } from '../support/arbitraries.js';
import { vectors } from '../support/vectors.js';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The tag, its attributes and its text, as HTML reads them; there must be nothing else. */
function read(code: string): { tag: string; attributes: Record<string, string>; text: string } {
  const [, tag = '', given = '', text = '', end] =
    /^<([\w-]+)((?: [\w-]+(?:="[^"]*")?)*)>\n([^<>]*)\n<\/([\w-]+)>$/.exec(code) ?? [];
  expect(tag).not.toBe('');
  expect(end).toBe(tag);
  const decoded = (escaped: string) => {
    expect(escaped).not.toMatch(/&(?!(amp|lt|gt|quot|nbsp);)/);
    return escaped.replace(/&(\w+);/g, (_, name: string) => entities[name]!);
  };
  const attributes = [...given.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
    name!,
    decoded(value),
  ]);
  return { tag, attributes: Object.fromEntries(attributes), text: decoded(text) };
}

const lines = 'players Ann, Bo, Chen, Dee\nkong E concealed\nnote "a < b && c > d"';

describe('HTML to embed', () => {
  it('is the element with readable lines', () => {
    expect(embedCode(lines, [])).toBe(
      '<mahjong-settler mode="explain">\n' +
        'players Ann, Bo, Chen, Dee\nkong E concealed\nnote "a &lt; b &amp;&amp; c &gt; d"\n</mahjong-settler>',
    );
  });

  it('is plain for editors that drop unknown tags', () => {
    const { tag, attributes, text } = read(
      plainEmbedCode(lines, [
        ['explore', 'fan-cap'],
        ['lang', 'de'],
      ]),
    );
    expect(tag).toBe('pre');
    expect(attributes).toEqual({
      'data-mahjong-settler': '',
      'data-mode': 'explain',
      'data-explore': 'fan-cap',
      lang: 'de',
    });
    expect(text).toBe(lines);
  });

  it('carries attributes, whatever is in them', () => {
    const value = '"><script>alert(1)</script>&quot;\u00a0';
    expect(
      read(
        embedCode(lines, [
          ['explore', ''],
          ['lang', value],
        ]),
      ).attributes,
    ).toEqual({
      mode: 'explain',
      explore: '',
      lang: value,
    });
  });

  it.each(vectors)('reads back: $name', ({ record }) => {
    const known = parseRecord(record);
    for (const code of [embedCode, plainEmbedCode]) {
      expect(parseNotation(read(code(formatNotation(known), [])).text)).toEqual(known);
    }
  });

  it.each([...rulesets.values()])('reads back: any record of $id', (ruleset) => {
    fc.assert(
      fc.property(shapedRecord(ruleset), (record) => {
        const code = embedCode(formatNotation(record), []);
        // An empty line would end the HTML in Markdown.
        expect(code).not.toMatch(/\n[^\S\u00a0]*\n/);
        expect(parseNotation(read(code).text)).toEqual(parseRecord(record));
      }),
      { numRuns: 100 },
    );
  });
});

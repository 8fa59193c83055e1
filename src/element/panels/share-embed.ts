/** A name of an attribute and its value. */
export type Attribute = readonly [name: string, value: string];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

function escaped(text: string, letters: RegExp): string {
  return text.replace(letters, (letter) => entities[letter] ?? letter);
}

function opened(tag: string, attributes: readonly Attribute[]): string {
  const written = attributes.map(([name, value]) =>
    value === '' ? name : `${name}="${escaped(value, /[&"<\u00a0]/g)}"`,
  );
  return `<${[tag, ...written].join(' ')}>`;
}

function around(lines: string, tag: string, attributes: readonly Attribute[]): string {
  // The tag stands alone in its line and no line is empty, so that Markdown takes all of it for HTML.
  return `${opened(tag, attributes)}\n${escaped(lines, /[&<>\u00a0]/g)}\n</${tag}>`;
}

/** HTML that walks a reader through a record: the element, its notation as lines that can be read without a script. */
export function embedCode(notation: string, attributes: readonly Attribute[]): string {
  return around(notation, 'mahjong-settler', [['mode', 'explain'], ...attributes]);
}

/** The same for editors that drop unknown tags: the script-tag file puts the element in its place. */
export function plainEmbedCode(notation: string, attributes: readonly Attribute[]): string {
  const own = attributes.map(([name, value]): Attribute => [name === 'lang' ? name : `data-${name}`, value]);
  return around(notation, 'pre', [['data-mahjong-settler', ''], ['data-mode', 'explain'], ...own]);
}

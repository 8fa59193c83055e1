import MagicString from 'magic-string';

// Line breaks and indentation become one blank, never nothing, so inline elements keep their distance.
const html = (text) => text.replace(/\s*\n\s*/g, ' ');
const css = (text) =>
  html(text.replace(/\/\*[^]*?\*\//g, ''))
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([:,]) /g, '$1')
    .replace(/;}/g, '}');
const minifiers = { html, svg: html, css };

const keepsBlanks = (quasis) => quasis.some(({ value }) => /<(pre|textarea)\b/.test(value.raw));

function visit(node, found) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'TaggedTemplateExpression' && Object.hasOwn(minifiers, node.tag.name)) found(node);
  for (const child of Object.values(node)) visit(child, found);
}

/**
 * Rollup plugin that takes the indentation out of html, svg and css template literals. The published minifiers parse CSS
 * with a parser that drops nested rules and newer at-rules, so this one only touches what no parser is needed for.
 */
export function minifyTemplates() {
  return {
    name: 'minify-templates',
    transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const edited = new MagicString(code);
      visit(this.parse(code), ({ tag, quasi }) => {
        if (keepsBlanks(quasi.quasis)) return;
        for (const { start, end, value } of quasi.quasis) {
          const text = minifiers[tag.name](value.raw);
          if (text !== value.raw) edited.update(start, end, text);
        }
      });
      return edited.hasChanged() ? { code: edited.toString(), map: edited.generateMap({ hires: true }) } : null;
    },
  };
}

/*
 * What an author has written into the element: a JSON script, or lines of notation that read well without any script.
 */

/** Elements that stand within a line; all others end the lines around them. */
const inline =
  /^(a|abbr|b|bdi|bdo|cite|code|data|em|font|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;
const hidden = /^(script|style|template)$/;

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element)) return '';
  const { localName } = node;
  if (hidden.test(localName)) return '';
  if (localName === 'br') return '\n';
  const text = Array.from(node.childNodes, textOf).join('');
  return inline.test(localName) ? text : `\n${text}\n`;
}

/** The text of an element's content, or nothing. JSON goes before notation. */
export function contentOf(element: Element): string | undefined {
  const script = element.querySelector('script[type="application/json"]');
  const text = script ? script.textContent : Array.from(element.childNodes, textOf).join('');
  return text.trim() === '' ? undefined : text;
}

import { isParsed } from './element/sources.js';

/*
 * Pages that may only hold plain HTML (many blog editors drop unknown tags) write `<pre data-mahjong-settler>` or a `div`:
 * it reads well as it is, and the script-tag file puts the element in its place.
 */

const mark = 'data-mahjong-settler';

/** Puts an element in the place of every marked one. `data-*` become attributes; all others and the content move along. */
export function upgrade(root: ParentNode & Node, tag = 'mahjong-settler'): void {
  for (const marked of root.querySelectorAll(`pre[${mark}], div[${mark}]`)) {
    // What is cut off while it is read would lose its rest.
    if (!isParsed(marked)) continue;
    const element = marked.ownerDocument.createElement(tag);
    for (const attribute of marked.attributes) {
      if (attribute.name === mark) continue;
      const [, name] = /^data-([a-z][\w-]*)$/.exec(attribute.name) ?? [];
      // Parsers take names that scripts may not set, such as `@click`.
      const copy = attribute.cloneNode();
      if (name !== undefined) element.setAttribute(name, attribute.value);
      else if (copy instanceof Attr) element.setAttributeNode(copy);
    }
    element.append(...marked.childNodes);
    marked.replaceWith(element);
  }
}

/** Now, and once more when the page has been read to its end. */
export function upgradePage(page: Document): void {
  upgrade(page);
  if (page.readyState !== 'loading') return;
  page.addEventListener('DOMContentLoaded', () => {
    upgrade(page);
  });
}

/*
 * Pages that may only hold plain HTML (many blog editors drop unknown tags) write `<pre data-mahjong-settler>` or a `div`:
 * it reads well as it is, and the script-tag file puts the element in its place.
 */

const mark = 'data-mahjong-settler';

/** Puts an element in the place of every marked one. `data-*` become attributes; all others and the content move along. */
export function upgrade(root: ParentNode & Node, tag = 'mahjong-settler'): void {
  for (const marked of root.querySelectorAll(`pre[${mark}], div[${mark}]`)) {
    const element = marked.ownerDocument.createElement(tag);
    for (const { name, value } of marked.attributes) {
      if (name !== mark) element.setAttribute(name.replace(/^data-/, ''), value);
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

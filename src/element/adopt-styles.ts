/**
 * Adds style sheets to a shadow root. They are constructed, as a strict page allows no others, and in the root's own
 * document, as another's cannot be adopted.
 */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  const sheets = texts.map((text) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}

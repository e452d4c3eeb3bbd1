/**
 * Treats the page as Chrome's translation does: takes each text node out of the document and puts two `font` elements
 * in its place, at once and whenever text appears later. The words stay, so that tests find them.
 *
 * Self-contained: Playwright hands the source of this function to a browser.
 */
export function translatePage(): void {
  // TypeScript calls the element deprecated, which translations go on to use.
  const create = (tag: string) => document.createElement(tag);
  const UNTRANSLATED = 'font, script, style, textarea, [translate="no"]';

  const translate = (node: Node) => {
    if (!(node instanceof Text)) {
      [...node.childNodes].forEach(translate);
    } else if (node.data !== '' && node.parentElement?.closest(UNTRANSLATED) === null) {
      const outer = create('font');
      const inner = create('font');
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
    }
  };

  translate(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translate);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

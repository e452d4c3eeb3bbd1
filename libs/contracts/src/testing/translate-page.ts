/**
 * Changes the page as Chrome's translation does: replaces each text node by two nested `font` elements, now and
 * whenever text appears later. The text stays, so that tests find it.
 *
 * Self-contained, since Playwright sends the source of this function to a browser.
 */
export function translatePage(): void {
  // Translations use this element, which TypeScript calls deprecated.
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

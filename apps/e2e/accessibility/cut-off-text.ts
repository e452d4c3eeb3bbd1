import type { Page } from '@playwright/test';

/** Returns the starts of texts that are cut off by a surrounding box and cannot be scrolled to. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** Ignores content for screen readers only, and the fallback text of videos. */
    const isUnseen = (box: Element) =>
      box.matches('video') || getComputedStyle(box).clipPath === 'inset(50%)';
    const isCut = (text: DOMRect, box: Element) => {
      const style = getComputedStyle(box);
      // Text that is clamped to some lines ends with an ellipsis on purpose.
      if (style.getPropertyValue('-webkit-line-clamp') !== 'none') return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isBeside = text.left < left - 1 || text.right > right + 1;
      const isAboveOrBelow = text.top < top - 1 || text.bottom > bottom + 1;
      return (cuts(style.overflowX) && isBeside) || (cuts(style.overflowY) && isAboveOrBelow);
    };
    const boxesOf = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...boxesOf(element.parentElement)] : [];
    const place = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      const boxes = boxesOf(parentElement);
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isSeen || !textContent?.trim() || boxes.some(isUnseen)) continue;
      if (boxes.some((box) => isCut(place(node), box))) found.push(textContent.slice(0, 40));
    }
    return found;
  });
}

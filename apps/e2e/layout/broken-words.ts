import type { Locator } from '@playwright/test';
import { WIDTHS } from '../accessibility/every-theme.ts';

/** Narrowest screen with a second column beside the form. */
const BESIDE_ANOTHER_COLUMN = 1024;

/** Finds words of a text that are broken across lines at any width, each with the width. */
export async function brokenWords(text: Locator): Promise<string[]> {
  const broken: string[] = [];
  for (const width of [...WIDTHS, BESIDE_ANOTHER_COLUMN]) {
    await text.page().setViewportSize({ width, height: 900 });
    const found = await text.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const torn: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom));
          if (lines.size > 1) torn.push(word);
        }
      }
      return torn;
    });
    broken.push(...found.map((word) => `${word} at ${width} px`));
  }
  return broken;
}

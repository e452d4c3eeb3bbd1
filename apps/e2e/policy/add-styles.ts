import type { Page } from '@playwright/test';

/** Adds rules for a story's own sake. A style element would be one that the page's policy does not know. */
export function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

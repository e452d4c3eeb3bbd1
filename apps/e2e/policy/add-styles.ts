import type { Page } from '@playwright/test';

/** Adds CSS rules for a test, through the CSSOM, since the page's policy forbids style elements. */
export function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

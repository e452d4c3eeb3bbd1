import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { visitorRoutes } from './public-routes.ts';
import { scrollThrough } from './scroll-through.ts';

const LONG_WORD = 'W'.repeat(40);

/** Puts a word that no phone has room for into each text of sentences in the page. */
function lengthenTexts(page: Page, word: string): Promise<number> {
  return page.evaluate((put) => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let changed = 0;
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const isSentence = (text.textContent ?? '').trim().split(/\s+/).length > 3;
      if (!isSentence || !text.parentElement?.closest('p, li, dd, h1, h2, h3')) continue;
      text.textContent = `${text.textContent} ${put}`;
      changed += 1;
    }
    return changed;
  }, word);
}

for (const route of visitorRoutes()) {
  test(`a word of 40 letters in each text of ${route} makes the page no wider than a phone`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.url + route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await scrollThrough(page);
    expect(await lengthenTexts(page, LONG_WORD)).toBeGreaterThan(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
  });
}

import type { Browser, Page } from 'playwright-core';
import { type ReadableShare, shareOf, wordsOf } from './words.ts';

/**
 * Script for the page: returns the visible text without the names of controls, which do nothing without script. A
 * string, because these sources have the types of Node, not of browsers.
 */
const VISIBLE_TEXT = `(() => {
  const controls = 'button, select, textarea, [role="tab"], [role="radiogroup"]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode;
    if (!data.trim() || element.closest(controls)) continue;
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) texts.push(data);
  }
  return texts.join(' ');
})()`;

/** Matches a page that has loaded: hydrated without prerendered parts, or a static page, which is never hydrated. */
const LOADED_PAGE = '#root[data-hydrated]:not(:has([data-prerendered])), #root:has([data-static])';

/** Script for the page: scrolls by half a screen, and returns true at the end. */
const SCROLL_FURTHER = `(() => {
  scrollBy({ top: innerHeight / 2, behavior: 'instant' });
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
})()`;

/** Scrolls to the end, so that lazy parts load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.locator(LOADED_PAGE).waitFor();
  while (!(await page.evaluate<boolean>(SCROLL_FURTHER))) await page.waitForTimeout(50);
  await page.waitForLoadState('networkidle');
}

/** Reads the text of a page in a new browser context, without animations and videos. */
async function readIn(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.goto(url);
    if (javaScriptEnabled) await scrollThrough(page);
    return await page.evaluate<string>(VISIBLE_TEXT);
  } finally {
    await context.close();
  }
}

/** Opens a page with and without script, and compares the words. */
export async function readWithoutScript(browser: Browser, url: string): Promise<ReadableShare> {
  const withScript = wordsOf(await readIn(browser, url, true));
  return shareOf(withScript, wordsOf(await readIn(browser, url, false)));
}

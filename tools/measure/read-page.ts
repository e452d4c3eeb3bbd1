import type { Browser, Page } from 'playwright-core';
import { type Share, shareOf, wordsOf } from './words.ts';

/**
 * The text that can be seen now, without the names of controls: they are for those who can press them. Runs in the
 * page, so it is a text: these sources are typed for Node.
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

/** A page that is all it will be until somebody goes on: nothing is left of what came with the HTML, or nothing is alive. */
const WHOLE_PAGE = '#root[data-alive]:not(:has([data-prerendered])), #root:has([data-still])';

/** Scrolls a screen further, and tells whether that was the last one. */
const SCROLL_ON = `(() => {
  scrollBy({ top: innerHeight / 2, behavior: 'instant' });
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
})()`;

/** Scrolls to the end, so that everything that loads on the way is there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.locator(WHOLE_PAGE).waitFor();
  while (!(await page.evaluate<boolean>(SCROLL_ON))) await page.waitForTimeout(50);
  await page.waitForLoadState('networkidle');
}

/** Reads a page in a context of its own, in which nothing moves by itself and no film is asked for. */
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

/** How much of what a page says can be read without script. */
export async function readWithoutScript(browser: Browser, url: string): Promise<Share> {
  const living = wordsOf(await readIn(browser, url, true));
  return shareOf(living, wordsOf(await readIn(browser, url, false)));
}

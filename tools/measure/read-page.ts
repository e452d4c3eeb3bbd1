import type { Browser, Page } from 'playwright-core';
import { WHOLE_PAGE } from './whole-page.ts';
import { type Words, together, wordsOf } from './words.ts';

/** A phone: there the menu has to be opened. */
const VIEWPORT = { width: 412, height: 823 };

/** Controls that open more, pressed one after the other. */
const OPENERS = {
  menu: '[aria-haspopup="dialog"][aria-expanded="false"]',
  disclosures: 'button[aria-expanded="false"][aria-controls]',
  tabs: '[role="tab"]',
  nextSlide: '[role="group"][aria-roledescription="carousel"] button[aria-label^="Next"]',
  slides: '[aria-roledescription="slide"]',
};

/**
 * The text that can be seen now, without the names of controls: they are for those who can press them. Runs in the
 * page, so it is a text: these sources are typed for Node.
 */
const visibleText = `(() => {
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

/** Scrolls a screen further, and tells whether that was the last one. */
const scrollOn = `(() => {
  scrollBy({ top: innerHeight / 2, behavior: 'instant' });
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
})()`;

const look = async (page: Page) => wordsOf(await page.evaluate<string>(visibleText));

/** Presses what is there as if by keyboard, so that nothing that lies over it is in the way. */
const press = (page: Page, selector: string, nth: number) =>
  page.locator(selector).nth(nth).evaluate('(element) => element.click()');

async function scrollThrough(page: Page): Promise<void> {
  while (!(await page.evaluate<boolean>(scrollOn))) await page.waitForTimeout(50);
  await page.waitForLoadState('networkidle');
}

/** Looks once more after each press. */
async function lookAfter(page: Page, selector: string, times?: number): Promise<Words[]> {
  const looks: Words[] = [];
  const count = await page.locator(selector).count();
  for (let nth = 0; nth < (times ?? count); nth += 1) {
    await press(page, selector, times === undefined ? nth : 0);
    await page.waitForTimeout(50);
    looks.push(await look(page));
  }
  return looks;
}

/** Opens the menu, and each of its groups: each is then another one of those that are closed. */
async function lookIntoMenu(page: Page): Promise<Words[]> {
  await press(page, `header ${OPENERS.menu}:not([aria-keyshortcuts])`, 0);
  const groups = `dialog[open] ${OPENERS.disclosures}`;
  while ((await page.locator(groups).count()) > 0) await press(page, groups, 0);
  await page.waitForTimeout(400);
  const looks = [await look(page)];
  await page.keyboard.press('Escape');
  return looks;
}

/** Everything that a living page says, with all that it can open. */
async function livingWords(page: Page, url: string): Promise<Words> {
  await page.goto(url);
  await page.locator(WHOLE_PAGE).waitFor();
  await scrollThrough(page);
  const slides = await page.locator(OPENERS.slides).count();
  return together([
    await look(page),
    ...(await lookAfter(page, OPENERS.tabs)),
    ...(slides > 0 ? await lookAfter(page, OPENERS.nextSlide, slides) : []),
    ...(await lookAfter(page, `main ${OPENERS.disclosures}`)),
    ...(await lookIntoMenu(page)),
  ]);
}

/** Everything that can be read without script: the page, and the menu that a link leads to. */
async function staticWords(page: Page, url: string): Promise<Words> {
  await page.goto(url);
  const looks = [await look(page)];
  await page.goto(`${url}#menu`);
  return together([...looks, await look(page)]);
}

/** Reads a page in a context of its own, in which nothing moves by itself and no film is asked for. */
async function readIn(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Words> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    javaScriptEnabled,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    return await (javaScriptEnabled ? livingWords : staticWords)(page, url);
  } finally {
    await context.close();
  }
}

/** The words of a page, alive and without script. */
export async function readPage(browser: Browser, url: string) {
  return {
    living: await readIn(browser, url, true),
    withoutScript: await readIn(browser, url, false),
  };
}

import type { Locator } from '@playwright/test';

/**
 * Scrolls to a part that may still be loading. Playwright's own method waits until it does not move, which a
 * placeholder may never do.
 */
export const scrollTo = (part: Locator, block: 'center' | 'start' = 'start'): Promise<void> =>
  part.evaluate((element, to) => element.scrollIntoView({ block: to }), block);

/**
 * Scrolls to the part at this index, if it exists, and waits until it is painted. Returns the number of parts. Does not
 * wait for missing ones, since parts are replaced while a page loads.
 */
export const scrollToPlace = (parts: Locator, place: number): Promise<number> =>
  parts.evaluateAll(async (found, at) => {
    found[at]?.scrollIntoView({ block: 'start' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return found.length;
  }, place);

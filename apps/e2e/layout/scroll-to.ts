import type { Locator } from '@playwright/test';

/**
 * Brings a part onto the screen that may just be arriving: Playwright's own way waits until it stands still, which a
 * placeholder never may.
 */
export const scrollTo = (part: Locator, block: 'center' | 'start' = 'start'): Promise<void> =>
  part.evaluate((element, to) => element.scrollIntoView({ block: to }), block);

/**
 * Brings the part at this place onto the screen, if it is there, for as long as that takes to be drawn. Returns how many
 * there are. It waits for none: while a page arrives, a part gives way to another.
 */
export const scrollToPlace = (parts: Locator, place: number): Promise<number> =>
  parts.evaluateAll(async (found, at) => {
    found[at]?.scrollIntoView({ block: 'start' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return found.length;
  }, place);

import type { Locator } from '@playwright/test';

/**
 * Brings a part onto the screen that may just be arriving: Playwright's own way waits until it stands still, which a
 * placeholder never may.
 */
export const scrollTo = (part: Locator, block: 'center' | 'start' = 'start'): Promise<void> =>
  part.evaluate((element, to) => element.scrollIntoView({ block: to }), block);

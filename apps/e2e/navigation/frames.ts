import type { Page } from '@playwright/test';

/** Enough for the browser to be seen moving, once it has begun to. */
const FRAMES = 8;

/**
 * Lets the browser draw some frames, whether or not the page's clock stands still. Whoever watched the size of the
 * page before has been told of it.
 */
export async function framesPass(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
    }
  }, FRAMES);
}

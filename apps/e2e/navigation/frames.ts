import type { Page } from '@playwright/test';

/** Enough frames to notice a motion. */
const FRAMES = 8;

/** Waits for some animation frames, even with a stopped clock, so that resize observers have run. */
export async function framesPass(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
    }
  }, FRAMES);
}

import { expect, type Page } from '@playwright/test';
import { framesPass } from './frames.ts';

/** Step of the fake clock while the page loads, in milliseconds. */
export const STEP = 10;

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The scroll position at which a section is right below the navbar; NaN before the section is there. */
export const goalOf = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const section = document.getElementById(anchor);
    const clearance = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const room = document.documentElement.scrollHeight - window.innerHeight;
    const top = (section?.getBoundingClientRect().top ?? NaN) + window.scrollY - clearance;
    return Math.round(Math.min(top, room));
  }, id);

/** Distance of the page from the target scroll position, in pixels. */
export const distanceOf = async (page: Page, id: string) =>
  (await goalOf(page, id)) - (await scrollTop(page));

/** Advances the clock until the section has a layout, and no further. */
export async function arrive(page: Page, anchor: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP);
    expect(await page.locator(`#${anchor}`).count()).toBe(1);
    expect(await page.locator('#root[data-hydrated]').count()).toBe(1);
  }).toPass({ intervals: [1] });
  await framesPass(page);
}

import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const STOPS = 80;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  await expect(target, `${STOPS} times ${key} did not reach it`).toBeFocused();
}

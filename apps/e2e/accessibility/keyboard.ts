import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has places to stop at. */
const STOPS = 80;

/** Goes with the Tab key from where the focus is to an element, as somebody does who has no pointer. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  await expect(target, `${STOPS} times ${key} did not reach it`).toBeFocused();
}

import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility/style-guide.ts';
import { scrollTo } from './scroll-to.ts';

const card = (page: Page) => page.locator('[data-reveal]').first();

/** Durations in milliseconds of what moves or fades the card at this moment. */
function runningDurations(page: Page): Promise<unknown[]> {
  return card(page).evaluate((element) =>
    element.getAnimations().map((animation) => animation.effect?.getTiming().duration),
  );
}

test('[RESP-07] what moves on the page takes 0.45 seconds, and no time for those who prefer less motion', async ({
  page,
  guide,
}) => {
  await expect(card(page)).toHaveAttribute('data-reveal', 'waiting');
  const { duration, properties } = await card(page).evaluate((element) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(element);
    return { duration: transitionDuration, properties: transitionProperty };
  });
  expect(properties).toBe('opacity');
  expect(duration).toBe('0.45s');

  // The card starts from rest: a transition that is turned back halfway is shorter.
  await expect(card(page)).toHaveCSS('opacity', '0');
  await page.mouse.move(200, 200);
  const running = card(page).evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('transitionrun', () =>
          resolve(element.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
        );
      }),
  );
  await scrollTo(card(page));
  expect(await running).toContain(450);
  await expect(card(page)).toHaveCSS('opacity', '1');
  expect(await runningDurations(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(guide);
  await expect(card(page)).toHaveAttribute('data-reveal', 'shown');
  await expect(card(page)).toHaveCSS('transition-duration', '0s');
});

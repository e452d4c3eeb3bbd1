import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from './scroll-to.ts';
import { withinNow } from '../machine/pace.ts';

interface Movement {
  readonly property: string;
  /** Duration in milliseconds. */
  readonly duration: unknown;
}

/** Notes every change of style that takes its time, from now on. */
const recordMovements = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: Movement[] = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations()) {
        if (!(animation instanceof CSSTransition)) continue;
        if (animation.transitionProperty !== propertyName) continue;
        seen.push({
          property: propertyName,
          duration: animation.effect?.getTiming().duration,
        });
      }
    });
    return seen;
  });

/** How long a property took to change, each duration once. */
async function durationsOf(property: string, movements: JSHandle<Movement[]>) {
  const seen = await movements.jsonValue();
  return [
    ...new Set(
      seen.flatMap((movement) => (movement.property === property ? [movement.duration] : [])),
    ),
  ];
}

test('[RESP-07] the picture of a project grows in 0.45 seconds when it is pointed at', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  const showcase = page.locator('section#future-showcase');
  await scrollTo(showcase);
  const teaser = showcase.getByRole('listitem').first();
  await scrollTo(teaser, 'center');
  const movements = await recordMovements(page);
  await teaser.hover();
  await expect.poll(() => durationsOf('scale', movements)).toEqual([450]);
});

test('[RESP-07] what is next fades in 0.45 seconds when it is left for the forum page', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/conference/success?session_id=cs_1`);
  const back = page.getByRole('link', { name: 'Back to Conference Details' });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(back).toBeVisible({ timeout: withinNow(100) });
  }).toPass();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const movements = await recordMovements(page);
  await back.click();
  await expect.poll(() => durationsOf('opacity', movements)).toEqual([450]);
});

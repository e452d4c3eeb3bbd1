import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from './scroll-to.ts';

test('[RESP-07] what moves on the page takes 0.45 seconds, and no time for those who prefer less motion', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const teaser = page.locator('#future-showcase li').first();
  const picture = teaser.locator('img');
  await scrollTo(picture, 'center');
  await expect(picture).toHaveCSS('transition', /^scale 0\.45s/);

  const running = picture.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('transitionrun', () =>
          resolve(element.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
        );
      }),
  );
  await teaser.hover();
  expect(await running).toContain(450);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture).toHaveCSS('transition-duration', '0s');
});

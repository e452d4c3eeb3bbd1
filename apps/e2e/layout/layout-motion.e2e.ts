import { expect, test } from '../federation/composed-site.ts';

test('[RESP-07] movements of the layout take 0.45 seconds, and no time with reduced motion', async ({
  page,
  site,
}) => {
  // The section loads once it is near the screen.
  await page.goto(`${site.url}/#future-showcase`);
  const teaser = page.locator('#future-showcase li').first();
  const picture = teaser.locator('img');
  await expect(picture).toHaveCSS('transition', /^scale 0\.45s/);
  await expect(picture).toHaveCSS('scale', 'none');
  await teaser.hover();
  await expect(picture).toHaveCSS('scale', '1.03');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture).toHaveCSS('transition-duration', '0s');
});

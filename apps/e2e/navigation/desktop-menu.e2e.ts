import { expect, test } from '../federation/composed-site.ts';

test('[NAV-28][NAV-29] a dropdown opens on hover and on click, and closes on a click outside', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  const banner = page.getByRole('banner');
  const more = banner.getByRole('button', { name: 'More on Conference' });
  const entry = banner.getByRole('link', { name: 'Register Now' });

  await banner.getByRole('link', { name: 'Conference' }).hover();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await entry.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(entry).toBeHidden();

  await more.click();
  await page.mouse.move(640, 700);
  await expect(entry).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(entry).toBeHidden();
});

test('the keyboard opens, walks and closes a dropdown as a disclosure', async ({ site, page }) => {
  await page.goto(site.url);
  const banner = page.getByRole('banner');
  const more = banner.getByRole('button', { name: 'More on About' });
  await more.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Overview' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(more).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

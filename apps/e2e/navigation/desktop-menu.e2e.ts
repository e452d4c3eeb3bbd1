import { expect, test } from '../federation/composed-site.ts';
import { looksOf } from './entry-look.ts';

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

test('[NAV-18] Register Now stands out from all the other entries of its dropdown', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'More on Conference' }).click();
  await expect(banner.getByRole('link', { name: 'Register Now' })).toBeVisible();
  const { highlighted, others } = await looksOf(
    banner.locator('li:has-text("Register Now") ul a:visible'),
  );
  expect(others).toHaveLength(8);
  for (const other of others) {
    expect(highlighted.background).not.toBe(other.background);
    expect(highlighted.color).not.toBe(other.color);
    expect(highlighted.weight).toBeGreaterThan(other.weight);
  }
});

import { expect, test } from '../federation/composed-site.ts';

test('[DON-01] the donation section stands at /conference#donation, and on a page of its own', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference#donation`);
  const anchor = page.locator('#donation');
  const title = anchor.getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Support Our Mission');
  await expect(title).toBeInViewport();
  await expect(anchor.getByRole('button', { name: 'Donate $50 Now' })).toBeVisible();

  await page.goto(`${site.url}/donate`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donate');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Your Donation');
  await expect(page.getByRole('button', { name: 'Donate $50 Now' })).toBeVisible();
});

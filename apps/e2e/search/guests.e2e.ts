import { expect, test } from '../federation/composed-site.ts';

test('[NAV-32] what guests from elsewhere look for is the first result', async ({ site, page }) => {
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search the site' });
  const field = page.getByRole('combobox', { name: 'Search the site' });
  const first = search.getByRole('option').first();
  for (const [words, path] of [
    ...['hotel', 'airport', 'parking', 'visa', 'getting there'].map(
      (word) => [word, '/conference#getting-there'] as const,
    ),
    ['refund', '/conference#refunds'],
    ['contact', '/contact'],
  ] as const) {
    await field.fill(words);
    await expect(search.getByRole('status')).toHaveText(/result/);
    await expect(first).toHaveAttribute('href', path);
  }
});

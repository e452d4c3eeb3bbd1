import { expect, test } from '../federation/composed-site.ts';

const REDIRECTS = [
  { row: 'ROUTE-04', from: '/studios/apply', to: '/apply/student' },
  { row: 'ROUTE-04', from: '/studios/partner', to: '/apply/partner' },
  { row: 'ROUTE-11', from: '/speakers/efua-mockup', to: '/conference/speakers/efua-mockup' },
];

for (const { row, from, to } of REDIRECTS) {
  test(`[${row}] ${from} leads to ${to}, and Back to where one came from`, async ({
    page,
    site,
  }) => {
    // To a browser, what a story looks up counts as a press.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
    );
    await page.goto(`${site.url}/contact`);
    await page.goto(`${site.url}${from}`);
    await expect(page).toHaveURL(`${site.url}${to}`);
    // For who comes from elsewhere it is the first page, whose heading has no ring around it.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/contact`);
  });
}

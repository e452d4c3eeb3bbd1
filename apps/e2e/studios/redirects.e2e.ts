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
    await page.goto(`${site.url}/contact`);
    await page.goto(`${site.url}${from}`);
    await expect(page).toHaveURL(`${site.url}${to}`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/contact`);
  });
}

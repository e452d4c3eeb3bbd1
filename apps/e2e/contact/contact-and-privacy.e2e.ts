import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';

test('[FOOT-04][FOOT-05][ROUTE-14][ROUTE-15] the footer leads to the contact page and to the privacy policy, which lists all data stored in the browser', async ({
  page,
  site,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.goto(site.url);
  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page).toHaveTitle('Contact - RAADE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expectAccessible(page, 'the contact page');
  await footer.getByRole('radio', { name: 'Dark' }).check();
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(`${site.url}/privacy`);
  await expect(page).toHaveTitle('Privacy - RAADE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(storedKeys).toContain('raade-ui-theme');
  const policy = await page.getByRole('region', { name: 'In your browser' }).innerText();
  for (const key of storedKeys) expect(policy).toContain(key);
  expect(await page.context().cookies()).toEqual([]);
  const staff = page.getByRole('region', { name: 'What concerns our staff only' });
  const work = staff.getByText(COLLECTION_TABLE.auditLog.retention.text);
  await expect(work).toBeHidden();
  await staff.locator('summary').click();
  await expect(work).toBeVisible();
});

import { BACKUP_WEEKS } from '@raade/contracts/backups';
import { COLLECTION_TABLE } from '@raade/contracts/collection-table';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { SAMPLE } from '@raade/content-model/sample-content';
import { expect, test } from '../federation/composed-site.ts';

test('[ROUTE-14] footer and menu lead to the contact page: addresses, map and social media, and no form', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page).toHaveTitle('Contact - RAADE');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(main.getByRole('link', { name: SAMPLE.contact.email })).toHaveAttribute(
    'href',
    `mailto:${SAMPLE.contact.email}`,
  );
  await expect(main.getByRole('heading', { name: 'Lindiwe Sample' })).toBeVisible();
  await expect(main.getByText('within three working days')).toBeVisible();
  await expect(main.getByRole('img', { name: /^A letter goes/ })).toBeVisible();
  for (const line of SAMPLE.contact.postalAddress) await expect(main.getByText(line)).toBeVisible();
  for (const { name, url } of SAMPLE.contact.profiles) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', url);
  }
  const map = main.getByRole('link', { name: 'See it on a map' });
  const href = new URL((await map.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://www.google.com/maps/search/');
  expect(href.searchParams.get('query')).toBe(SAMPLE.contact.postalAddress.join(', '));
  await expect(main.locator('form, input, textarea, select')).toHaveCount(0);

  await page.setViewportSize({ width: 400, height: 800 });
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('[ROUTE-15] the footer leads to the privacy policy, which names what the browser really keeps', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(`${site.url}/privacy`);
  await expect(page).toHaveTitle('Privacy - RAADE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept).toContain('raade-ui-theme');
  const policy = await page.getByRole('region', { name: 'In your browser' }).innerText();
  for (const key of kept) expect(policy).toContain(key);
  expect(await page.context().cookies()).toEqual([]);
  const { mailService = '' } = LOCAL_ENVIRONMENT;
  const services = ['Google Firebase', 'Stripe', 'YouTube', 'Google reCAPTCHA', mailService];
  const others = page.getByRole('region', { name: 'Companies we use' });
  for (const service of services) await expect(others).toContainText(service);
  await expect(others.getByText(`${mailService} delivers our mail`)).toHaveCount(1);
  const records = page.getByRole('region', { name: 'What we keep about you' });
  const { deliveries, metrics } = COLLECTION_TABLE;
  for (const { kept } of [deliveries, metrics]) await expect(records).toContainText(kept.says);
  await expect(page.getByText(`up to ${BACKUP_WEEKS} weeks`)).toBeVisible();
  const staff = page.getByRole('region', { name: 'What concerns our staff only' });
  const work = staff.getByText(COLLECTION_TABLE.auditLog.kept.says);
  await expect(work).toBeHidden();
  await staff.locator('summary').click();
  await expect(work).toBeVisible();
});

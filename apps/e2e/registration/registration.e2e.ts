import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const KEYS = ['checkoutSessionId', 'registrationEmail', 'somethingElse'];

async function remember(page: Page, email: string): Promise<void> {
  await page.addInitScript((address) => {
    if (sessionStorage.getItem('somethingElse')) return;
    sessionStorage.setItem('checkoutSessionId', 'cs_1');
    sessionStorage.setItem('registrationEmail', address);
    sessionStorage.setItem('somethingElse', 'kept');
  }, email);
}

const stored = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(key)), KEYS);

test('[ROUTE-08][REG-01][REG-02][REG-03][REG-04][REG-05] registration is closed, has links, and deletes the data of a checkout', async ({
  site,
  page,
}) => {
  await remember(page, 'visitor@example.org');
  await page.goto(`${site.url}/conference/register`);
  await expect(heading(page, 'Registration is Now Closed')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('has reached its capacity');
  await expect.poll(() => stored(page)).toEqual([null, null, 'kept']);
  const details = page.getByRole('region', { name: 'Conference Details' });
  for (const text of ['April 11-12, 2025', 'Multicultural Center', /Day 1.*4:00 PM - 8:30 PM/]) {
    await expect(details).toContainText(text);
  }
  await expect(details).toContainText(
    /Day 2.*8:00 AM - 9:00 PM.*Glasscock School of Continuing Studies/,
  );
  await expect(details.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
  const ways = page.getByRole('region', { name: 'What you can do instead' }).getByRole('listitem');
  const links = await ways.getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/contact', '/apply/student', '/conference#schedule', '/contact']);
  await page.getByRole('link', { name: 'Back to Conference Information' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
  await page.goBack();
  // The whole card is clickable, since its link covers it.
  await ways.nth(3).getByRole('paragraph').click({ force: true });
  await expect(page).toHaveURL(`${site.url}/contact`);
});

test('[ROUTE-09][REG-08][REG-09][REG-11][CALL-18] the success page confirms the data of the checkout, and lists the next steps', async ({
  site,
  page,
}) => {
  await remember(page, 'visitor@example.org');
  await page.goto(`${site.url}/conference/success?session_id=cs_1`);
  await expect(heading(page, 'Registration Complete!')).toBeVisible();
  const sent = page.getByText('A confirmation email has been sent to');
  await expect(sent).toContainText('visitor@example.org');
  const next = page.getByRole('region', { name: 'What is next' });
  await expect(next.getByRole('listitem')).toHaveText([
    /^Save the date/,
    /^Check your email/,
    /^Follow us on social media/,
  ]);
  const calendar = next.getByRole('link', { name: 'Add to Calendar' });
  await expect(calendar).toHaveAttribute('target', '_blank');
  await expect(calendar).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/.*dates=20250411%2F20250413/,
  );
  for (const email of ['', 'not an address']) {
    await page.evaluate((text) => sessionStorage.setItem('registrationEmail', text), email);
    await page.reload();
    await expect(sent).toContainText('to your email address');
  }
  await next.getByRole('link', { name: 'Back to Conference Details' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
});

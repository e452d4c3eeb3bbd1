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

test('[ROUTE-08][REG-01][REG-02][REG-03][REG-04][REG-05] registration is closed, and what a checkout left is forgotten', async ({
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
  await page.getByRole('link', { name: 'Back to Conference Information' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
});

test('whoever finds registration closed is led on: to a team, to the schedule, to the next one', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference/register`);
  const ways = page.getByRole('region', { name: 'What you can do instead' }).getByRole('listitem');
  await expect(ways).toHaveCount(4);
  const paths = ['/contact', '/apply/student', '/conference#schedule', '/contact'];
  for (const [index, path] of paths.entries()) {
    await expect(ways.nth(index).getByRole('link')).toHaveAttribute('href', path);
  }
  // The whole card answers: its link lies over what it says.
  await ways.nth(3).getByRole('paragraph').click({ force: true });
  await expect(page).toHaveURL(`${site.url}/contact`);
});

/** Milliseconds by which the faked clock goes on while the page loads. */
const STEP = 10;

async function openSuccess(page: Page, url: string, search: string): Promise<string[]> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('without a checkout session')) warnings.push(message.type());
  });
  await page.clock.install({ time: '2025-03-01T12:00:00-06:00' });
  // The clock stands still from the first script on.
  await page.clock.pauseAt('2025-03-01T12:00:01-06:00');
  await page.goto(`${url}/conference/success${search}`);
  await expect(async () => {
    await page.clock.runFor(STEP);
    expect(await heading(page, 'Verifying your registration...').count()).toBe(1);
  }).toPass({ intervals: [1] });
  return warnings;
}

test('[ROUTE-09][REG-06][REG-07][REG-08][REG-09][REG-10][REG-11][CALL-18] the success page: verifying, complete, what is next', async ({
  site,
  page,
}) => {
  await remember(page, 'visitor@example.org');
  const warnings = await openSuccess(page, site.url, '?session_id=cs_1');
  await expect(heading(page, 'Registration Complete!')).toHaveCount(0);
  await page.clock.runFor(799 - STEP);
  await expect(heading(page, 'Verifying your registration...')).toBeVisible();
  await page.clock.runFor(1 + STEP);
  await expect(heading(page, 'Registration Complete!')).toBeVisible();
  await expect(
    page.getByText('A confirmation email has been sent to visitor@example.org'),
  ).toBeVisible();
  expect(warnings).toEqual([]);

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

  await next.getByRole('link', { name: 'Back to Conference Details' }).click();
  await page.clock.runFor(299);
  await expect(page).toHaveURL(/conference\/success/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${site.url}/conference`);
});

for (const email of ['', 'not an address']) {
  test(`[REG-08] with "${email}" for an address, the confirmation names none`, async ({
    site,
    page,
  }) => {
    await remember(page, email);
    await openSuccess(page, site.url, '?session_id=cs_1');
    await page.clock.runFor(800);
    await expect(
      page.getByText('A confirmation email has been sent to your email address'),
    ).toBeVisible();
  });
}

test('[REG-07] without a session it warns, confirms nothing and leads on', async ({
  site,
  page,
}) => {
  await remember(page, 'visitor@example.org');
  const warnings = await openSuccess(page, site.url, '');
  await page.clock.runFor(800);
  await expect(heading(page, 'Nothing to confirm')).toBeVisible();
  expect(warnings).toEqual(['warning']);
  await expect(page.getByText('Registration Complete!')).toBeHidden();
  await expect(page.getByText('has been sent')).toBeHidden();
  await expect(page.getByRole('region', { name: 'What is next' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See the forum' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
});

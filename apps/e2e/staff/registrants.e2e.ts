import type { Page } from '@playwright/test';
import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
import { interceptEarly } from '../stack/intercept-early.ts';
import { expect, test } from '../stack/local-stack.ts';

import { names, READ, rows } from './registrants-page.ts';
import { makeAccount, openAs, signInAs, signOut } from './staff.ts';

const samples = sampleRegistrants()
  .map(({ registrant }) => registrant)
  .reverse();

/** The red, green and blue of a status, as it is painted. */
async function colourOf(page: Page, status: string) {
  const badge = rows(page).getByText(status, { exact: true }).first();
  const color = await badge.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return { red, green, blue };
}

test.beforeEach(({ page }) => interceptEarly(page));

test('[ROUTE-19] [ADM-11] registrants have a color for each status, and the next account that signs in sees none of them', async ({
  page,
  backend,
}) => {
  // New accounts, since signing out could end the session of another test with the same account.
  await openAs(page, '/admin/reconciliation', backend, 'viewer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page.getByText('60 of 60 registrants shown')).toBeVisible();
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual(samples.slice(0, shown.length).map(({ full_name }) => full_name));

  const confirmed = await colourOf(page, 'confirmed');
  expect(confirmed.green).toBeGreaterThan(Math.max(confirmed.red, confirmed.blue));
  const pending = await colourOf(page, 'pending');
  expect(Math.min(pending.red, pending.green)).toBeGreaterThan(pending.blue + 50);
  const canceled = Object.values(await colourOf(page, 'cancelled'));
  expect(Math.max(...canceled) - Math.min(...canceled)).toBeLessThan(40);

  await signOut(page);
  await page.route(READ, () => new Promise(() => undefined));
  await signInAs(page, await makeAccount(backend, ['viewer']));
  await expect(page.getByText('Loading registrants data...')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('on a phone the first row begins within 200 px, and a key opens the filter', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, '/admin/reconciliation', backend, 'viewer');
  await expect
    .poll(async () => (await rows(page).first().boundingBox())?.y)
    .toBeLessThanOrEqual(200);
  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Registrants to show' })).toBeFocused();
});

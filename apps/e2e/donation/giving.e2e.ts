import type { Page, Request } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  documentsOf,
  fillPartnerForm,
  fillStudentForm,
  sampleAddress,
} from '../applications/applicant.ts';
import { openDonationsAsStaff } from '../staff/staff.ts';
import { expect, test } from '../stack/local-stack.ts';
import { CARDS, expectThanks, fillInformation, payByCard, sampleDonor } from './donor.ts';

/**
 * Resolves with the first POST to an address with this end, and continues it once `goesOn` has resolved. Call it before
 * the page is opened, since Playwright can miss requests of a running page that is first intercepted.
 */
async function interceptPost(page: Page, end: string, goesOn?: Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<Request>();
  await page.route(
    (url) => url.pathname.endsWith(end),
    async (route) => {
      if (route.request().method() === 'POST') resolve(route.request());
      await goesOn;
      await route.continue();
    },
  );
  return { sent: promise };
}

test('[DON-01][DON-02][DON-15][DON-17][DON-28][DON-29][DON-50][CALL-05][CALL-06] a visitor gives $50 by card without an account, and staff find the donation in the ledger', async ({
  page,
}) => {
  const donor = sampleDonor();
  const goesOn = Promise.withResolvers<undefined>();
  const confirmed = await interceptPost(page, '/confirm');
  const recorded = await interceptPost(page, CALLABLES.recordDonation, goesOn.promise);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Rice Association for African Development',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
  await expect(page).toHaveURL('/conference#donation');
  const title = page.locator('#donation').getByRole('heading', { name: 'Support Our Mission' });
  await expect(title).toBeInViewport();
  await page.getByLabel('Message (optional)').fill('Good luck');
  await fillInformation(page, donor);
  await expect(page.getByRole('heading', { name: 'Complete Your Donation' })).toBeFocused();

  await payByCard(page, CARDS.succeeds);
  const card = new URLSearchParams((await confirmed.sent).postData() ?? '');
  expect(card.get('payment_method_data[billing_details][name]')).toBe(donor.name);
  expect(card.get('payment_method_data[billing_details][email]')).toBe(donor.email);
  expect((await recorded.sent).postDataJSON()).toEqual({
    data: { paymentIntentId: card.get('client_secret')?.replace(/_secret_.*/, '') },
  });
  await expect(page.getByRole('heading', { name: 'Complete Your Donation' })).toBeVisible();
  goesOn.resolve(undefined);
  await expectThanks(page);
  await expect(page.getByText(`A receipt has been emailed to ${donor.email}.`)).toBeVisible();

  await openDonationsAsStaff(page);
  const row = page.getByRole('row', { name: donor.name });
  await expect(row).toContainText('$50');
  await expect(row).toContainText('succeeded');
});

/** Records all requests of the page with their credentials. */
function watchRequests(page: Page) {
  const requests: { origin: string; credentials: string | undefined }[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    requests.push({ origin, credentials: request.headers()['authorization'] });
  });
  return requests;
}

test('[DON-03][SEC-02] a visitor who never signs in donates anonymously, and sends both applications', async ({
  page,
  backend,
}) => {
  const requests = watchRequests(page);
  const [donor, email] = [sampleDonor(), sampleAddress()];
  await page.goto('/donate');
  await page.getByLabel('Make my donation anonymous').check();
  await fillInformation(page, donor);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  await expect(page.getByRole('definition').filter({ hasText: 'Anonymous' })).toBeVisible();
  await expect(page.getByText(donor.name)).toHaveCount(0);

  await page.goto('/apply/student');
  await fillStudentForm(page, email);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible();
  await page.goto('/apply/partner');
  await fillPartnerForm(page, email);
  await page.getByRole('button', { name: 'Submit Partnership Request' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible();

  const donations = await documentsOf(backend, 'donations', 'donor_email', donor.email);
  expect(donations).toMatchObject([{ donor_name: null, is_anonymous: true }]);
  expect(JSON.stringify(donations)).not.toContain(donor.name);
  expect(await documentsOf(backend, 'studentApplications', 'email', email)).toHaveLength(1);
  expect(await documentsOf(backend, 'partnerApplications', 'email', email)).toHaveLength(1);

  const { emulators } = backend.stack.environment;
  const origins = new Set(requests.map(({ origin }) => origin));
  expect(origins).toContain(emulators?.functions);
  expect(origins).toContain(emulators?.firestore);
  expect(origins).not.toContain(emulators?.auth);
  // Stripe's script sends our publishable key, which is public.
  const shown = requests.filter(({ credentials }) => credentials !== undefined);
  expect(new Set(shown.map(({ origin }) => origin))).toEqual(
    new Set([backend.stack.origins.stripe]),
  );
});

import type { Page } from '@playwright/test';
import {
  documentsOf,
  fillPartnerForm,
  fillStudentForm,
  sampleAddress,
} from '../applications/applicant.ts';
import { expect, test } from '../stack/local-stack.ts';
import { CARDS, expectThanks, fillInformation, payByCard, sampleDonor } from './donor.ts';
import { coldFunctions } from '../machine/pace.ts';

/** Notes what the page asks of anyone, with the credentials that it shows. */
function watchRequests(page: Page) {
  const requests: { origin: string; credentials: string | undefined }[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    requests.push({ origin, credentials: request.headers()['authorization'] });
  });
  return requests;
}

test('[SEC-02] a visitor who never signs in gives, also anonymously, and sends both applications', async ({
  page,
  stack,
  request,
}) => {
  test.slow();
  const requests = watchRequests(page);
  const [donor, silentDonor, email] = [sampleDonor(), sampleDonor(), sampleAddress()];
  await page.goto('/donate');
  await fillInformation(page, donor);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);

  await page.getByRole('button', { name: 'Make Another Donation' }).click();
  await page.getByLabel('Make my donation anonymous').check();
  await fillInformation(page, silentDonor);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);

  await page.goto('/apply/student');
  await fillStudentForm(page, email);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible(coldFunctions());
  await page.goto('/apply/partner');
  await fillPartnerForm(page, email);
  await page.getByRole('button', { name: 'Submit Partnership Request' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible(coldFunctions());

  const books = { stack, request };
  const gifts = await documentsOf(books, 'donations', 'donor_email', donor.email);
  const silentGifts = await documentsOf(books, 'donations', 'donor_email', silentDonor.email);
  expect(gifts).toMatchObject([{ donor_name: donor.name }]);
  expect(silentGifts).toMatchObject([{ donor_name: null }]);
  expect(await documentsOf(books, 'studentApplications', 'email', email)).toHaveLength(1);
  expect(await documentsOf(books, 'partnerApplications', 'email', email)).toHaveLength(1);

  const { emulators } = stack.environment;
  const origins = new Set(requests.map(({ origin }) => origin));
  expect(origins).toContain(emulators?.functions);
  expect(origins).toContain(emulators?.firestore);
  expect(origins).not.toContain(emulators?.auth);
  // Stripe's own script shows our publishable key, which is everyone's.
  const shown = requests.filter(({ credentials }) => credentials !== undefined);
  expect(new Set(shown.map(({ origin }) => origin))).toEqual(new Set([stack.origins.stripe]));
});

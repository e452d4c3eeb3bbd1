import type { Page } from '@playwright/test';
import { DONATION_RATES } from '@raade/contracts/donations';
import { expect, test } from '../stack/local-stack.ts';
import {
  type Books,
  CARDS,
  chargesOf,
  type Donor,
  expectThanks,
  expectToast,
  fillInformation,
  intentsOf,
  payByCard,
  sampleDonor,
} from './donor.ts';
import { coldFunctions } from '../machine/pace.ts';

// A payment that met its limit of declined cards is cancelled, so that nobody tries stolen cards against it.
// An honest donor is not to notice: the next card is charged with another payment.

const CONFIRM = '**/v1/payment_intents/*/confirm';

const donate = (page: Page) => page.getByRole('button', { name: 'Donate', exact: true });

const statusesOf = async (books: Books, donor: Donor) =>
  (await intentsOf(books, donor)).map(({ status }) => status);

test('[DON-45][DON-46] a donor whose cards were declined too often pays with the next one, and is charged once', async ({
  page,
  stack,
  request,
}) => {
  const books = { stack, request };
  const donor = sampleDonor();
  await page.goto('/donate');
  await fillInformation(page, donor);
  await payByCard(page, CARDS.declined);
  for (let declined = 1; declined < DONATION_RATES.declinesPerIntent; declined += 1) {
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    const answered = page.waitForResponse(CONFIRM);
    await donate(page).click();
    await answered;
  }
  await expectToast(page, 'Payment Failed', 'Your card was declined.');
  await expect.poll(() => statusesOf(books, donor), coldFunctions()).toContain('canceled');

  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  expect(await chargesOf(books, donor)).toEqual([5000]);
  // Who presses as fast as a script meets the limit sooner, and more than once.
  const [paid, ...others] = await statusesOf(books, donor);
  expect(paid).toBe('succeeded');
  expect([...new Set(others)]).toEqual(['canceled']);
});

test('[DON-45][DON-46] a payment that is cancelled under way is begun anew within the same press, and charged once', async ({
  page,
  stack,
  request,
}) => {
  const books = { stack, request };
  const donor = sampleDonor();
  await page.goto('/donate');
  await fillInformation(page, donor);
  await page.route(
    CONFIRM,
    async (route) => {
      const [intent] = await intentsOf(books, donor);
      await request.post(`${stack.origins.stripe}/v1/payment_intents/${intent?.id}/cancel`, {
        headers: { authorization: `Bearer ${stack.env['STRIPE_SECRET_KEY']}` },
      });
      await route.continue();
    },
    { times: 1 },
  );
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  expect(await statusesOf(books, donor)).toEqual(['succeeded', 'canceled']);
  expect(await chargesOf(books, donor)).toEqual([5000]);
});

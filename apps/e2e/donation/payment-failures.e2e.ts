import type { Page } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/base/callables';
import { loseAnswer } from '../applications/applicant.ts';
import { interceptEarly } from '../stack/intercept-early.ts';
import { expect, test } from '../stack/local-stack.ts';
import { isMarkedDocument, markDocument } from '../releases/open-tab.ts';
import { expectToast, toasts } from '../toasts/toasts.ts';
import {
  CARDS,
  chargesOf,
  comeToPayment,
  expectThanks,
  fillInformation,
  payByCard,
  sampleDonor,
} from './donor.ts';

// After each failure the same donor can still give, loses no typed text, and is charged once.

const RECORD = `**/${CALLABLES.recordDonation}`;
const CONFIRM = '**/v1/payment_intents/*/confirm';
const STRIPE_JS = /browser\/stripe\.js|js\.stripe\.com/;

/** Parts of the step that a donor needs to pay. */
const NEEDED = 'label, iframe, button, form strong';

/** True if the toast covers a part of the step. */
async function covers(page: Page, selector: string): Promise<boolean> {
  const toast = await toasts(page).boundingBox();
  const parts = await page.getByRole('main').locator(selector).all();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  if (!toast || boxes.length === 0) throw new Error('Nothing is shown.');
  return boxes.some(
    (box) =>
      box &&
      box.y < toast.y + toast.height &&
      box.y + box.height > toast.y &&
      box.x < toast.x + toast.width &&
      box.x + box.width > toast.x,
  );
}

const failed = (page: Page, text: string) => expectToast(page, 'Payment Failed', text);
const bank = (page: Page) => page.frameLocator('iframe[title="3-D Secure authentication"]');
const donate = (page: Page) => page.getByRole('button', { name: 'Donate', exact: true });

test.beforeEach(({ page }) => interceptEarly(page));

test('[DON-16][DON-31][DON-45][DON-48] a declined card, another amount, a lost connection and a failed record end in one charge', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const donor = await comeToPayment(page);
  // A hovered toast stays.
  await toasts(page).hover();
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(card.getByPlaceholder('Card number')).toBeVisible();
  expect(await covers(page, `${NEEDED}, dl`)).toBe(false);
  await payByCard(page, CARDS.declined);
  await failed(page, 'Your card was declined.');
  await expect(page.getByText('Try another card')).toBeInViewport();
  expect(await covers(page, NEEDED)).toBe(false);
  await expect(donate(page)).toHaveAccessibleDescription(
    /You will be charged \$50 once\. Payment Failed.*Nothing was charged\. Try another card/,
  );
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Your card was declined.')).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue(donor.name);
  await page.getByText('$100', { exact: true }).click();
  await page.getByRole('button', { name: 'Donate $100 Now' }).click();

  await page.route(CONFIRM, loseAnswer, { times: 1 });
  await payByCard(page, CARDS.succeeds);
  await failed(page, 'issues connecting to our payments provider');
  await page.route(RECORD, (route) => route.abort('connectionfailed'));
  await donate(page).dblclick();
  await failed(page, 'Failed to record your donation. Please try again.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await failed(page, 'Failed to record your donation. Please try again.');
  await page.route(STRIPE_JS, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('will not be charged again')).toBeVisible();
  await page.unroute(RECORD);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectThanks(page, '$100');
  expect(await chargesOf(backend, donor)).toEqual([10_000]);
});

test('[DON-28][DON-30][CALL-05] a decline by the bank, a reload during its challenge, and a crash while paying end in one charge', async ({
  page,
  backend,
}) => {
  const donor = sampleDonor();
  await page.goto('/donate');
  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('Custom amount').fill('75.5');
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('Email').fill(donor.email);
  await page.reload();
  await expect(page.getByLabel('Custom amount')).toHaveValue('75.5');
  await page.getByRole('button', { name: 'Donate $75.50 Now' }).click();

  await payByCard(page, CARDS.asksTheBank);
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await failed(page, 'unable to authenticate');
  await donate(page).click();
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(donor.email)).toBeVisible();
  expect(await chargesOf(backend, donor)).toEqual([]);

  // The card is charged, and the page gets no answer.
  const charged = Promise.withResolvers<undefined>();
  await page.route(
    CONFIRM,
    async (route) => {
      await route.fetch();
      charged.resolve(undefined);
    },
    { times: 1 },
  );
  await payByCard(page, CARDS.succeeds);
  await charged.promise;
  await page.reload();
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page, '$75.50');
  expect(await chargesOf(backend, donor)).toEqual([7550]);
});

test('[DON-25][DON-26] if the payment system cannot be loaded, a panel is shown, and Try Again reloads the page', async ({
  page,
}) => {
  await page.route(STRIPE_JS, (route) => route.abort());
  await page.goto('/donate');
  await fillInformation(page, sampleDonor());
  await expect(page.getByRole('heading', { name: 'Payment System Error' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Donate' })).toHaveCount(0);

  await page.unroute(STRIPE_JS);
  await markDocument(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Donation' })).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(false);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
});

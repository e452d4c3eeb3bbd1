import type { Page, Route } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/callables';
import { loseAnswer } from '../applications/applicant.ts';
import { expect, test } from '../stack/local-stack.ts';
import { expectDestructive } from '../toasts/destructive.ts';
import {
  CARDS,
  chargesOf,
  comeToPayment,
  expectThanks,
  expectToast,
  fillInformation,
  payByCard,
  sampleDonor,
  toasts,
} from './donor.ts';
import { withinNow } from '../machine/pace.ts';

// Every way in which a donation can fail on a donor's screen. However it goes wrong, the same donor then
// gives, loses nothing that was typed, and is charged once.

const PROCESS = `**/${CALLABLES.processDonation}`;
const RECORD = `**/${CALLABLES.recordDonation}`;
const CONFIRM = '**/v1/payment_intents/*/confirm';
const STRIPE_JS = /browser\/stripe\.js|js\.stripe\.com/;

const failed = (page: Page, text: string) => expectToast(page, 'Payment Failed', text);
const bank = (page: Page) => page.frameLocator('iframe[title="3-D Secure authentication"]');
const donate = (page: Page) => page.getByRole('button', { name: 'Donate', exact: true });

/** The work is done, and its answer is another one. */
async function answerInstead(route: Route, change: (answer: object) => object): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: change((await response.json()) as object) });
}

test('[CALL-02][DON-43][DON-44][DON-49] without an intent nothing is charged, and the next try gets one', async ({
  page,
  stack,
  request,
}) => {
  const donor = await comeToPayment(page);
  await page.route(PROCESS, (route) => route.abort('connectionfailed'));
  await payByCard(page, CARDS.succeeds);
  await failed(page, 'Failed to initialize payment. Please try again.');
  await page.unroute(PROCESS);

  await page.route(PROCESS, (route) => answerInstead(route, () => ({ result: {} })));
  await donate(page).click();
  await failed(page, 'Payment system error: No payment details returned. Please try again.');
  await page.unroute(PROCESS);
  expect(await chargesOf({ stack, request }, donor)).toEqual([]);

  await donate(page).click();
  await expectThanks(page);
  expect(await chargesOf({ stack, request }, donor)).toEqual([5000]);
});

test('[DON-45] a declined card says why, and after another amount exactly that amount is charged', async ({
  page,
  stack,
  request,
}) => {
  const donor = await comeToPayment(page);
  await payByCard(page, CARDS.declined);
  await failed(page, 'Your card was declined.');
  await expect(donate(page)).toHaveAccessibleDescription(
    /You will be charged \$50 once\. Payment Failed.*Nothing was charged\. Try another card/,
  );

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Your card was declined.')).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue(donor.name);
  await page.getByText('$100', { exact: true }).click();
  await page.getByRole('button', { name: 'Donate $100 Now' }).click();
  await payByCard(page, CARDS.succeeds);

  await expectThanks(page, '$100');
  expect(await chargesOf({ stack, request }, donor)).toEqual([10_000]);
});

test('[DON-31][DON-48] a donation that is paid and not recorded is only recorded by Try Again, also after a reload and without Stripe', async ({
  page,
  stack,
  request,
}) => {
  const donor = await comeToPayment(page);
  await page.route(RECORD, (route) => route.abort('connectionfailed'));
  await payByCard(page, CARDS.succeeds);
  await failed(page, 'Failed to record your donation. Please try again.');

  await page.getByRole('button', { name: 'Try Again' }).click();
  await failed(page, 'Failed to record your donation. Please try again.');
  await page.route(STRIPE_JS, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('will not be charged again')).toBeVisible();
  await page.unroute(RECORD);
  await page.getByRole('button', { name: 'Try Again' }).click();

  await expectThanks(page);
  expect(await chargesOf({ stack, request }, donor)).toEqual([5000]);
});

test('a connection that is lost while the card is charged, and two clicks at once, charge once', async ({
  page,
  stack,
  request,
}) => {
  const donor = await comeToPayment(page);
  await page.route(CONFIRM, loseAnswer);
  await payByCard(page, CARDS.succeeds);
  await failed(page, 'issues connecting to our payments provider');
  expect(await chargesOf({ stack, request }, donor)).toEqual([5000]);
  await page.unroute(CONFIRM);

  await donate(page).dblclick();
  await expectThanks(page);
  expect(await chargesOf({ stack, request }, donor)).toEqual([5000]);
});

test('[DON-30][DON-46] a payment that is still on its way is no donation yet, and is not made again', async ({
  page,
  stack,
  request,
}) => {
  const donor = await comeToPayment(page);
  await page.route(CONFIRM, (route) =>
    answerInstead(route, (intent) => ({ ...intent, status: 'processing' })),
  );
  await payByCard(page, CARDS.succeeds);
  await failed(page, 'Payment processing. Please try again.');
  await page.unroute(CONFIRM);

  await donate(page).click();
  await expectThanks(page);
  expect(await chargesOf({ stack, request }, donor)).toEqual([5000]);
});

test('a bank that asks is answered: no is a failure, a reload in front of it too, and yes a donation', async ({
  page,
  stack,
  request,
}) => {
  const donor = await comeToPayment(page);
  await payByCard(page, CARDS.asksTheBank);
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await failed(page, 'unable to authenticate');

  await donate(page).click();
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(donor.email)).toBeVisible();
  expect(await chargesOf({ stack, request }, donor)).toEqual([]);

  await payByCard(page, CARDS.asksTheBank);
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expectThanks(page);
  expect(await chargesOf({ stack, request }, donor)).toEqual([5000]);
});

test('[DON-39] what was typed survives a reload, and a page that dies while it pays is not charged twice', async ({
  page,
  stack,
  request,
}) => {
  const donor = sampleDonor();
  await page.goto('/donate');
  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('Custom amount').fill('0.5');
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('Email').fill(donor.email);
  await page.getByRole('button', { name: 'Donate $0.50 Now' }).click();
  await expect(page.getByText('Custom amount must be at least $1')).toBeVisible();
  await page.getByLabel('Custom amount').fill('');
  await page.getByRole('button', { name: 'Donate $0 Now' }).click();
  await expectToast(page, 'Donation Failed', 'Invalid donation amount. Minimum donation is $1.');
  await expectDestructive(toasts(page));
  await page.getByLabel('Custom amount').fill('75.5');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(donor.name);
  await expect(page.getByLabel('Custom amount')).toHaveValue('75.5');
  await page.getByRole('button', { name: 'Donate $75.50 Now' }).click();

  const charged = new Promise<void>((resolve) => {
    // The money is taken, and the page never learns of it.
    void page.route(CONFIRM, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await payByCard(page, CARDS.succeeds);
  await charged;
  await page.reload();
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page, '$75.50');
  expect(await chargesOf({ stack, request }, donor)).toEqual([7550]);
});

test('[DON-25][DON-26] a payment system that cannot be loaded leaves its panel until Try Again loads the page again', async ({
  page,
  stack,
  request,
}) => {
  await page.route(STRIPE_JS, (route) => route.abort());
  const donor = sampleDonor();
  await page.goto('/donate');
  await fillInformation(page, donor);
  await expect(page.getByRole('heading', { name: 'Payment System Error' })).toBeVisible({
    timeout: withinNow(20_000),
  });
  await expect(page.getByRole('alert')).toContainText(
    "We're experiencing technical difficulties with our payment system. Please try again later or contact us for alternative donation methods.",
  );
  await expect(page.getByRole('button', { name: 'Donate' })).toHaveCount(0);

  await page.unroute(STRIPE_JS);
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Donation' })).toBeVisible();
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(false);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  expect(await chargesOf({ stack, request }, donor)).toEqual([5000]);
});

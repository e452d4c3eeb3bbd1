import type { Page } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/callables';
import { expect, test } from '../stack/local-stack.ts';
import {
  CARDS,
  comeToPayment,
  expectThanks,
  expectToast,
  payByCard,
  sampleDonor,
  toasts,
} from './donor.ts';

const RECORD = `**/${CALLABLES.recordDonation}`;
const STRIPE_JS = '**/browser/stripe.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Holds what is asked for until it is let go. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

const posted = (page: Page, end: string) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(end));

/** The terms of the summary, each with what it says. */
async function summaryOf(page: Page): Promise<Record<string, string>> {
  const terms = await page.getByRole('term').allTextContents();
  const definitions = await page.getByRole('definition').allTextContents();
  return Object.fromEntries(terms.map((term, index) => [term, definitions[index] ?? '']));
}

test('[DON-09][DON-10][DON-11][DON-13][DON-14][DON-15][DON-16][DON-27][DON-40] from the form to the payment and back', async ({
  page,
}) => {
  const donor = sampleDonor();
  await page.goto('/donate');
  const anonymous = page.getByLabel('Make my donation anonymous');
  await expect(anonymous).not.toBeChecked();
  await anonymous.check();
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('Email').fill(donor.email);
  await page.getByLabel('Message (optional)').fill('Good luck');
  const letGo = await hold(page, '**/js/payment.*');
  await button(page, 'Donate $50 Now').click();
  await expect(button(page, 'Processing...')).toHaveAttribute('aria-disabled', 'true');
  letGo();

  await expect(heading(page, 'Complete Your Donation')).toBeFocused();
  await expectToast(
    page,
    'Information Submitted',
    'Please complete your donation by providing payment details.',
  );
  expect(await summaryOf(page)).toEqual({
    Amount: '$50',
    Name: donor.name,
    Email: donor.email,
    'Shown as': 'Anonymous',
    Message: 'Good luck',
  });
  await payByCard(page, CARDS.declined);
  await expectToast(page, 'Payment Failed', 'Your card was declined.');
  await button(page, 'Back').click();
  await expect(page.getByLabel('Full name')).toHaveValue(donor.name);
  await expect(page.getByText('Your card was declined.')).toHaveCount(0);
  await button(page, 'Donate $50 Now').click();
  await expect(page.getByText('Card details')).toBeVisible();
  await expect(page.getByText('Your card was declined.')).toHaveCount(0);
});

test('[DON-17][DON-19][DON-20][DON-28][DON-29][DON-50][CALL-01][CALL-05][CALL-06] an intent, the card and the record, in this order, lead to the thanks', async ({
  page,
}) => {
  const donor = sampleDonor();
  await page.goto('/donate');
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('Email').fill(donor.email);
  await page.getByLabel('Message (optional)').fill('Good luck');
  await button(page, 'Donate $50 Now').click();
  const letGo = await hold(page, RECORD);
  const asked = posted(page, CALLABLES.processDonation);
  const confirmed = posted(page, '/confirm');
  const recorded = posted(page, CALLABLES.recordDonation);
  await payByCard(page, CARDS.succeeds);

  expect((await asked).postDataJSON()).toEqual({
    data: {
      attempt: expect.stringMatching(/^[0-9a-f-]{36}$/),
      revision: 0,
      amount: 5000,
      email: donor.email,
      fullName: donor.name,
      makeAnonymous: false,
      message: 'Good luck',
    },
  });
  const card = new URLSearchParams((await confirmed).postData() ?? '');
  expect(card.get('client_secret')).toMatch(/^pi_.*_secret_/);
  expect(card.get('payment_method_data[billing_details][name]')).toBe(donor.name);
  expect(card.get('payment_method_data[billing_details][email]')).toBe(donor.email);
  expect((await recorded).postDataJSON()).toEqual({
    data: { paymentIntentId: card.get('client_secret')?.replace(/_secret_.*/, '') },
  });
  await expect(heading(page, 'Complete Your Donation')).toBeVisible();
  letGo();

  await expectThanks(page);
  await expect(page.getByText(`${donor.name}, your gift of $50 has arrived.`)).toBeVisible();
  await expect(
    page.getByText(/Ask your tax adviser whether your gift is deductible/),
  ).toBeVisible();
  expect(await summaryOf(page)).toEqual({
    Amount: '$50',
    Name: donor.name,
    Email: donor.email,
    Message: 'Good luck',
  });
  await expect(
    page.getByText(
      `A receipt has been emailed to ${donor.email}. Tax receipts are provided for eligible donations.`,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Make Another Donation' }).click();
  const amounts = page.getByRole('radiogroup', { name: 'Amount' });
  await expect(amounts.getByRole('radio', { checked: true })).toHaveAccessibleName('$50');
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('[DON-24][DON-41] while Stripe is loading a loader says so, and Donate says that it is too early', async ({
  page,
}) => {
  await page.route(STRIPE_JS, (route) => route.abort());
  await page.route('https://js.stripe.com/**', () => new Promise(() => undefined));
  const donor = sampleDonor();
  await page.goto('/donate');
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('Email').fill(donor.email);
  await button(page, 'Donate $50 Now').click();
  await expect(page.getByText('Loading payment system...')).toBeVisible();
  await button(page, 'Donate').click();
  await expectToast(page, 'Payment Failed', 'Payment system not ready. Please try again.');
});

const cardNumber = (page: Page) =>
  page
    .frameLocator('iframe[title="Secure card payment input frame"]')
    .getByPlaceholder('Card number');

/** What a donor needs to pay, or to do so again. */
const NEEDED = 'label, iframe, button, form strong';

/** True if the one toast lies on a part of the step. */
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

for (const width of [360, 768, 1024, 1440]) {
  test(`at ${width} pixels, what tells how the donation goes lies on nothing that it needs`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await comeToPayment(page);
    // A toast that is pointed at stays.
    await toasts(page).hover();
    await expect(cardNumber(page)).toBeVisible();
    expect(await covers(page, `${NEEDED}, dl`)).toBe(false);
    await payByCard(page, CARDS.declined);
    await expect(page.getByText('Try another card')).toBeInViewport();
    await expect(page.getByText('Card details')).toBeInViewport();
    expect(await covers(page, NEEDED)).toBe(false);

    await cardNumber(page).fill(CARDS.succeeds);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test('where the system sets the colours, the step that one is at differs from the other', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/donate');
  const steps = page.getByRole('list', { name: 'Steps' });
  const ground = (number: string) =>
    steps
      .getByText(number, { exact: true })
      .evaluate((dot) => getComputedStyle(dot).backgroundColor);
  expect(await ground('1')).not.toBe(await ground('2'));
});

test('a form that is opened again says that it kept what was written, and gives it up and back', async ({
  page,
}) => {
  const donor = sampleDonor();
  await page.goto('/donate');
  await page.getByText('Custom', { exact: true }).click();
  await expect(page.getByLabel('Custom amount')).toBeFocused();
  await page.keyboard.type('75');
  await page.getByLabel('Full name').fill(donor.name);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('We kept what you wrote.')).toBeVisible();
  await button(page, 'Donate $75 Now').click();
  const wrong = main.getByText('Please enter a valid email address');
  await expect(wrong).toBeVisible();
  await main.getByRole('button', { name: 'Start over' }).click();
  await expect(wrong).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(button(page, 'Donate $50 Now')).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(donor.name);
  await expect(button(page, 'Donate $75 Now')).toBeVisible();
});

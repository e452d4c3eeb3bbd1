import type { Page } from '@playwright/test';
import { expect, test } from '../stack/local-stack.ts';
import { CARDS, changeDraft, chargesOf, comeToPayment, expectToast, payByCard } from './donor.ts';

// A donor's page has lost something that it cannot do without: nothing is charged, and the donor is told in words.

const STRIPE_JS = '**/browser/stripe.js';

async function expectFailed(page: Page, text: string): Promise<void> {
  await expectToast(page, 'Payment Failed', text);
  await expect(page.locator('form')).toContainText(text);
}

/** Runs in the page: from then on Stripe finds none of the card fields that it has made. */
function loseCardFields(): void {
  const stripes = window as unknown as { Stripe: (key: string) => { elements: () => object } };
  const open = stripes.Stripe;
  const openWithout = (key: string) => {
    const stripe = open(key);
    return { ...stripe, elements: () => ({ ...stripe.elements(), getElement: () => null }) };
  };
  stripes.Stripe = Object.assign(openWithout, open);
}

test('[DON-42] where Stripe has no card field any more, the donor is told so, and nothing is charged', async ({
  page,
  stack,
  request,
}) => {
  await page.route(STRIPE_JS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${await response.text()};(${String(loseCardFields)})()`,
    });
  });
  const donor = await comeToPayment(page);
  await payByCard(page, CARDS.succeeds);
  await expectFailed(page, 'Card element not found. Please refresh the page.');
  expect(await chargesOf({ stack, request }, donor)).toEqual([]);
});

test('[DON-47] a payment without its donation, as of a draft that was spoilt, is refused in words', async ({
  page,
  stack,
  request,
}) => {
  const donor = await comeToPayment(page);
  await changeDraft(page, { donation: null });
  await expect(page.getByRole('heading', { name: 'Complete Your Donation' })).toBeVisible();
  await payByCard(page, CARDS.succeeds);
  await expectFailed(page, 'No donation information found');
  expect(await chargesOf({ stack, request }, donor)).toEqual([]);
});

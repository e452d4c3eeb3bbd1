import type { Page } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/base/callables';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { tabTo } from '../accessibility/keyboard.ts';
import { holdBack } from '../home/hold-back.ts';
import { expect, test } from '../stack/local-stack.ts';
import { expectToast } from '../toasts/toasts.ts';
import { CARDS, chargesOf, expectThanks, sampleDonor } from './donor.ts';

/** Stripe's frame is transparent, and axe assumes a white background. */
const CARD_FRAME = 'iframe[title="Secure card payment input frame"]';
const EMULATOR_SCRIPT = '**/browser/stripe.js';
const CONFIRM = /\/v1\/payment_intents\/[^/]+\/confirm$/;
const RECORD = `**/${CALLABLES.recordDonation}`;

const card = (page: Page) => page.frameLocator(CARD_FRAME);
const bank = (page: Page) => page.frameLocator('iframe[title="3-D Secure authentication"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Serves Stripe.js from Stripe's address as in production, once released. */
async function holdStripe(page: Page, { origins }: StackDescription): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const url = `${origins.stripe}/browser/stripe.js`;
  const text = await (await fetch(url)).text();
  await page.route(EMULATOR_SCRIPT, (route) => route.abort());
  await page.route('https://js.stripe.com/**', async (route) => {
    await held;
    const body = text.replace('document.currentScript.src', JSON.stringify(url));
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  return () => release(undefined);
}

/** Types a card into the number field, replacing its content. Each field moves on when it is complete. */
async function typeCard(page: Page, number: string, key = 'Tab'): Promise<void> {
  await tabTo(page, card(page).getByPlaceholder('Card number'), key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(number);
}

test('a donor gives by keyboard alone, and axe finds nothing in any state of the form', async ({
  page,
  backend,
}) => {
  test.slow();
  const donor = sampleDonor();
  const releaseStripe = await holdStripe(page, backend.stack);
  await page.goto('/donate');
  await tabTo(page, page.getByLabel('$50', { exact: true }));
  await expectAccessible(page, 'an empty form');

  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Custom', { exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Custom amount')).toBeFocused();
  await expectToast(page, 'Donation Failed', 'Invalid donation amount. Minimum donation is $1.');
  await expectAccessible(page, 'a form with errors and a custom amount');

  await page.keyboard.type('75');
  await tabTo(page, page.getByLabel('Full name'));
  await page.keyboard.type(donor.name);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(donor.email);
  await tabTo(page, page.getByLabel('Message (optional)'));
  await page.keyboard.type('Good luck');
  await tabTo(page, page.getByLabel('Make my donation anonymous'));
  await page.keyboard.press('Space');
  await tabTo(page, button(page, 'Donate $75 Now'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Complete Your Donation' })).toBeFocused();
  await expect(page.getByText('Loading payment system...')).toBeVisible();
  await expectAccessible(page, 'a payment system that is loading');
  releaseStripe();

  await expect(card(page).getByPlaceholder('Card number')).toBeVisible();
  await typeCard(page, '4000008400001620');
  await expect(page.getByText('Your card number is invalid.')).toBeVisible();
  await expectAccessible(page, 'a card number that is wrong', { besides: CARD_FRAME });

  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await page.keyboard.type('1240123');
  await tabTo(page, button(page, 'Donate'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Processing...')).toBeVisible();
  const yes = bank(page).getByRole('button', { name: 'Complete authentication' });
  await expect(yes).toBeVisible();
  await expectAccessible(page, 'a bank that asks', { besides: CARD_FRAME });
  await tabTo(page, yes);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Payment Failed', 'Your card was declined.');
  await expectAccessible(page, 'a card that was declined', { besides: CARD_FRAME });

  await tabTo(page, button(page, 'Donate'));
  await typeCard(page, CARDS.succeeds, 'Shift+Tab');
  const releaseCharge = await holdBack(page, CONFIRM);
  await page.route(RECORD, (route) => route.abort('connectionfailed'));
  await tabTo(page, button(page, 'Donate'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Processing...')).toBeFocused();
  await expectAccessible(page, 'a card that is being charged', { besides: CARD_FRAME });
  releaseCharge();

  await expectToast(page, 'Payment Failed', 'Failed to record your donation. Please try again.');
  await expectAccessible(page, 'a payment that is not recorded');
  await page.unroute(RECORD);
  await tabTo(page, button(page, 'Try Again'));
  await page.keyboard.press('Enter');
  await expectThanks(page, '$75');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expectAccessible(page, 'the thanks');
  expect(await chargesOf(backend, donor)).toEqual([7500]);

  await tabTo(page, button(page, 'Make Another Donation'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Donation' })).toBeFocused();
});

import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import type { Caller } from '../api/authentication.ts';
import { ApiError, missingResource } from '../api/errors.ts';
import { expand } from '../api/parameters.ts';
import { bankAccountMethod } from './bank-account-method.ts';
import { testBankAccountByToken } from './test-bank-accounts.ts';
import { testCardByToken, testCardOf, type TestCard } from '../cards/test-cards.ts';
import { billingDetailsSchema, type BillingDetails } from './billing-details.ts';
import { cardDataSchema, checkCard, type CardData, type CheckedCard } from './card-data.ts';

/** A card and its holder: parameters of a new payment method, and of `payment_method_data`. */
export const paymentMethodDataSchema = z.strictObject({
  type: z.literal('card', 'The emulator only knows payment methods of type card.'),
  card: cardDataSchema,
  billing_details: z.prefault(billingDetailsSchema, {}),
});
export const paymentMethodSchema = z.extend(paymentMethodDataSchema, expand);
type PaymentMethodData = z.infer<typeof paymentMethodDataSchema>;

/**
 * Makes a payment method of a card's raw data.
 * @throws ApiError 402 when the data cannot be a card's, or when it came through a server: raw
 * numbers belong in the card field alone.
 */
export function createPaymentMethod(
  account: Account,
  caller: Caller,
  { card, billing_details }: PaymentMethodData,
): Stripe.PaymentMethod {
  if (caller === 'server') throw rawNumberFromServer();
  return createFromCardData(account, card, billing_details);
}

function createFromCardData(account: Account, data: CardData, billing: BillingDetails) {
  const checked = checkCard(data, new Date(account.clock.now()));
  return keep(account, testCardOf(checked.number, checked.brand), checked, billing);
}

/** Finds a payment method by its id; a token of a test card or account becomes a new one. */
export function paymentMethodOf(account: Account, id: string): Stripe.PaymentMethod {
  const bankAccount = testBankAccountByToken(id);
  if (bankAccount) return bankAccountMethod(account, bankAccount);
  const card = testCardByToken(id);
  if (card) {
    const year = new Date(account.clock.now()).getFullYear() + 1;
    const checked = { number: card.number, brand: card.brand, month: 12, year };
    return keep(account, card, checked, billingDetailsSchema.parse({}));
  }
  const known = account.paymentMethods.get(id);
  if (!known) throw missingResource('PaymentMethod', id, 'payment_method');
  return known;
}

function keep(account: Account, card: TestCard, checked: CheckedCard, billing: BillingDetails) {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: describeCard(checked),
    created: account.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  account.cards.set(method.id, card);
  return account.paymentMethods.add(method);
}

function describeCard({ number, brand, month, year }: CheckedCard): Stripe.PaymentMethod.Card {
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
    country: 'US',
    display_brand: brand,
    exp_month: month,
    exp_year: year,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function rawNumberFromServer(): ApiError {
  return new ApiError(402, {
    type: 'invalid_request_error',
    message:
      'Sending credit card numbers directly to the Stripe API is generally unsafe. ' +
      'Use test tokens like pm_card_visa, see https://docs.stripe.com/testing.',
  });
}

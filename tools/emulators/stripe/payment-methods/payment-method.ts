import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import { stripeObject } from '../account/object.ts';
import type { Caller } from '../api/authentication.ts';
import { ApiError, missingResource } from '../api/errors.ts';
import { expand } from '../api/parameters.ts';
import { TEST_BANK_ACCOUNTS, type TestBankAccount } from './test-bank-accounts.ts';
import { testCardByToken, testCardOf, type TestCard } from '../cards/test-cards.ts';
import { brandOf, digitsOf } from '../browser/static/card-form.js';
import { billingDetailsSchema, type BillingDetails } from './billing-details.ts';

/** The card data of a browser, already validated there. */
const cardDataSchema = z.strictObject({
  number: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  cvc: z.optional(z.string()),
});

/** A card and its holder: parameters of a new payment method, and of `payment_method_data`. */
export const paymentMethodDataSchema = z.strictObject({
  type: z.literal('card', 'The emulator only knows payment methods of type card.'),
  card: cardDataSchema,
  billing_details: z.prefault(billingDetailsSchema, {}),
});
export const paymentMethodSchema = z.extend(paymentMethodDataSchema, expand);
type PaymentMethodData = z.infer<typeof paymentMethodDataSchema>;

/**
 * Creates a payment method from raw card data.
 * @throws ApiError 402 if a server sent it, since card numbers must only be entered in the card field
 */
export function createPaymentMethod(
  account: Account,
  caller: Caller,
  { card, billing_details }: PaymentMethodData,
): Stripe.PaymentMethod {
  if (caller === 'server') throw rawNumberFromServer();
  const number = digitsOf(card.number);
  const testCard = testCardOf(number, brandOf(number).brand);
  const expiry = { exp_month: Number(card.exp_month), exp_year: Number(card.exp_year) };
  return storeCard(account, testCard, expiry, billing_details);
}

/** Finds a payment method by its id, or creates one for the token of a test card or account. */
export function paymentMethodOf(account: Account, id: string): Stripe.PaymentMethod {
  const bankAccount = TEST_BANK_ACCOUNTS.get(id);
  if (bankAccount) return storeBankAccount(account, bankAccount);
  const card = testCardByToken(id);
  if (card) {
    const exp_year = new Date(account.clock.now()).getFullYear() + 1;
    return storeCard(account, card, { exp_month: 12, exp_year }, billingDetailsSchema.parse({}));
  }
  const method = account.paymentMethods.get(id);
  if (!method) throw missingResource('PaymentMethod', id, 'payment_method');
  return method;
}

type Expiry = Pick<Stripe.PaymentMethod.Card, 'exp_month' | 'exp_year'>;

function storeCard(account: Account, card: TestCard, expiry: Expiry, billing: BillingDetails) {
  const { brand, number } = card;
  const details = { brand, country: 'US', ...expiry, last4: number.slice(-4) };
  const method = newMethod(account, billing, {
    type: 'card',
    card: stripeObject<Stripe.PaymentMethod.Card>(details),
  });
  account.cards.set(method.id, card);
  return method;
}

/**
 * Adds a payment method of a test bank account
 * (https://docs.stripe.com/api/payment_methods/object#payment_method_object-us_bank_account).
 */
function storeBankAccount(account: Account, { last4, failure }: TestBankAccount) {
  const method = newMethod(account, billingDetailsSchema.parse({}), {
    type: 'us_bank_account',
    us_bank_account: stripeObject<Stripe.PaymentMethod.UsBankAccount>({ last4 }),
  });
  if (failure) account.bankFailures.set(method.id, failure);
  return method;
}

/** Adds a payment method. `details` has its type and the object of that type. */
const newMethod = (
  { paymentMethods, clock }: Account,
  billing_details: BillingDetails,
  details: Partial<Stripe.PaymentMethod>,
): Stripe.PaymentMethod =>
  paymentMethods.add(
    stripeObject<Stripe.PaymentMethod>({
      id: newId('pm'),
      object: 'payment_method',
      created: clock.seconds(),
      billing_details,
      ...details,
    }),
  );

function rawNumberFromServer(): ApiError {
  return new ApiError(402, {
    type: 'invalid_request_error',
    message:
      'Sending credit card numbers directly to the Stripe API is generally unsafe. ' +
      'Use test tokens like pm_card_visa, see https://docs.stripe.com/testing.',
  });
}

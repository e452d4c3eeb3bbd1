import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import { billingDetailsSchema } from './billing-details.ts';
import type { TestBankAccount } from './test-bank-accounts.ts';

const ROUTING_NUMBER = '110000000';

/** What is known of each test account beside its number. */
export const TEST_ACCOUNT = {
  account_holder_type: 'individual',
  account_type: 'checking',
  bank_name: 'STRIPE TEST BANK',
  fingerprint: null,
  routing_number: ROUTING_NUMBER,
} as const;

/** A new payment method of a test account (https://docs.stripe.com/api/payment_methods/object#payment_method_object-us_bank_account). */
export function bankAccountMethod(
  account: Account,
  { token, number }: TestBankAccount,
): Stripe.PaymentMethod {
  const method = account.paymentMethods.add({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetailsSchema.parse({}),
    created: account.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'us_bank_account',
    us_bank_account: {
      ...TEST_ACCOUNT,
      financial_connections_account: null,
      last4: number.slice(-4),
      networks: { preferred: 'ach', supported: ['ach'] },
      status_details: null,
    },
  });
  account.bankAccounts.set(method.id, token);
  return method;
}

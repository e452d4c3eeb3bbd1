import type Stripe from 'stripe';
import { TEST_ACCOUNT } from '../payment-methods/bank-account-method.ts';

/** What a charge tells of the account that it was debited from. */
export function bankAccountDetails({ us_bank_account: known }: Stripe.PaymentMethod) {
  return {
    type: 'us_bank_account',
    us_bank_account: { ...TEST_ACCOUNT, last4: known?.last4 ?? null, payment_reference: null },
  } satisfies Stripe.Charge.PaymentMethodDetails;
}

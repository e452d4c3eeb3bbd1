import type { Decline } from '../cards/test-cards.ts';

/**
 * A bank account for tests
 * (https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers).
 */
export interface TestBankAccount {
  readonly last4: string;
  /** The reason why the bank returns the debit days later; missing if it pays. */
  readonly failure?: Decline;
}

const NO_FUNDS = "The customer's account has insufficient funds to cover this payment.";

/** Test accounts by the payment method id for calls of a server. */
export const TEST_BANK_ACCOUNTS: ReadonlyMap<string, TestBankAccount> = new Map([
  ['pm_usBankAccount_success', { last4: '6789' }],
  [
    'pm_usBankAccount_insufficientFunds',
    {
      last4: '2227',
      failure: {
        code: 'insufficient_funds',
        decline_code: 'insufficient_funds',
        message: NO_FUNDS,
      },
    },
  ],
]);

import type { Decline } from '../cards/test-cards.ts';

/** A bank account for tests, as https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers lists them. */
export interface TestBankAccount {
  readonly number: string;
  /** The payment method id that stands for it in calls of a server. */
  readonly token: string;
  /** Why the bank sends the debit back, days later; absent when it pays. */
  readonly failure?: Decline;
}

const failure = (code: string, message: string): Decline => ({
  code,
  decline_code: code,
  message,
});

const ACCOUNTS: readonly TestBankAccount[] = [
  { number: '000123456789', token: 'pm_usBankAccount_success' },
  {
    number: '000111111113',
    token: 'pm_usBankAccount_accountClosed',
    failure: failure('account_closed', "The customer's bank account has been closed."),
  },
  {
    number: '000222222227',
    token: 'pm_usBankAccount_insufficientFunds',
    failure: failure(
      'insufficient_funds',
      "The customer's account has insufficient funds to cover this payment.",
    ),
  },
  {
    number: '000333333335',
    token: 'pm_usBankAccount_debitNotAuthorized',
    failure: failure(
      'debit_not_authorized',
      'The customer has notified their bank that this payment was unauthorized.',
    ),
  },
];

export function testBankAccountByToken(token: string): TestBankAccount | undefined {
  return ACCOUNTS.find((known) => known.token === token);
}

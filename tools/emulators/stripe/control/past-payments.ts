import type { Context } from '../account/account.ts';
import { createPaymentIntent } from '../payment-intents/lifecycle.ts';

/** A successful card payment at a time like `2025-04-11T09:00:00Z`. */
export interface PastPayment {
  readonly at: string;
  /** Cents. */
  readonly amount: number;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Adds payments of the past without emitting events, for tests that need an account with a history. */
export function addPastPayments(
  { account, url }: Context,
  payments: readonly PastPayment[],
): string[] {
  const silentContext: Context = { account, url, emit: () => undefined };
  const cardPayment = { currency: 'usd', payment_method: 'pm_card_visa', confirm: true } as const;
  return payments.map(({ at, amount, metadata = {} }) =>
    account.clock.runAt(
      Date.parse(at),
      () => createPaymentIntent(silentContext, 'server', { ...cardPayment, amount, metadata }).id,
    ),
  );
}

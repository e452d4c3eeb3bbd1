import type * as z from 'zod/mini';
import type { Context } from '../account/account.ts';
import { createPaymentIntent } from '../payment-intents/lifecycle.ts';
import type { pastPaymentsSchema } from './control.schema.ts';

/** Fills an account that has been in use for long: with what stays of payments, and without the news of them. */
export function addPastPayments(
  { account, url }: Context,
  payments: z.infer<typeof pastPaymentsSchema>,
): string[] {
  const unheard: Context = { account, url, emit: () => undefined };
  const paid = { currency: 'usd', payment_method: 'pm_card_visa', confirm: true } as const;
  return payments.map(({ at, amount, metadata }) =>
    account.clock.at(
      Date.parse(at),
      () => createPaymentIntent(unheard, 'server', { ...paid, amount, metadata }).id,
    ),
  );
}

import type { PaymentStatus } from '@raade/contracts/donations';
import type { PaidIntent } from './donation-record.ts';
import { isPaidIntent, readIntent } from './payment-intent.ts';
import { isForward, statusOf } from './payment-status.ts';

/**
 * Stripe's status of a payment that the ledger has further ahead, like one whose refund has failed; undefined if they
 * agree. Stripe is asked again, since the ledger may have heard of news after the list was read.
 */
export async function statusBehind(
  intent: PaidIntent,
  known: PaymentStatus,
): Promise<PaymentStatus | undefined> {
  if (statusOf(intent.latest_charge) === known) return undefined;
  const latest = await readIntent(intent.id);
  if (!latest || !isPaidIntent(latest)) return undefined;
  const status = statusOf(latest.latest_charge);
  return isForward(status, known) ? status : undefined;
}

/** `partially refunded` */
export const inWords = (status: PaymentStatus) => status.replace('_', ' ');

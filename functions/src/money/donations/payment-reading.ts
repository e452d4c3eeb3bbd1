import type Stripe from 'stripe';
import { stripe } from '../../base/stripe/client.ts';
import { type PaidIntent, hasCode, isPaidIntent } from './payment-intent.ts';

/** Number of refunds that Stripe includes in a charge. */
const INCLUDED_REFUNDS = 10;
const PAGE_SIZE = 100;
const BALANCE = 'balance_transaction';

/** The state of a paid intent at Stripe at one time. */
export interface PaymentReading {
  readonly intent: PaidIntent;
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
  /** Milliseconds since 1970, taken before the request: the reading contains at least everything up to then. */
  readonly readAt: number;
}

/** @returns the intent, and a reading if it is paid; null if Stripe has no such intent */
export async function readPayment(
  id: string,
): Promise<{ intent: Stripe.PaymentIntent; paid?: PaymentReading } | null> {
  const readAt = Date.now();
  const intent = await intentWithMoney(id);
  if (intent === null) return null;
  if (!isPaidIntent(intent)) return { intent };
  const [refunds, disputes] = await Promise.all([refundsOf(intent), disputesOf(intent)]);
  return { intent, paid: { intent, refunds, disputes, readAt } };
}

async function intentWithMoney(id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe().paymentIntents.retrieve(id, {
      expand: [`latest_charge.${BALANCE}`, `latest_charge.refunds.data.${BALANCE}`],
    });
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

async function refundsOf({ id, latest_charge }: PaidIntent): Promise<readonly Stripe.Refund[]> {
  const included = latest_charge.refunds?.data ?? [];
  if (included.length < INCLUDED_REFUNDS) return included;
  const refunds = stripe().refunds.list({
    payment_intent: id,
    limit: PAGE_SIZE,
    expand: [`data.${BALANCE}`],
  });
  // The method needs a limit. No donation has as many refunds.
  return refunds.autoPagingToArray({ limit: 10 * PAGE_SIZE });
}

async function disputesOf({ id, latest_charge }: PaidIntent): Promise<readonly Stripe.Dispute[]> {
  if (!latest_charge.disputed) return [];
  return (await stripe().disputes.list({ payment_intent: id, limit: PAGE_SIZE })).data;
}

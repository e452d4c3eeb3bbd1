import type Stripe from 'stripe';
import { stripe } from '../../base/stripe/client.ts';
import { type PaidIntent, hasCode, isPaidIntent } from './payment-intent.ts';

/** Most refunds that Stripe sends along with a charge. */
const REFUNDS_AT_ONCE = 10;
const PAGE_SIZE = 100;
const BOOKED = 'balance_transaction';

/** All that Stripe knew of a paid intent at one moment. */
export interface PaymentReading {
  readonly intent: PaidIntent;
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
  /** Milliseconds since 1970, from before Stripe was asked: it holds at least what had happened until then. */
  readonly readAt: number;
}

/** @returns the intent, with a reading if it is paid; null if Stripe does not know it. */
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
      expand: [`latest_charge.${BOOKED}`, `latest_charge.refunds.data.${BOOKED}`],
    });
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

async function refundsOf({ id, latest_charge }: PaidIntent): Promise<readonly Stripe.Refund[]> {
  const sent = latest_charge.refunds?.data ?? [];
  if (sent.length < REFUNDS_AT_ONCE) return sent;
  const all = stripe().refunds.list({
    payment_intent: id,
    limit: PAGE_SIZE,
    expand: [`data.${BOOKED}`],
  });
  return all.autoPagingToArray({ limit: 10 * PAGE_SIZE });
}

async function disputesOf({ id, latest_charge }: PaidIntent): Promise<readonly Stripe.Dispute[]> {
  if (!latest_charge.disputed) return [];
  return (await stripe().disputes.list({ payment_intent: id, limit: PAGE_SIZE })).data;
}

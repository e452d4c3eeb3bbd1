import type Stripe from 'stripe';
import { HttpsError } from 'firebase-functions/https';
import { formatCents } from '@raade/contracts/money/money';
import { refundableCents, type RefundRequest } from '@raade/contracts/money/refunds';
import { isDonation } from '../donations/donation-metadata.ts';
import { moneyOf } from '../donations/donation-money.ts';
import { recordDonation } from '../donations/ledger.ts';
import { readPayment, type PaymentReading } from '../donations/payment-reading.ts';

/** @throws HttpsError `not-found` if it is no paid donation of ours */
export async function paidDonation(paymentIntentId: string): Promise<PaymentReading> {
  const payment = await readPayment(paymentIntentId);
  if (payment?.paid && isDonation(payment.intent.metadata)) return payment.paid;
  throw new HttpsError('not-found', 'Stripe does not know this donation.');
}

/**
 * Finds the refund that an earlier call of the same request has made.
 *
 * @throws HttpsError `already-exists` if it has another amount
 */
export function refundOf(
  { refunds }: PaymentReading,
  { request, amount }: RefundRequest,
): Stripe.Refund | undefined {
  const existingRefund = refunds.find(({ metadata }) => metadata?.['request'] === request);
  if (!existingRefund || existingRefund.amount === amount) return existingRefund;
  throw new HttpsError('already-exists', 'This refund was made with another amount.');
}

/**
 * Checks that the refundable amount is still the one in the request. If not, the ledger is updated, so that the staff
 * see why.
 *
 * @throws HttpsError `failed-precondition` if the amount has changed
 */
export async function checkRefundable(
  reading: PaymentReading,
  { left: expectedCents, paymentIntentId }: RefundRequest,
): Promise<void> {
  const { intent, disputes } = reading;
  const money = { ...moneyOf(reading), amount_cents: intent.amount_received };
  const isRefundable = disputes.every((dispute) => dispute.is_charge_refundable);
  const leftCents = isRefundable ? refundableCents(money) : 0;
  if (leftCents === expectedCents) return;
  await recordDonation(paymentIntentId, 'reconcile');
  throw new HttpsError(
    'failed-precondition',
    leftCents === 0
      ? 'This donation can no longer be refunded: it was refunded already, or a bank disputes it.'
      : `The amount that can be refunded has changed to ${formatCents(leftCents)}. Close this and check again.`,
  );
}

import type Stripe from 'stripe';
import { HttpsError } from 'firebase-functions/https';
import { formatCents } from '@raade/contracts/money/money';
import { refundableCents, type RefundRequest } from '@raade/contracts/money/refunds';
import { isOurs } from '../donations/donation-metadata.ts';
import { moneyOf } from '../donations/donation-money.ts';
import { recordDonation } from '../donations/ledger.ts';
import { readPayment, type PaymentReading } from '../donations/payment-reading.ts';

/** @throws HttpsError `not-found` for what is no donation of ours that was paid */
export async function paidDonation(paymentIntentId: string): Promise<PaymentReading> {
  const found = await readPayment(paymentIntentId);
  if (found?.paid && isOurs(found.intent.metadata)) return found.paid;
  throw new HttpsError('not-found', 'Stripe does not know this donation.');
}

/**
 * The refund that an earlier call of the same request has made.
 *
 * @throws HttpsError `already-exists` if it is of another amount
 */
export function refundBehind(
  { refunds }: PaymentReading,
  { request, amount }: RefundRequest,
): Stripe.Refund | undefined {
  const made = refunds.find(({ metadata }) => metadata?.['request'] === request);
  if (!made || made.amount === amount) return made;
  throw new HttpsError('already-exists', 'This refund was made with another amount.');
}

/**
 * Holds the request to what can be given back now. If that has changed the ledger learns of it, too, so that whoever
 * asked sees why.
 *
 * @throws HttpsError `failed-precondition` if it is not what the request knows of
 */
export async function checkRefundable(
  reading: PaymentReading,
  { left: known, paymentIntentId }: RefundRequest,
): Promise<void> {
  const { intent, disputes } = reading;
  const money = { ...moneyOf(reading), amount_cents: intent.amount_received };
  const left = disputes.every((dispute) => dispute.is_charge_refundable)
    ? refundableCents(money)
    : 0;
  if (left === known) return;
  await recordDonation(paymentIntentId, 'reconcile');
  throw new HttpsError(
    'failed-precondition',
    left === 0
      ? 'Nothing of this donation can be given back any more: it was given back, or a bank disputes it.'
      : `What is left of this donation has changed: it is ${formatCents(left)} now. Close this, and look again.`,
  );
}

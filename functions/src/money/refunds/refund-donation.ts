import Stripe from 'stripe';
import { HttpsError } from 'firebase-functions/https';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type RefundRequest,
  type RefundResponse,
  type RefundState,
  refundRequestSchema,
} from '@raade/contracts/money/refunds';
import type { Actor } from '../../base/audit/actor.ts';
import { auditRequestOnce } from '../../base/audit/audited-request.ts';
import { recordDonation } from '../donations/ledger.ts';
import { withinTime } from '../../base/stripe/within-time.ts';
import { checkRefundable, paidDonation, refundOf } from './refundable.ts';
import { staffCall } from '../../base/call.ts';
import { hasCode, isCachedFailure } from '../donations/payment-intent.ts';
import { stripe } from '../../base/stripe/client.ts';
import { collection, firestore } from '../../base/firestore.ts';

/**
 * Refunds a donation or a part of it, and updates the ledger. A repeated request refunds once, wherever the first call
 * has stopped.
 *
 * @throws HttpsError `not-found`, `failed-precondition` if the refundable amount is not the one in the request,
 * `aborted` while another refund of the donation is running, `already-exists` if the request id was used with other
 * details; error of Stripe or Firestore: the same request can be repeated
 */
function refundDonation(request: RefundRequest, actor: Actor): Promise<RefundResponse> {
  const { paymentIntentId } = request;
  return withinTime(() =>
    oneRefundAtATime(request, async () => {
      const reading = await paidDonation(paymentIntentId);
      // If Stripe has the refund of this request already, only the answer of an earlier call was lost.
      let refund = refundOf(reading, request);
      if (!refund) {
        await checkRefundable(reading, request);
        await auditRequestOnce(request.request, entryOf(request, actor));
        refund = await refundAtStripe(request);
      }
      await recordDonation(paymentIntentId, 'reconcile');
      const { id, amount, status } = refund;
      return { refundId: id, amount, state: STATES[status ?? ''] ?? 'pending' };
    }),
  );
}

/** The note is stored at Stripe only: the audit log contains no free text. */
function entryOf({ paymentIntentId, amount, reason }: RefundRequest, actor: Actor) {
  return {
    action: 'refund-donation' as const,
    ...actor,
    subject: `${COLLECTIONS.donations}/${paymentIntentId}`,
    details: { amount_cents: amount, reason },
  };
}

/** https://docs.stripe.com/api/refunds/object#refund_object-status */
const STATES: Readonly<Record<string, RefundState>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export const refundDonationCall = staffCall(
  refundRequestSchema,
  'donations.refund',
  refundDonation,
);

const { StripeError, StripeIdempotencyError } = Stripe.errors;

/**
 * Creates the refund at Stripe. The request id is the idempotency key, and is stored in the metadata, since keys expire
 * after a day (https://docs.stripe.com/api/idempotent_requests).
 *
 * @throws HttpsError if Stripe refuses it, or has cached a failure for the key
 */
export async function refundAtStripe(input: RefundRequest): Promise<Stripe.Refund> {
  const { request, paymentIntentId, amount, reason, note } = input;
  try {
    return await stripe().refunds.create(
      {
        payment_intent: paymentIntentId,
        amount,
        reason,
        metadata: { request, ...(note !== '' && { note }) },
      },
      { idempotencyKey: `refund:${request}` },
    );
  } catch (error) {
    return refundAfterFailure(error, input);
  }
}

/**
 * Finds out what a failed request has done. A cached failure does not say whether the refund was made, so the payment
 * is read.
 */
async function refundAfterFailure(error: unknown, input: RefundRequest): Promise<Stripe.Refund> {
  if (error instanceof StripeIdempotencyError) {
    throw new HttpsError('already-exists', 'This refund was already sent with other details.');
  }
  if (isRefused(error)) {
    throw new HttpsError(
      'failed-precondition',
      'Stripe refused this refund: the donation was refunded in the meantime, or a bank disputes it.',
    );
  }
  if (!isCachedFailure(error)) throw error;
  const existingRefund = refundOf(await paidDonation(input.paymentIntentId), input);
  if (existingRefund) return existingRefund;
  throw new HttpsError(
    'aborted',
    'Stripe failed, and nothing was refunded. Check the payment in Stripe, close this and start again.',
  );
}

/** True if there is less to refund, by codes and fields of https://docs.stripe.com/error-codes. */
function isRefused(error: unknown): boolean {
  const isReturned = hasCode(error, 'charge_already_refunded') || hasCode(error, 'charge_disputed');
  return isReturned || (error instanceof StripeError && error.param === 'amount');
}

/** A turn is longer than a call may wait for Stripe. When it expires, Stripe shows the result. */
const TURN_MS = 60_000;

const turnSchema = z.object({
  refund_turn: z.optional(z.object({ request: z.string(), until: z.instanceof(Timestamp) })),
});

type TurnOwner = Pick<RefundRequest, 'paymentIntentId' | 'request'>;

const donationOf = ({ paymentIntentId }: TurnOwner) => collection('donations').doc(paymentIntentId);

/**
 * Runs a refund while no other request refunds the same donation: two that see the same remaining amount would both
 * refund it. The donation stores which request has the turn. If the outcome is unknown, the turn expires.
 *
 * @throws HttpsError `not-found` if the donation is not in the ledger, `aborted` if another request has the turn
 */
async function oneRefundAtATime<Answer>(
  input: TurnOwner,
  refund: () => Promise<Answer>,
): Promise<Answer> {
  await takeTurn(input);
  try {
    const answer = await refund();
    await endTurn(input);
    return answer;
  } catch (error) {
    if (error instanceof HttpsError) await endTurn(input);
    throw error;
  }
}

async function takeTurn(input: TurnOwner): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const donation = await transaction.get(donationOf(input));
    if (!donation.exists) throw new HttpsError('not-found', 'This donation is not in the ledger.');
    const { refund_turn: turn } = z.parse(turnSchema, donation.data());
    if (turn && turn.request !== input.request && turn.until.toMillis() > Date.now()) {
      throw new HttpsError(
        'aborted',
        'Somebody else is refunding this donation. Wait a minute, then check again.',
      );
    }
    const until = Timestamp.fromMillis(Date.now() + TURN_MS);
    transaction.update(donation.ref, { refund_turn: { request: input.request, until } });
  });
}

/** Ends the turn, unless it has ended: the same request may run twice at once. */
async function endTurn(input: TurnOwner): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const donation = await transaction.get(donationOf(input));
    const { refund_turn: turn } = z.parse(turnSchema, donation.data());
    if (turn?.request !== input.request) return;
    transaction.update(donation.ref, { refund_turn: FieldValue.delete() });
  });
}

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
import { noteRequestOnce } from '../../base/audit/noted-request.ts';
import { recordDonation } from '../donations/ledger.ts';
import { withinTime } from '../../base/stripe/within-time.ts';
import { checkRefundable, paidDonation, refundBehind } from './refundable.ts';
import { staffCall } from '../../base/call.ts';
import { hasCode, isKept } from '../donations/payment-intent.ts';
import { stripe } from '../../base/stripe/client.ts';
import { collection, firestore } from '../../base/firestore.ts';

/**
 * Gives a donation back, or a part of it: once for each request, however often it is sent and wherever it ends. The
 * ledger then stands as Stripe has it.
 *
 * @throws HttpsError `not-found`, `failed-precondition` if Stripe has another amount left than the request knows of,
 * `aborted` while somebody else gives it back, `already-exists` for a request that was another one before; what Stripe
 * or Firestore throws: then the same request can simply be sent again
 */
function refundDonation(request: RefundRequest, actor: Actor): Promise<RefundResponse> {
  const { paymentIntentId } = request;
  return withinTime(() =>
    oneRefundAtATime(request, async () => {
      const reading = await paidDonation(paymentIntentId);
      // An answer that was lost: the money is on its way, and nothing else is asked any more.
      let refund = refundBehind(reading, request);
      if (!refund) {
        await checkRefundable(reading, request);
        await noteRequestOnce(request.request, deedOf(request, actor));
        refund = await refundAtStripe(request);
      }
      await recordDonation(paymentIntentId, 'reconcile');
      const { id, amount, status } = refund;
      return { refundId: id, amount, state: STATES[status ?? ''] ?? 'pending' };
    }),
  );
}

/** The note stays at Stripe: the log never holds what somebody typed. */
function deedOf({ paymentIntentId, amount, reason }: RefundRequest, actor: Actor) {
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
 * Asks Stripe for the refund. The request is its idempotency key, and stands in its metadata: keys are kept for a day,
 * refunds for good (https://docs.stripe.com/api/idempotent_requests).
 *
 * @throws HttpsError if Stripe refuses it, or keeps a failure for it
 */
export async function refundAtStripe(asked: RefundRequest): Promise<Stripe.Refund> {
  const { request, paymentIntentId, amount, reason, note } = asked;
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
    return outcomeAfter(error, asked);
  }
}

/** A failure that Stripe keeps for the key tells nothing about whether the refund was made: the payment does. */
async function outcomeAfter(error: unknown, asked: RefundRequest): Promise<Stripe.Refund> {
  if (error instanceof StripeIdempotencyError) {
    throw new HttpsError('already-exists', 'This refund was sent before with other details.');
  }
  if (isRefused(error)) {
    throw new HttpsError(
      'failed-precondition',
      'Stripe refuses this refund: the donation was given back meanwhile, or a bank disputes it.',
    );
  }
  if (!isKept(error)) throw error;
  const made = refundBehind(await paidDonation(asked.paymentIntentId), asked);
  if (made) return made;
  throw new HttpsError(
    'aborted',
    'Stripe failed, and nothing was given back. Look at the payment in Stripe, close this, and start again.',
  );
}

/** Codes and fields of https://docs.stripe.com/error-codes that answer more than there is to give back. */
function isRefused(error: unknown): boolean {
  const isOver = hasCode(error, 'charge_already_refunded') || hasCode(error, 'charge_disputed');
  return isOver || (error instanceof StripeError && error.param === 'amount');
}

/** Longer than a call may ask Stripe: whoever comes after that sees at Stripe what it has done. */
const TURN_MS = 60_000;

const turnSchema = z.object({
  refund_turn: z.optional(z.object({ request: z.string(), until: z.instanceof(Timestamp) })),
});

type Asked = Pick<RefundRequest, 'paymentIntentId' | 'request'>;

const donationOf = ({ paymentIntentId }: Asked) => collection('donations').doc(paymentIntentId);

/**
 * Carries out a refund while no other request gives back the same donation: two that see the same amount left would
 * both give it. Nobody else's turn comes while it is not known how this one ended.
 *
 * @throws HttpsError `not-found` if it is not in the ledger, `aborted` if it is another request's turn
 */
async function oneRefundAtATime<Answer>(
  asked: Asked,
  refund: () => Promise<Answer>,
): Promise<Answer> {
  await takeTurn(asked);
  try {
    const answer = await refund();
    await endTurn(asked);
    return answer;
  } catch (error) {
    if (error instanceof HttpsError) await endTurn(asked);
    throw error;
  }
}

async function takeTurn(asked: Asked): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const donation = await transaction.get(donationOf(asked));
    if (!donation.exists) throw new HttpsError('not-found', 'This donation is not in the ledger.');
    const { refund_turn: turn } = z.parse(turnSchema, donation.data());
    if (turn && turn.request !== asked.request && turn.until.toMillis() > Date.now()) {
      throw new HttpsError(
        'aborted',
        'Somebody else is giving this donation back. Wait a minute, and look again.',
      );
    }
    const until = Timestamp.fromMillis(Date.now() + TURN_MS);
    transaction.update(donation.ref, { refund_turn: { request: asked.request, until } });
  });
}

/** The same request may have been sent twice at once, and ended already. */
async function endTurn(asked: Asked): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const donation = await transaction.get(donationOf(asked));
    const { refund_turn: turn } = z.parse(turnSchema, donation.data());
    if (turn?.request !== asked.request) return;
    transaction.update(donation.ref, { refund_turn: FieldValue.delete() });
  });
}

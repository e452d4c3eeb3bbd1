import type Stripe from 'stripe';
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
import { refundAtStripe } from './refund-at-stripe.ts';
import { oneRefundAtATime } from './one-refund-at-a-time.ts';
import { staffCall } from '../../base/call.ts';

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
      return answerFor(refund);
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

function answerFor({ id, amount, status }: Stripe.Refund): RefundResponse {
  return { refundId: id, amount, state: STATES[status ?? ''] ?? 'pending' };
}

export const refundDonationCall = staffCall(
  refundRequestSchema,
  'donations.refund',
  refundDonation,
);

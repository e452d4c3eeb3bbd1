import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { RefundRequest } from '@raade/contracts/money/refunds';
import { collection, firestore } from '../../base/firestore.ts';

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
export async function oneRefundAtATime<Answer>(
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

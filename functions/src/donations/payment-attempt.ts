import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { CheckedPaymentRequest } from '@raade/contracts/donations';
import { firestore } from '../firestore.ts';

type Revision = Pick<CheckedPaymentRequest, 'attempt' | 'revision'>;

/** `limits/attempt_{attempt}`: the newest revision of a donor's attempt, and the one intent that may be payable. */
const attemptSchema = z.object({
  revision: z.int(),
  payment_intent_id: z.nullable(z.string()),
});

// Long after Stripe has forgotten the idempotency keys; then Firestore deletes the document itself.
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Makes a revision the newest of its attempt, before anything is asked of Stripe: whoever comes
 * with an older one, or is still on the way with it, loses.
 *
 * @returns the intent that the attempt has so far, of this revision or of an older one, or null;
 * `superseded` if a newer revision was here.
 */
export function claimRevision({ attempt, revision }: Revision) {
  const document = attemptDocument(attempt);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const known = snapshot.exists ? z.parse(attemptSchema, snapshot.data()) : null;
    if (known && known.revision > revision) return 'superseded';

    const paymentIntentId = known?.payment_intent_id ?? null;
    if (known?.revision !== revision) {
      transaction.set(document, {
        revision,
        payment_intent_id: paymentIntentId,
        expires_at: Timestamp.fromMillis(Date.now() + KEPT_MS),
      });
    }
    return { paymentIntentId };
  });
}

/**
 * Notes the intent that was made for a revision, before its secret is given to anyone.
 *
 * @returns false if a newer revision has come meanwhile: then nobody may pay this intent.
 */
export function keepIntent({ attempt, revision }: Revision, paymentIntentId: string) {
  const document = attemptDocument(attempt);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const isNewest = z.parse(attemptSchema, snapshot.data()).revision === revision;
    if (isNewest) transaction.update(document, { payment_intent_id: paymentIntentId });
    return isNewest;
  });
}

function attemptDocument(attempt: string) {
  return firestore().collection(COLLECTIONS.limits).doc(`attempt_${attempt}`);
}

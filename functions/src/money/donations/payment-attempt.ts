import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { CheckedPaymentRequest } from '@raade/contracts/money/donation.schema';
import { collection, firestore } from '../../base/firestore.ts';

type Revision = Pick<CheckedPaymentRequest, 'attempt' | 'revision'>;

/** `limits/attempt_{attempt}`: the newest revision of a donor's attempt, and the one intent that may be payable. */
const attemptSchema = z.object({
  revision: z.int(),
  payment_intent_id: z.nullable(z.string()),
  /** Idempotency keys of the revision under which Stripe has failed, and would fail again for a day. */
  spent_keys: z._default(z.int(), 0),
});

// Long after Stripe has forgotten the idempotency keys; then Firestore deletes the document itself.
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What is known of an attempt: the intent that it has so far, of whichever revision, and how many keys of this one are spent. */
export interface AttemptSoFar {
  readonly paymentIntentId: string | null;
  readonly spentKeys: number;
}

/** The same as `claimRevision` answers, without a claim: nothing is written. */
export async function readAttempt(revision: Revision): Promise<AttemptSoFar | 'superseded'> {
  return soFar(await attemptDocument(revision.attempt).get(), revision);
}

/**
 * Makes a revision the newest of its attempt, before anything is asked of Stripe: whoever comes
 * with an older one, or is still on the way with it, loses.
 *
 * @returns `superseded` if a newer revision was here
 */
export function claimRevision(claimed: Revision): Promise<AttemptSoFar | 'superseded'> {
  const document = attemptDocument(claimed.attempt);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const known = soFar(snapshot, claimed);
    if (known === 'superseded' || snapshot.get('revision') === claimed.revision) return known;
    transaction.set(document, {
      revision: claimed.revision,
      payment_intent_id: known.paymentIntentId,
      spent_keys: 0,
      expires_at: Timestamp.fromMillis(Date.now() + KEPT_MS),
    });
    return known;
  });
}

function soFar(snapshot: DocumentSnapshot, { revision }: Revision): AttemptSoFar | 'superseded' {
  if (!snapshot.exists) return { paymentIntentId: null, spentKeys: 0 };
  const known = z.parse(attemptSchema, snapshot.data());
  if (known.revision > revision) return 'superseded';
  const spentKeys = known.revision === revision ? known.spent_keys : 0;
  return { paymentIntentId: known.payment_intent_id, spentKeys };
}

/**
 * Notes the intent that was made for a revision, before its secret is given to anyone.
 *
 * @param spentKeys how many keys of the revision were spent when the intent was asked for
 * @returns false if a newer revision or a newer key has come meanwhile: then nobody may pay this intent.
 */
export function keepIntent(
  { attempt, revision }: Revision,
  spentKeys: number,
  paymentIntentId: string,
) {
  const document = attemptDocument(attempt);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const newest = z.parse(attemptSchema, snapshot.data());
    const isNewest = newest.revision === revision && newest.spent_keys === spentKeys;
    if (isNewest) transaction.update(document, { payment_intent_id: paymentIntentId });
    return isNewest;
  });
}

/**
 * Lets the next call for a revision use another idempotency key, unless one has already seen to that. Whoever still
 * gets an intent under the old one is too late for `keepIntent`.
 */
export function spendKey({ attempt, revision }: Revision, spentKeys: number): Promise<void> {
  const document = attemptDocument(attempt);
  return firestore().runTransaction(async (transaction) => {
    const known = z.parse(attemptSchema, (await transaction.get(document)).data());
    if (known.revision !== revision || known.spent_keys !== spentKeys) return;
    transaction.update(document, { spent_keys: spentKeys + 1 });
  });
}

function attemptDocument(attempt: string) {
  return collection('limits').doc(`attempt_${attempt}`);
}

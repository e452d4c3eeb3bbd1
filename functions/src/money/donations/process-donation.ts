import { isDeepStrictEqual } from 'node:util';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { HttpsError } from 'firebase-functions/https';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import {
  paymentResponseSchema,
  type CheckedPaymentRequest,
  type PaymentResponse,
  type PaymentRefusal,
} from '@raade/contracts/money/donation.schema';
import type { Visitor } from '../../base/call.ts';
import { admitIntent } from '../../base/limits/admit-donation.ts';
import { toMetadata, fromMetadata } from './donation-metadata.ts';
import { cancelIntent, createIntent, isCachedFailure, readIntent } from './payment-intent.ts';
import { collection, firestore } from '../../base/firestore.ts';

const { StripeIdempotencyError } = Stripe.errors;

/**
 * Creates the PaymentIntent of a donor's attempt. Only the newest revision of an attempt can ever be paid: its number
 * is claimed first, then the older intent is canceled, and the new intent is returned only if its revision is still the
 * newest after its creation. After a crash in between, an intent may remain whose secret nobody has, and the same call
 * can be repeated. If Stripe has cached a failure for the idempotency key, the next call uses another key, and an
 * intent of the old key is never returned. Donors who reach a limit leave no data.
 *
 * @throws HttpsError `failed-precondition` (see `REFUSALS`), `resource-exhausted` (see `admitIntent`); error of Stripe
 * or Firestore
 */
export async function processDonation(
  request: CheckedPaymentRequest,
  { networks, challenge }: Visitor,
): Promise<PaymentResponse> {
  const firstState = requireCurrent(stateIn(await attemptDocument(request.attempt).get(), request));
  const firstCheck = await checkIntent(firstState.paymentIntentId, request);
  if (firstCheck.kind === 'answer') return firstCheck.answer;
  // Limits come after the check, since a retry of an answered call counts against none.
  const { attempt, revision, email } = request;
  await admitIntent({ attempt, revision, email, networks, challenge });

  const { paymentIntentId, failedKeys } = requireCurrent(await claimRevision(request));
  // Another call of the same attempt may have created an intent since the first check.
  const isSameIntent = paymentIntentId === firstState.paymentIntentId;
  const check = isSameIntent ? firstCheck : await checkIntent(paymentIntentId, request);
  if (check.kind === 'answer') return check.answer;
  if (check.olderIntent) await cancelOrRefuse(check.olderIntent);

  const intent = await createOrRefuse(request, failedKeys);
  if (!(await storeIntent(request, failedKeys, intent.id))) {
    await cancelOrRefuse(intent);
    throw refusal('superseded');
  }
  return answerOf(intent);
}

type IntentCheck =
  | { readonly kind: 'answer'; readonly answer: PaymentResponse }
  | { readonly kind: 'open'; readonly olderIntent: Stripe.PaymentIntent | null };

/**
 * Checks the attempt's current intent: it may be paid already, or the request may be a retry of the call that created
 * it.
 */
async function checkIntent(
  paymentIntentId: string | null,
  request: CheckedPaymentRequest,
): Promise<IntentCheck> {
  const intent = paymentIntentId === null ? null : await readIntent(paymentIntentId);
  if (intent && isBeingPaid(intent)) throw alreadyPaid(intent);
  if (intent?.metadata.revision === String(request.revision)) {
    return { kind: 'answer', answer: answerRetry(intent, request) };
  }
  return { kind: 'open', olderIntent: intent };
}

function requireCurrent(attempt: AttemptState | 'superseded'): AttemptState {
  if (attempt === 'superseded') throw refusal('superseded');
  return attempt;
}

function isBeingPaid({ status }: Stripe.PaymentIntent): boolean {
  return status === 'succeeded' || status === 'processing';
}

/** Answers a retry of a call whose answer was lost. */
function answerRetry(
  intent: Stripe.PaymentIntent,
  request: CheckedPaymentRequest,
): PaymentResponse {
  if (intent.status === 'canceled') throw refusal('canceled');
  const isSame =
    intent.amount === request.amount &&
    isDeepStrictEqual({ ...intent.metadata }, toMetadata(request));
  if (!isSame) throw refusal('details-changed');
  return answerOf(intent);
}

async function cancelOrRefuse(intent: Stripe.PaymentIntent): Promise<void> {
  if ((await cancelIntent(intent.id)) === 'paid') throw alreadyPaid(intent);
}

async function createOrRefuse(
  request: CheckedPaymentRequest,
  failedKeys: number,
): Promise<Stripe.PaymentIntent> {
  try {
    return await createIntent(request, failedKeys);
  } catch (error) {
    if (error instanceof StripeIdempotencyError) throw refusal('details-changed');
    if (isCachedFailure(error)) await recordFailedKey(request, failedKeys);
    throw error;
  }
}

function answerOf(intent: Stripe.PaymentIntent): PaymentResponse {
  return z.parse(paymentResponseSchema, {
    clientSecret: intent.client_secret,
    paymentIntentId: intent.id,
  });
}

/** Reasons for which `process-donation` refuses a well-formed request; `reason` in the error's details. */
const REFUSALS: Readonly<Record<PaymentRefusal['reason'], string>> = {
  'already-paid': 'This donation is already paid. Record it instead of paying again.',
  superseded: 'The details of this donation have changed since. Send the newest revision.',
  'details-changed':
    'This revision was already sent with other details. Send them as the next revision.',
  canceled: 'This payment was canceled. Send the donation as its next revision.',
};

function refusalWith(details: PaymentRefusal): HttpsError {
  return new HttpsError('failed-precondition', REFUSALS[details.reason], details);
}

/** Error `failed-precondition` with `{ reason }` as details. */
const refusal = (reason: Exclude<PaymentRefusal['reason'], 'already-paid'>): HttpsError =>
  refusalWith({ reason });

/** Error for an attempt that is paid. It has the intent, so that the caller can record it, and the paid details. */
function alreadyPaid({ id, amount, metadata }: Stripe.PaymentIntent): HttpsError {
  const { donor_name, donor_email, message = '', is_anonymous } = fromMetadata(metadata);
  const makeAnonymous = is_anonymous === 'true';
  const paid = { amount, fullName: donor_name, email: donor_email, message, makeAnonymous };
  return refusalWith({ reason: 'already-paid', paymentIntentId: id, paid });
}

type Revision = Pick<CheckedPaymentRequest, 'attempt' | 'revision'>;

/** The document `limits/attempt_{attempt}`: the newest revision of an attempt, and the only intent that may be paid. */
const attemptSchema = z.object({
  revision: z.int(),
  payment_intent_id: z.nullable(z.string()),
  /** Number of idempotency keys of the revision for which Stripe has cached a failure. */
  spent_keys: z._default(z.int(), 0),
});

/** Firestore deletes the document after this time, long after Stripe has deleted the idempotency keys. */
const STORED_MS = 30 * 24 * 60 * 60 * 1000;

/** State of an attempt: its intent, of any revision, and the number of failed idempotency keys of this revision. */
interface AttemptState {
  readonly paymentIntentId: string | null;
  readonly failedKeys: number;
}

/**
 * Makes a revision the newest of its attempt, before Stripe is called, so that concurrent calls with older revisions
 * fail.
 *
 * @returns `superseded` if there is a newer revision
 */
export function claimRevision(revision: Revision): Promise<AttemptState | 'superseded'> {
  const document = attemptDocument(revision.attempt);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const state = stateIn(snapshot, revision);
    if (state === 'superseded' || snapshot.get('revision') === revision.revision) return state;
    transaction.set(document, {
      revision: revision.revision,
      payment_intent_id: state.paymentIntentId,
      spent_keys: 0,
      expires_at: Timestamp.fromMillis(Date.now() + STORED_MS),
    });
    return state;
  });
}

function stateIn(snapshot: DocumentSnapshot, { revision }: Revision): AttemptState | 'superseded' {
  if (!snapshot.exists) return { paymentIntentId: null, failedKeys: 0 };
  const attempt = z.parse(attemptSchema, snapshot.data());
  if (attempt.revision > revision) return 'superseded';
  const failedKeys = attempt.revision === revision ? attempt.spent_keys : 0;
  return { paymentIntentId: attempt.payment_intent_id, failedKeys };
}

/**
 * Stores the intent of a revision, before its secret is returned to anyone.
 *
 * @param failedKeys number of failed keys when the intent was requested
 * @returns false if there is a newer revision or key meanwhile; then nobody may pay this intent
 */
export function storeIntent(
  { attempt, revision }: Revision,
  failedKeys: number,
  paymentIntentId: string,
) {
  const document = attemptDocument(attempt);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const newest = z.parse(attemptSchema, snapshot.data());
    const isNewest = newest.revision === revision && newest.spent_keys === failedKeys;
    if (isNewest) transaction.update(document, { payment_intent_id: paymentIntentId });
    return isNewest;
  });
}

/**
 * Records that the idempotency key of a revision has failed, so that the next call uses another one. If an intent of
 * the old key arrives later, `storeIntent` refuses it.
 */
export function recordFailedKey(
  { attempt, revision }: Revision,
  failedKeys: number,
): Promise<void> {
  const document = attemptDocument(attempt);
  return firestore().runTransaction(async (transaction) => {
    const stored = z.parse(attemptSchema, (await transaction.get(document)).data());
    // Another call has recorded it already.
    if (stored.revision !== revision || stored.spent_keys !== failedKeys) return;
    transaction.update(document, { spent_keys: failedKeys + 1 });
  });
}

function attemptDocument(attempt: string) {
  return collection('limits').doc(`attempt_${attempt}`);
}

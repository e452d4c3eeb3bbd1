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
import { cancelIntent, createIntent, isKept, readIntent } from './payment-intent.ts';
import { collection, firestore } from '../../base/firestore.ts';

const { StripeIdempotencyError } = Stripe.errors;

/**
 * Gives a donor's attempt the one intent that may be paid. Of all revisions of an attempt only the
 * newest is ever payable: its number is claimed first, older intents are cancelled next, and an
 * intent is handed out only if its revision is still the newest after it was made. A crash in
 * between leaves at most an intent whose secret nobody has; the same call again carries on. The same goes for a
 * failure that Stripe would repeat under its key: the next call has another key, and what may have been made under
 * the old one is handed out to nobody. Nothing is written for a donor who has to wait.
 *
 * @throws HttpsError `failed-precondition` (see `REFUSALS`), `resource-exhausted` (see admitIntent), or what Stripe or Firestore throws.
 */
export async function processDonation(
  request: CheckedPaymentRequest,
  { networks, challenge }: Visitor,
): Promise<PaymentResponse> {
  const attemptBefore = notSuperseded(soFar(await attemptDocument(request.attempt).get(), request));
  const before = await settle(attemptBefore.paymentIntentId, request);
  if (before.kind === 'answer') return before.answer;
  const { attempt, revision, email } = request;
  await admitIntent({ attempt, revision, email, networks, challenge });

  const { paymentIntentId, spentKeys } = notSuperseded(await claimRevision(request));
  // Another call of the same attempt may have come between.
  const isAsBefore = paymentIntentId === attemptBefore.paymentIntentId;
  const known = isAsBefore ? before : await settle(paymentIntentId, request);
  if (known.kind === 'answer') return known.answer;
  if (known.older) await cancelOrRefuse(known.older);

  const intent = await createOrRefuse(request, spentKeys);
  if (!(await keepIntent(request, spentKeys, intent.id))) {
    await cancelOrRefuse(intent);
    throw refusal('superseded');
  }
  return answerOf(intent);
}

type Settled =
  | { readonly kind: 'answer'; readonly answer: PaymentResponse }
  | { readonly kind: 'open'; readonly older: Stripe.PaymentIntent | null };

/**
 * Decides by the attempt's intent so far how to answer a request, which may be a retry of the call that made the
 * intent.
 */
async function settle(
  paymentIntentId: string | null,
  request: CheckedPaymentRequest,
): Promise<Settled> {
  const known = paymentIntentId === null ? null : await readIntent(paymentIntentId);
  if (known && isBeingPaid(known)) throw alreadyPaid(known);
  if (known?.metadata.revision === String(request.revision)) {
    return { kind: 'answer', answer: sameAgain(known, request) };
  }
  return { kind: 'open', older: known };
}

function notSuperseded(attempt: AttemptSoFar | 'superseded'): AttemptSoFar {
  if (attempt === 'superseded') throw refusal('superseded');
  return attempt;
}

function isBeingPaid({ status }: Stripe.PaymentIntent): boolean {
  return status === 'succeeded' || status === 'processing';
}

/** A retry of a call whose answer was lost. */
function sameAgain(intent: Stripe.PaymentIntent, request: CheckedPaymentRequest): PaymentResponse {
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
  spentKeys: number,
): Promise<Stripe.PaymentIntent> {
  try {
    return await createIntent(request, spentKeys);
  } catch (error) {
    if (error instanceof StripeIdempotencyError) throw refusal('details-changed');
    if (isKept(error)) await spendKey(request, spentKeys);
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
  superseded: 'The details of this donation were changed since. Send the newest revision.',
  'details-changed': 'This revision was sent before with other details. Send them as the next one.',
  canceled: 'This payment was cancelled. Send the donation as its next revision.',
};

function refusalWith(details: PaymentRefusal): HttpsError {
  return new HttpsError('failed-precondition', REFUSALS[details.reason], details);
}

/** A `failed-precondition` with `{ reason }` as its details. */
const refusal = (reason: Exclude<PaymentRefusal['reason'], 'already-paid'>): HttpsError =>
  refusalWith({ reason });

/** The refusal of an attempt that is paid: it names the intent, so that the caller can record it, and what was paid. */
function alreadyPaid({ id, amount, metadata }: Stripe.PaymentIntent): HttpsError {
  const { donor_name, donor_email, message = '', is_anonymous } = fromMetadata(metadata);
  const makeAnonymous = is_anonymous === 'true';
  const paid = { amount, fullName: donor_name, email: donor_email, message, makeAnonymous };
  return refusalWith({ reason: 'already-paid', paymentIntentId: id, paid });
}

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

/** State of an attempt: its intent so far, of any revision, and the number of used keys of this revision. */
interface AttemptSoFar {
  readonly paymentIntentId: string | null;
  readonly spentKeys: number;
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

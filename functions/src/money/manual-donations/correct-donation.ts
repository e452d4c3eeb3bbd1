import { isDeepStrictEqual } from 'node:util';
import { createHmac, randomBytes } from 'node:crypto';
import { type DocumentSnapshot, type Transaction, FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type CorrectDonationRequest,
  type DonationChanged,
  MANUAL_DONATION_MESSAGES,
  isManualDonation,
} from '@raade/contracts/money/manual-donations';
import { withSearchWords } from '@raade/contracts/staff/search';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import {
  deleteAnonymousDonor,
  storeAnonymousDonor,
  anonymousDonorName,
} from '../anonymous-donor.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { isAudited, auditRequest, otherDetailsError } from '../../base/audit/audited-request.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { correctedReceipt, queueReplacement } from '../receipts/receipt-of-donation.ts';
import { manualDonationFields } from './enter-donation.ts';
import { parseCurrentDonation, type CurrentDonation } from './current-donation.ts';
import { WITHOUT_DONOR } from '../donations/donor-payments.ts';
import { stripe } from '../../base/stripe/client.ts';
import { withinTime } from '../../base/stripe/within-time.ts';

/**
 * Corrects the donor of a donation and, for manual donations, the donation. A repeated request changes nothing. If the
 * receipt shows a corrected field, a new receipt replaces it. Later readings of Stripe do not undo corrections. The
 * metadata at Stripe get the corrected donor, so that a ledger rebuilt from Stripe has it, too.
 *
 * @throws HttpsError of `parseCurrentDonation`, `failed-precondition` if the donor was erased, `invalid-argument` for
 * fields that this kind of donation does not have
 */
export async function correctDonation(
  input: CorrectDonationRequest,
  actor: Actor,
): Promise<DonationChanged> {
  await firestore().runTransaction((transaction) => correct(transaction, input, actor));
  if (!isManualDonation(input.id)) await updateStripe(input.id);
  return { changed: true };
}

async function correct(
  transaction: Transaction,
  input: CorrectDonationRequest,
  actor: Actor,
): Promise<void> {
  const { request, id, seen, donor, manualDonation } = input;
  const subject = `${COLLECTIONS.donations}/${id}`;
  const entry = { action: 'correct-donation' as const, ...actor, subject, details: {} };
  if (await isAudited(transaction, request, entry)) return requireSameInput(transaction, input);
  const document = await transaction.get(collection('donations').doc(id));
  const donation = parseCurrentDonation(document, seen);
  checkKind(input, donation);
  const { is_anonymous, donor_name, created_at, corrections } = donation;
  const oldName = is_anonymous ? await anonymousDonorName(id, transaction) : donor_name;
  // A form without a name keeps the name of an anonymous donor, which it does not show.
  const name = donor.fullName || (donor.makeAnonymous ? oldName : null);
  if (name === null && !donor.makeAnonymous) throw inputError(MANUAL_DONATION_MESSAGES.name);

  const changes = {
    donor_name: donor.makeAnonymous ? null : name,
    donor_email: donor.email,
    is_anonymous: donor.makeAnonymous,
    ...(manualDonation && manualDonationFields(manualDonation)),
  };
  const isOnReceipt = name !== oldName || differsFrom(document, changes);
  const receipt = isOnReceipt ? await correctedReceipt(transaction, document, donor.email) : null;

  const original = originalOf(donation, oldName);
  const digest = storeOriginal(transaction, input, original);
  transaction.update(document.ref, {
    ...changes,
    words: withSearchWords(COLLECTIONS.donations, { ...document.data(), ...changes }).words,
    ...(receipt && queueReplacement(transaction, receipt)),
    corrections: corrections + 1,
  });
  if (donor.makeAnonymous && name !== null) {
    storeAnonymousDonor(transaction, id, { name, email: donor.email }, created_at);
  } else deleteAnonymousDonor(transaction, id);
  auditRequest(transaction, request, { ...entry, details: { original: digest } });
}

/** Fields of a donation that its receipt shows. */
const ON_RECEIPT = ['amount_cents', 'paid_at', 'payment_method'] as const;

function differsFrom(
  document: DocumentSnapshot,
  changes: Partial<ReturnType<typeof manualDonationFields>>,
) {
  const values = ON_RECEIPT.map((field) => [changes[field], document.get(field)] as const);
  return values.some(([change, old]) => change !== undefined && !isDeepStrictEqual(change, old));
}

/** @throws HttpsError for fields that this donation does not have */
function checkKind(
  { id, donor, manualDonation }: CorrectDonationRequest,
  donation: CurrentDonation,
): void {
  const isEntered = isManualDonation(id);
  if (isEntered !== (manualDonation !== undefined)) {
    throw inputError('The day and method can be corrected only for donations that staff entered.');
  }
  if (isEntered) return;
  if (donation.donor_email === '') {
    throw new HttpsError(
      'failed-precondition',
      'This donor was erased and cannot be entered again.',
    );
  }
  if (donor.email === '') throw inputError(MANUAL_DONATION_MESSAGES.email);
}

const inputError = (message: string) => new HttpsError('invalid-argument', message);

/** The fields that staff can correct, as they were before the correction. */
export type Original = ReturnType<typeof originalOf>;

/** Returns the fields before the correction, with the name of an anonymous donor. */
function originalOf(stored: CurrentDonation, name: string | null) {
  const { donor_email, is_anonymous, amount_cents, paid_at, payment_method, check_number } = stored;
  const manualDonation = { amount_cents, paid_at, payment_method, check_number };
  return { donor_name: name, donor_email, is_anonymous, ...manualDonation };
}

/**
 * HMAC-SHA-256 of the fields before a correction, in hex. The salt is stored outside the audit log, so that nobody who
 * has only the log can find a name by hashing guesses.
 */
export function originalDigest({ paid_at, ...rest }: Original, salt: string): string {
  const text = JSON.stringify(Object.entries({ ...rest, paid_at: paid_at.toMillis() }).sort());
  return createHmac('sha256', salt).update(text).digest('hex');
}

/**
 * Stores the fields before a correction in a document that an erasure can delete. The audit log gets only their digest.
 *
 * @returns digest for the audit log
 */
function storeOriginal(
  transaction: Transaction,
  input: CorrectDonationRequest,
  original: Original,
): string {
  const salt = randomBytes(32).toString('hex');
  transaction.create(originalDocument(input), {
    original,
    salt,
    input_digest: inputDigest(input, salt),
    corrected_email: input.donor.email,
    created_at: FieldValue.serverTimestamp(),
  });
  return originalDigest(original, salt);
}

const storedSchema = z.object({ salt: z.string(), input_digest: z.string() });

/**
 * Refuses a request whose id belongs to an earlier correction with other fields.
 *
 * @throws HttpsError `already-exists`
 */
async function requireSameInput(
  transaction: Transaction,
  input: CorrectDonationRequest,
): Promise<void> {
  // Without a stored original, the donor has been erased since then, and nothing can be compared.
  const document = await transaction.get(originalDocument(input));
  const stored = storedSchema.safeParse(document.data()).data;
  if (!stored || stored.input_digest === inputDigest(input, stored.salt)) return;
  throw otherDetailsError();
}

const originalDocument = ({ request }: CorrectDonationRequest) =>
  collection('donationOriginals').doc(request);

/** Digest of the fields of a correction. */
function inputDigest({ donor, manualDonation }: CorrectDonationRequest, salt: string): string {
  const parts = [donor, manualDonation ?? {}].map((part) => Object.entries(part).sort());
  return createHmac('sha256', salt).update(JSON.stringify(parts)).digest('hex');
}

const donorSchema = z.pick(donationRecordSchema, {
  donor_name: true,
  donor_email: true,
  is_anonymous: true,
});

/**
 * Writes the donor of the ledger into the metadata of the payment and its charges. Can be repeated and run
 * concurrently: it ends with the state of the ledger.
 *
 * @throws error of Stripe or Firestore; the same call can be repeated
 */
function updateStripe(paymentIntentId: string): Promise<void> {
  return withinTime(async () => {
    let lastSent: string | undefined;
    for (;;) {
      const metadata = await metadataOf(paymentIntentId);
      const text = JSON.stringify(metadata);
      // The loop repeats if somebody has corrected or erased the donor meanwhile.
      if (text === lastSent) return;
      await stripe().paymentIntents.update(paymentIntentId, { metadata });
      for await (const { id } of stripe().charges.list({ payment_intent: paymentIntentId })) {
        await stripe().charges.update(id, { metadata });
      }
      lastSent = text;
    }
  });
}

async function metadataOf(id: string): Promise<Readonly<Record<string, string>>> {
  const { donor_name, donor_email, is_anonymous } = z.parse(
    donorSchema,
    (await collection('donations').doc(id).get()).data(),
  );
  if (donor_email === '') return WITHOUT_DONOR;
  const name = is_anonymous ? await anonymousDonorName(id) : donor_name;
  return {
    donor_email,
    is_anonymous: String(is_anonymous),
    // Only Stripe has the names of some anonymous donors. Without this field, they stay unchanged there.
    ...(name !== null && { donor_name: name }),
  };
}

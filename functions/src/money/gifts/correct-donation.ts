import { isDeepStrictEqual } from 'node:util';
import { createHmac, randomBytes } from 'node:crypto';
import { type DocumentSnapshot, type Transaction, FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type CorrectDonationRequest,
  type GiftChanged,
  GIFT_MESSAGES,
  isEnteredGift,
} from '@raade/contracts/money/gifts';
import { withSearchWords } from '@raade/contracts/staff/search';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import {
  forgetAnonymousDonor,
  keepAnonymousDonor,
  readAnonymousName,
  anonymousDonorName,
} from '../anonymous-donor.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { isNoted, noteRequest, otherDetails } from '../../base/audit/noted-request.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { dueCorrected, queueReplacing } from '../receipts/receipt-of-gift.ts';
import { giftFields } from './enter-gift.ts';
import { donationAsSeen, type KnownDonation } from './known-donation.ts';
import { WITHOUT_DONOR } from '../donations/payments.ts';
import { stripe } from '../../base/stripe/client.ts';
import { withinTime } from '../../base/stripe/within-time.ts';

/**
 * Corrects who gave, and what came if staff have entered it: once for each request. If the receipt says otherwise,
 * another one replaces it. Readings of Stripe leave both as they are, and Stripe learns of the donor, so that a ledger
 * that has to be rebuilt has the correction.
 *
 * @throws HttpsError of `donationAsSeen`, `failed-precondition` if the donor was erased, `invalid-argument` for what the
 * kind of donation does not have
 */
export async function correctDonation(
  asked: CorrectDonationRequest,
  actor: Actor,
): Promise<GiftChanged> {
  await firestore().runTransaction((transaction) => correct(transaction, asked, actor));
  if (!isEnteredGift(asked.id)) await tellStripe(asked.id);
  return { changed: true };
}

async function correct(
  transaction: Transaction,
  asked: CorrectDonationRequest,
  actor: Actor,
): Promise<void> {
  const { request, id, seen, donor, gift } = asked;
  const subject = `${COLLECTIONS.donations}/${id}`;
  const deed = { action: 'correct-donation' as const, ...actor, subject, details: {} };
  if (await isNoted(transaction, request, deed)) return refuseOther(transaction, asked);
  const document = await transaction.get(collection('donations').doc(id));
  const known = donationAsSeen(document, seen);
  checkKind(asked, known);
  const before = known.is_anonymous ? await readAnonymousName(transaction, id) : known.donor_name;
  const name = donor.fullName || (donor.makeAnonymous ? before : null);
  if (name === null && !donor.makeAnonymous) throw wrong(GIFT_MESSAGES.name);

  const news = {
    donor_name: donor.makeAnonymous ? null : name,
    donor_email: donor.email,
    is_anonymous: donor.makeAnonymous,
    ...(gift && giftFields(gift)),
  };
  const isOnReceipt = name !== before || isAnotherGift(document, news);
  const receipt = isOnReceipt ? await dueCorrected(transaction, document, donor.email) : null;

  const original = originalOf(known, before);
  const digest = keepOriginal(transaction, asked, original);
  transaction.update(document.ref, {
    ...news,
    words: withSearchWords(COLLECTIONS.donations, { ...document.data(), ...news }).words,
    ...(receipt && queueReplacing(transaction, receipt)),
    corrections: known.corrections + 1,
  });
  if (donor.makeAnonymous && name !== null) {
    keepAnonymousDonor(transaction, id, { name, email: donor.email }, known.created_at);
  } else forgetAnonymousDonor(transaction, id);
  noteRequest(transaction, request, { ...deed, details: { original: digest } });
}

/** Fields of a gift that its receipt shows. */
const ON_RECEIPT = ['amount_cents', 'paid_at', 'payment_method'] as const;

function isAnotherGift(known: DocumentSnapshot, news: Partial<ReturnType<typeof giftFields>>) {
  const facts = ON_RECEIPT.map((field) => [news[field], known.get(field)] as const);
  return facts.some(([now, before]) => now !== undefined && !isDeepStrictEqual(now, before));
}

/** @throws HttpsError for what the donation cannot have */
function checkKind({ id, donor, gift }: CorrectDonationRequest, known: KnownDonation): void {
  const isEntered = isEnteredGift(id);
  if (isEntered !== (gift !== undefined)) {
    throw wrong('What came is corrected of gifts that staff have entered, and of no others.');
  }
  if (isEntered) return;
  if (known.donor_email === '') {
    throw new HttpsError('failed-precondition', 'This donor was erased, and stays so.');
  }
  if (donor.email === '') throw wrong(GIFT_MESSAGES.email);
}

const wrong = (message: string) => new HttpsError('invalid-argument', message);

/** Fields of a donation that staff can correct. */
export type Original = ReturnType<typeof originalOf>;

/** The same as it was; with the name of an anonymous donor. */
function originalOf(known: KnownDonation, name: string | null) {
  const { donor_email, is_anonymous, amount_cents, paid_at, payment_method, check_number } = known;
  const gift = { amount_cents, paid_at, payment_method, check_number };
  return { donor_name: name, donor_email, is_anonymous, ...gift };
}

/** HMAC-SHA-256 of what a donation said, in hex: whoever holds the audit log alone cannot try names. */
export function originalDigest({ paid_at, ...rest }: Original, salt: string): string {
  const text = JSON.stringify(Object.entries({ ...rest, paid_at: paid_at.toMillis() }).sort());
  return createHmac('sha256', salt).update(text).digest('hex');
}

/**
 * Keeps what a donation said before the correction of that request, apart from the audit log: an erasure takes it away.
 *
 * @returns the digest that the log names it by
 */
function keepOriginal(
  transaction: Transaction,
  asked: CorrectDonationRequest,
  original: Original,
): string {
  const salt = randomBytes(32).toString('hex');
  transaction.create(originalDocument(asked), {
    original,
    salt,
    asked: askedDigest(asked, salt),
    corrected_email: asked.donor.email,
    created_at: FieldValue.serverTimestamp(),
  });
  return originalDigest(original, salt);
}

const keptSchema = z.object({ salt: z.string(), asked: z.string() });

/**
 * Refuses a correction under the number of an earlier one that said otherwise.
 *
 * @throws HttpsError `already-exists`
 */
async function refuseOther(transaction: Transaction, asked: CorrectDonationRequest): Promise<void> {
  // Gone, if the donor was erased since.
  const kept = keptSchema.safeParse((await transaction.get(originalDocument(asked))).data()).data;
  if (!kept || kept.asked === askedDigest(asked, kept.salt)) return;
  throw otherDetails();
}

const originalDocument = ({ request }: CorrectDonationRequest) =>
  collection('donationOriginals').doc(request);

/** The same of what a correction says. */
function askedDigest({ donor, gift }: CorrectDonationRequest, salt: string): string {
  const parts = [donor, gift ?? {}].map((part) => Object.entries(part).sort());
  return createHmac('sha256', salt).update(JSON.stringify(parts)).digest('hex');
}

const donorSchema = z.pick(donationRecordSchema, {
  donor_name: true,
  donor_email: true,
  is_anonymous: true,
});

/**
 * Brings the donor of the ledger into the payment's metadata, and into the charges that have a copy of it. Safe to call
 * again, and at once: it ends with what the ledger has.
 *
 * @throws what Stripe or Firestore throws; then the same call can simply be made again.
 */
function tellStripe(paymentIntentId: string): Promise<void> {
  return withinTime(async () => {
    let told: string | undefined;
    for (;;) {
      const metadata = await metadataOf(paymentIntentId);
      const text = JSON.stringify(metadata);
      // Somebody may have corrected or erased the donor meanwhile.
      if (text === told) return;
      await stripe().paymentIntents.update(paymentIntentId, { metadata });
      for await (const { id } of stripe().charges.list({ payment_intent: paymentIntentId })) {
        await stripe().charges.update(id, { metadata });
      }
      told = text;
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
    // Of an anonymous donor whose name was never kept here, Stripe alone has it.
    ...(name !== null && { donor_name: name }),
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type CorrectDonationRequest,
  type GiftChanged,
  GIFT_MESSAGES,
  isEnteredGift,
} from '@raade/contracts/money/gifts';
import { withSearchWords } from '@raade/contracts/staff/search';
import { forgetAnonymousDonor, keepAnonymousDonor, readAnonymousName } from '../anonymous-donor.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { isNoted, noteRequest } from '../../base/audit/noted-request.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { dueCorrected, queueReplacing } from '../receipts/receipt-of-gift.ts';
import { giftFields } from './enter-gift.ts';
import { donationAsSeen, type KnownDonation } from './known-donation.ts';
import { keepOriginal, originalOf, refuseOther } from './original.ts';
import { tellStripe } from './tell-stripe.ts';

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

/** What a receipt says of a gift itself. */
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

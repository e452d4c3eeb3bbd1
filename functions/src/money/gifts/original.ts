import { createHmac, randomBytes } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { CorrectDonationRequest } from '@raade/contracts/money/gifts';
import { otherDetails } from '../../base/audit/noted-request.ts';
import { collection } from '../../base/firestore.ts';
import type { KnownDonation } from './known-donation.ts';

/** What of a donation staff can correct. */
export type Original = ReturnType<typeof originalOf>;

/** The same as it was; with the name of an anonymous donor. */
export function originalOf(known: KnownDonation, name: string | null) {
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
export function keepOriginal(
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
export async function refuseOther(
  transaction: Transaction,
  asked: CorrectDonationRequest,
): Promise<void> {
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

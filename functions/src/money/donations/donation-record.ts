import * as z from 'zod/mini';
import {
  donationRecordSchema,
  type DonationRecord,
  type DonationSource,
} from '@raade/contracts/money/donation-record';
import { fromMetadata } from './donation-metadata.ts';
import type { Money } from './donation-money.ts';
import type { PaidIntent } from './paid-intent.ts';
import { statusOf } from './payment-status.ts';

/**
 * The ledger's record of a paid intent. Money is what Stripe received, in cents.
 *
 * @throws z.core.$ZodError if the intent is not a donation that our schema describes.
 */
export function donationRecordOf(
  intent: PaidIntent,
  money: Money,
  source: DonationSource,
): DonationRecord {
  const metadata = fromMetadata(intent.metadata);
  const isAnonymous = metadata.is_anonymous === 'true';
  return z.parse(donationRecordSchema, {
    donor_name: isAnonymous ? null : metadata.donor_name,
    // Kept for an anonymous donor too: the receipt goes there.
    donor_email: metadata.donor_email,
    amount: intent.amount_received / 100,
    amount_cents: intent.amount_received,
    currency: intent.currency,
    message: metadata.message ?? null,
    is_anonymous: isAnonymous,
    payment_status: statusOf(intent.amount_received, money),
    donation_type: metadata.donation_type,
    source,
  });
}

import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type DonationRecord,
  donationRecordSchema,
  type DonationSource,
} from '@raade/contracts/money/donation-record';
import { withSearchWords } from '@raade/contracts/staff/search';
import { storeAnonymousDonor } from '../anonymous-donor.ts';
import { collection } from '../../base/firestore.ts';
import type { ReceiptOrder } from '../receipts/receipt-facts.ts';
import { firstReceiptState } from '../receipts/receipt-of-donation.ts';
import { fromMetadata } from './donation-metadata.ts';
import type { Money } from './donation-money.ts';
import { statusOf } from './payment-status.ts';
import type { PaymentReading } from './payment-reading.ts';
import type { PaidIntent } from './payment-intent.ts';

/** A paid donation, derived from one reading of Stripe. */
export interface ReadDonation {
  readonly reading: PaymentReading;
  readonly money: Money;
  readonly record: DonationRecord;
}

/**
 * Adds the donation to the ledger, with the state of its receipt.
 *
 * @param receipt null if there is none
 */
export function createDonation(
  transaction: Transaction,
  { reading, money, record }: ReadDonation,
  receipt: ReceiptOrder | null,
): void {
  const { intent } = reading;
  const created_at = Timestamp.fromMillis(intent.created * 1000);
  const { donor_name: name } = fromMetadata(intent.metadata);
  const { donor_email: email, is_anonymous } = record;
  // Without an address, the donor was erased.
  if (is_anonymous && email !== '') {
    storeAnonymousDonor(transaction, intent.id, { name, email }, created_at);
  }
  const donation = {
    ...record,
    ...money,
    ...firstReceiptState(receipt, intent.id),
    ...readTime(reading),
    payment_intent_id: intent.id,
    created_at,
    // The day for taxes: a payment may succeed days after its intent was created.
    paid_at: Timestamp.fromMillis(intent.latest_charge.created * 1000),
    recorded_at: FieldValue.serverTimestamp(),
  };
  const document = collection('donations').doc(intent.id);
  transaction.create(document, withSearchWords(COLLECTIONS.donations, donation));
}

/** The field with the time of the reading. */
export const readTime = (reading: PaymentReading) => ({
  stripe_read_at: Timestamp.fromMillis(reading.readAt),
});

/**
 * Builds the record of a paid intent. Money is the amount that Stripe received, in cents.
 *
 * @throws z.core.$ZodError if the intent does not match the schema of donations
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
    // Stored for anonymous donors, too: the receipt goes there.
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

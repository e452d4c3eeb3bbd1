import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { enteredFieldsSchema } from '@raade/contracts/money/manual-donations';
import * as z from 'zod/mini';
import type { RecordedDonation } from '../payments/read-donations.ts';

/** A donation as Firestore gives it, with what a test wants to be different. */
export function sampleDonation(fields: Partial<RecordedDonation> = {}): RecordedDonation {
  const created_at = fields.created_at ?? new Date('2025-04-11T18:30:00Z');
  return {
    donor_name: 'Sample Donor',
    donor_email: 'donor@example.org',
    amount: 50,
    amount_cents: 5000,
    currency: 'usd',
    message: null,
    is_anonymous: false,
    payment_status: 'succeeded',
    donation_type: 'conference-support',
    source: 'client',
    created_at,
    paid_at: created_at,
    ...z.parse(donationMoneySchema, {}),
    ...z.parse(enteredFieldsSchema, {}),
    receipt_number: 'R-0000-0000-0000',
    receipt_revision: 1,
    receipt_returned_cents: 0,
    ...fields,
  };
}

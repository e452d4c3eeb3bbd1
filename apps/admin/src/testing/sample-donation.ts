import type { RecordedDonation } from '../payments/read-donations.ts';

/** A donation as Firestore gives it, with what a test wants to be different. */
export function sampleDonation(fields: Partial<RecordedDonation> = {}): RecordedDonation {
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
    created_at: new Date('2025-04-11T18:30:00Z'),
    refunded_cents: 0,
    refund_pending_cents: 0,
    refund_failed_cents: 0,
    dispute: 'none',
    disputed_cents: 0,
    payment_method: 'card',
    card_brand: '',
    card_last4: '',
    account_gross_cents: 0,
    account_fee_cents: 0,
    account_refunded_cents: 0,
    account_disputed_cents: 0,
    account_net_cents: 0,
    corrections: 0,
    check_number: '',
    receipt_revision: 1,
    receipt_returned_cents: 0,
    ...fields,
  };
}

import { Timestamp } from 'firebase-admin/firestore';
import { receiptNumber } from '@raade/contracts/money/receipt-number';
import type { ReceiptDonation } from '../receipt-facts.ts';

/** A donation as in the ledger, of an invented donor. */
export const RECORDED_DONATION: ReceiptDonation = {
  donor_name: 'Sam Sample',
  donor_email: 'sam@example.org',
  amount_cents: 5000,
  is_anonymous: false,
  payment_method: 'card',
  card_brand: 'visa',
  card_last4: '4242',
  refunded_cents: 0,
  dispute: 'none',
  created_at: Timestamp.fromDate(new Date('2025-03-01T05:00:00Z')),
  receipt_number: receiptNumber('pi_sample'),
  paid_at: Timestamp.fromDate(new Date('2025-03-01T18:00:00Z')),
};

/** Settings of a deployment for its receipts. */
export const SAMPLE_WORDING = {
  ORGANIZATION_NAME: 'Rice Association for African Development',
  ORGANIZATION_ADDRESS: '6100 Sample Street, Houston, TX 77005',
  ORGANIZATION_TAX_ID: '12-3456789',
  RECEIPT_GOODS_WORDING: 'No goods or services were provided in exchange for this gift.',
  statementName: 'SAMPLE RAADE',
  fund: 'RAADE general fund: studios and forum',
  EMAIL_TAX_WORDING: 'Sample wording: ask your tax adviser whether this donation is deductible.',
} as const;

import { amountOf } from '@raade/contracts/money/donation-sums';
import { donationDay } from '@raade/contracts/money/donation-day';
import { receiptNumberOf } from '@raade/contracts/money/receipt-number';
import { recordExport } from '../audit/record-export.ts';
import type { CsvFile } from '../table/csv/csv-file.ts';
import { SOURCE_LABELS, STATUS_LABELS } from './donation-labels.ts';
import type { RecordedDonation } from './read-donations.ts';

/**
 * The file of donations. `Date` and `Paid` are UTC in ISO 8601. `Day` is the day on receipts and statements, and `Kept`
 * the amount that statements add up.
 */
export const DONATIONS_CSV: CsvFile<RecordedDonation> = {
  onExport: (rows) => recordExport({ action: 'export-donations', rows }),
  name: 'RAADE_Donations',
  columns: [
    { header: 'Payment ID', value: ({ id }) => id },
    { header: 'Date', value: ({ data }) => data.created_at.toISOString() },
    { header: 'Donor Name', value: ({ data }) => data.donor_name },
    { header: 'Anonymous', value: ({ data }) => data.is_anonymous },
    { header: 'Email', value: ({ data }) => data.donor_email },
    { header: 'Amount', value: ({ data }) => data.amount },
    { header: 'Currency', value: ({ data }) => data.currency.toUpperCase() },
    { header: 'Status', value: ({ data }) => STATUS_LABELS[data.payment_status].text },
    { header: 'Source', value: ({ data }) => SOURCE_LABELS[data.source] },
    { header: 'Donation Type', value: ({ data }) => data.donation_type },
    { header: 'Paid', value: ({ data }) => data.paid_at.toISOString() },
    { header: 'Refunded', value: ({ data }) => data.refunded_cents / 100 },
    { header: 'Dispute', value: ({ data }) => data.dispute },
    { header: 'Fees', value: ({ data }) => accountAmount(data, data.account_fee_cents) },
    { header: 'Net', value: ({ data }) => accountAmount(data, data.account_net_cents) },
    {
      header: 'Account Currency',
      value: ({ data }) => data.account_currency?.toUpperCase() ?? null,
    },
    { header: 'Payout', value: ({ data }) => data.payout_id ?? null },
    { header: 'Method', value: ({ data }) => data.payment_method },
    { header: 'Card', value: ({ data }) => data.card_last4 || null },
    { header: 'Check Number', value: ({ data }) => data.check_number || null },
    { header: 'Message', value: ({ data }) => data.message },
    { header: 'Day', value: ({ data }) => donationDay(data) },
    { header: 'Receipt Number', value: ({ data }) => receiptNumberOf(data) },
    { header: 'Kept', value: ({ data }) => keptAmount(data) },
    { header: 'Kept Currency', value: ({ data }) => amountOf(data).currency.toUpperCase() },
  ],
};

/** An amount on our Stripe account; null before Stripe has booked the payment. */
const accountAmount = ({ account_currency }: RecordedDonation, cents: number): number | null =>
  account_currency === undefined ? null : cents / 100;

/** The amount without refunds; 0 for a voided donation. */
function keptAmount(donation: RecordedDonation): number {
  const { given, returned } = amountOf(donation);
  return donation.payment_status === 'voided' ? 0 : (given - returned) / 100;
}

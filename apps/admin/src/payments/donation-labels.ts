import type { DonationSource, PaymentStatus } from '@raade/contracts/money/donation-record';
import { receiptNumberOf } from '@raade/contracts/money/receipt-number';
import { donationDay, donationMoment } from '@raade/contracts/money/donation-day';
import { isManualDonation } from '@raade/contracts/money/manual-donations';
import { dayInWords, localDay } from '@raade/contracts/base/local-day';
import { momentText } from '@raade/staff/moments';
import type { StatusLabel } from '@raade/ui';
import { recordRow, type RecordRow } from '../table/record-row.ts';
import type { RecordedDonation } from './read-donations.ts';

export const STATUS_LABELS: Readonly<Record<PaymentStatus, StatusLabel>> = {
  succeeded: { text: 'succeeded', tone: 'success' },
  partially_refunded: { text: 'partially refunded', tone: 'warning' },
  refunded: { text: 'refunded', tone: 'neutral' },
  disputed: { text: 'disputed', tone: 'danger' },
  voided: { text: 'void', tone: 'neutral' },
};

/** The source that recorded the donation first. */
export const SOURCE_LABELS: Readonly<Record<DonationSource, string>> = {
  client: 'Website',
  webhook: 'Stripe webhook',
  reconcile: 'Reconciliation',
  staff: 'Entered by staff',
};

/** The row of a donation. Search looks through donor, email, payment and receipt. */
export function donationRow(id: string, donation: RecordedDonation) {
  const receipt = receiptNumberOf(donation);
  return recordRow(id, donation, [donorOf(donation), donation.donor_email, id, receipt]);
}

export const donorOf = ({ donor_name }: RecordedDonation): string => donor_name ?? 'Anonymous';

/** When a donation was paid; for a manual donation the day on which it was received. */
export const dateOf = ({ id, data }: RecordRow<RecordedDonation>): string =>
  (isManualDonation(id) ? dayInWords : momentText)(donationMoment(data));

type Line = readonly [label: string, text: string];

/** The date, and the start of the payment if that was on another day. */
export function dayLines(row: RecordRow<RecordedDonation>): Line[] {
  const { id, data } = row;
  if (isManualDonation(id)) return [['Received on', dateOf(row)]];
  const isSameDay = localDay(data.created_at) === donationDay(data);
  const startLine: Line[] = isSameDay ? [] : [['Begun', momentText(data.created_at)]];
  return [['Date', momentText(donationMoment(data))], ...startLine];
}

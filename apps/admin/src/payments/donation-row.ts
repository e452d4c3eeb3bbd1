import { receiptNumberOf } from '@raade/contracts/money/receipt-number';
import { recordRow } from '../table/record-row.ts';
import type { RecordedDonation } from './read-donations.ts';

/** Found by donor, email, payment or receipt. */
export function donationRow(id: string, donation: RecordedDonation) {
  const receipt = receiptNumberOf(donation);
  return recordRow(id, donation, [donorOf(donation), donation.donor_email, id, receipt]);
}

export function donorOf({ donor_name }: RecordedDonation): string {
  return donor_name ?? 'Anonymous';
}

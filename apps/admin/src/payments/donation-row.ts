import { recordRow } from '../table/record-row.ts';
import type { RecordedDonation } from './read-donations.ts';

/** Found by donor, email or payment. */
export function donationRow(id: string, donation: RecordedDonation) {
  return recordRow(id, donation, [donorOf(donation), donation.donor_email, id]);
}

export function donorOf({ donor_name }: RecordedDonation): string {
  return donor_name ?? 'Anonymous';
}

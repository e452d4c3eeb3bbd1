import type { DonationRecord } from '@raade/contracts/money/donation-record';
import { isErased } from '../../base/tombstones/is-erased.ts';

/** Fields of a donation after the erasure of its donor. Amount and day stay for the accounts. */
export const DONATION_WITHOUT_DONOR = {
  donor_name: null,
  donor_email: '',
  message: null,
  is_anonymous: true,
  is_erased: true,
} as const satisfies Partial<DonationRecord>;

/** Removes the donor from a record if they were erased after the start of the payment. */
export async function clearIfErased(record: DonationRecord, start: Date): Promise<DonationRecord> {
  if (record.donor_email === '') return record;
  const erased = await isErased(record.donor_email, start);
  return erased ? { ...record, ...DONATION_WITHOUT_DONOR } : record;
}

import type { DonationRecord } from '@raade/contracts/money/donation-record';
import { isErased } from '../../base/tombstones/is-erased.ts';

/** A gift stays as amount, day and fund: the books must add up, whoever gave. */
export const GIFT_WITHOUT_DONOR = {
  donor_name: null,
  donor_email: '',
  message: null,
  is_anonymous: true,
  is_erased: true,
} as const satisfies Partial<DonationRecord>;

/** The record of a payment that was begun then, without its donor if they were erased since. */
export async function withoutErased(record: DonationRecord, begun: Date): Promise<DonationRecord> {
  if (record.donor_email === '') return record;
  const erased = await isErased(record.donor_email, begun);
  return erased ? { ...record, ...GIFT_WITHOUT_DONOR } : record;
}

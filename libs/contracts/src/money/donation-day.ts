import { localDay } from '../base/local-day.ts';

/** A `Date` or a Firestore timestamp. */
type Instant = Date | { toDate(): Date };
type DatedDonation = Readonly<{ paid_at: Instant }>;

/** The time of a donation: when it was paid. */
export function donationMoment({ paid_at }: DatedDonation): Date {
  return paid_at instanceof Date ? paid_at : paid_at.toDate();
}

/** The day of a donation, like `2025-12-31`, in the association's time zone. */
export const donationDay = (donation: DatedDonation): string => localDay(donationMoment(donation));

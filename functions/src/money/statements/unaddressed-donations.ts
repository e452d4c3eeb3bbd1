import { Timestamp, type Query } from 'firebase-admin/firestore';
import { amountOf } from '@raade/contracts/money/donation-sums';
import { donationDay } from '@raade/contracts/money/donation-day';
import { isManualDonation } from '@raade/contracts/money/manual-donations';
import type { UnaddressedDonation } from '@raade/contracts/money/yearly-statements';
import { collection } from '../../base/firestore.ts';
import { isOfYear, listedDonationSchema, type ListedDonation } from './statement-facts.ts';

/** Longest time between the creation and the payment of a donation. */
const MAX_PAYMENT_DELAY_MS = 60 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Limit of listed donations, above what staff enter in a year. */
const MAX_DONATIONS = 1000;

/** Query for donations that may belong to a year: in any time zone, and however long their payment took. */
export function donationsAround(year: number): Query {
  const from = Date.UTC(year, 0, 1) - MAX_PAYMENT_DELAY_MS;
  return collection('donations')
    .where('created_at', '>=', Timestamp.fromMillis(from))
    .where('created_at', '<', Timestamp.fromMillis(Date.UTC(year + 1, 0, 1) + DAY_MS));
}

type Donations = ReadonlyMap<string, ListedDonation>;

/**
 * True if a donation has no address because its donor was erased. Erasures also remove the name. Stripe donations
 * always had an address; manual ones may not.
 */
export const isErasedDonation = (id: string, { donor_name, is_erased }: ListedDonation): boolean =>
  is_erased === true || (donor_name === null && !isManualDonation(id));

/** Reads the donations of a year that have no address for other reasons than an erasure. */
export async function unaddressedDonations(year: number): Promise<Donations> {
  const { docs } = await donationsAround(year)
    .where('donor_email', '==', '')
    .limit(MAX_DONATIONS)
    .get();
  const donations = docs.flatMap((document): [string, ListedDonation][] => {
    const donation = listedDonationSchema.safeParse(document.data()).data;
    return donation && isOfYear(year, donation) ? [[document.id, donation]] : [];
  });
  return new Map(donations.filter(([id, donation]) => !isErasedDonation(id, donation)));
}

/** Lists these donations for staff, without the names of anonymous donors. */
export async function listUnaddressed(year: number): Promise<UnaddressedDonation[]> {
  return [...(await unaddressedDonations(year))].map(([id, donation]) => {
    const { currency, given, returned } = amountOf(donation);
    const name = donation.is_anonymous ? null : donation.donor_name;
    return { id, name, paidOn: donationDay(donation), cents: given - returned, currency };
  });
}

import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { donationDay } from '@raade/contracts/money/donation-day';
import type { AudienceFilter } from '@raade/contracts/mail/audience-filter';
import { collection } from '../../../base/firestore.ts';
import { type AudiencePage, PAGE_SIZE } from './read-page.ts';
import { type Addressee, nonRegistrant } from './recipient-group.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const donationSchema = z.extend(
  z.pick(donationRecordSchema, {
    donor_name: true,
    donor_email: true,
    amount_cents: true,
    payment_status: true,
  }),
  { paid_at: z.instanceof(Timestamp) },
);
type Donation = z.infer<typeof donationSchema>;
type DonorFilter = Extract<AudienceFilter, { of: 'donors' }>;

/** Statuses of donations whose givers count as donors. Refunded and disputed donations do not count. */
const COUNTED: readonly Donation['payment_status'][] = ['succeeded', 'partially_refunded'];

/** A page of the donors of matching donations, in the order of the payments. Donors appear once for each donation. */
export async function donorPage(filter: DonorFilter, cursor: string | null): Promise<AudiencePage> {
  const query = donationsAround(filter.year)
    .orderBy('paid_at')
    .orderBy(FieldPath.documentId())
    .select(...Object.keys(donationSchema.shape))
    .limit(PAGE_SIZE);
  const { docs } = await (cursor === null ? query : query.startAfter(...parseCursor(cursor))).get();
  const last = docs.length < PAGE_SIZE ? undefined : docs.at(-1);
  return {
    addressees: docs.flatMap((document) =>
      donorOf(donationSchema.safeParse(document.data()).data, filter),
    ),
    // The query orders by `paid_at`, so every document has this field.
    next: last ? `${(last.get('paid_at') as Timestamp).toMillis()} ${last.id}` : null,
  };
}

/** The donations that may be of a year in any time zone, which differs from UTC by less than a day. */
function donationsAround(year: number | undefined) {
  const donations = collection('donations');
  if (year === undefined) return donations;
  return donations
    .where('paid_at', '>=', Timestamp.fromMillis(Date.UTC(year, 0, 1) - DAY_MS))
    .where('paid_at', '<', Timestamp.fromMillis(Date.UTC(year + 1, 0, 1) + DAY_MS));
}

/**
 * Parses the time and id of the last donation of a page. The time is kept, since a correction may change it meanwhile.
 */
function parseCursor(cursor: string): [Timestamp, string] {
  const [paidAt = '', id = ''] = cursor.split(' ');
  return [Timestamp.fromMillis(Number(paidAt)), id];
}

function donorOf(donation: Donation | undefined, { year, minCents = 0 }: DonorFilter): Addressee[] {
  if (!donation || !COUNTED.includes(donation.payment_status) || donation.amount_cents < minCents)
    return [];
  if (year !== undefined && !donationDay(donation).startsWith(`${year}-`)) return [];
  return [nonRegistrant({ email: donation.donor_email, full_name: donation.donor_name ?? '' })];
}

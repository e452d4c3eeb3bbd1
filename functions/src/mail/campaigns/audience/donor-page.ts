import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { giftDay } from '@raade/contracts/money/gift-day';
import type { AudienceFilter } from '@raade/contracts/mail/audience-filter';
import { collection } from '../../../base/firestore.ts';
import { type AudiencePage, PAGE_SIZE } from './read-page.ts';
import { type Addressee, nonRegistrant } from './recipient-group.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const giftSchema = z.extend(
  z.pick(donationRecordSchema, {
    donor_name: true,
    donor_email: true,
    amount_cents: true,
    payment_status: true,
  }),
  { paid_at: z.instanceof(Timestamp) },
);
type Gift = z.infer<typeof giftSchema>;
type DonorFilter = Extract<AudienceFilter, { of: 'donors' }>;

/** Statuses of gifts whose givers count as donors. Refunded and disputed gifts do not count. */
const COUNTED: readonly Gift['payment_status'][] = ['succeeded', 'partially_refunded'];

/** A page of the donors of matching gifts, in the order of the payments. Donors appear once for each gift. */
export async function donorPage(filter: DonorFilter, cursor: string | null): Promise<AudiencePage> {
  const query = giftsAround(filter.year)
    .orderBy('paid_at')
    .orderBy(FieldPath.documentId())
    .select(...Object.keys(giftSchema.shape))
    .limit(PAGE_SIZE);
  const { docs } = await (cursor === null ? query : query.startAfter(...parseCursor(cursor))).get();
  const last = docs.length < PAGE_SIZE ? undefined : docs.at(-1);
  return {
    addressees: docs.flatMap((document) =>
      donorOf(giftSchema.safeParse(document.data()).data, filter),
    ),
    // The query orders by `paid_at`, so every document has this field.
    next: last ? `${(last.get('paid_at') as Timestamp).toMillis()} ${last.id}` : null,
  };
}

/** The gifts that may be of a year in any time zone, which differs from UTC by less than a day. */
function giftsAround(year: number | undefined) {
  const donations = collection('donations');
  if (year === undefined) return donations;
  return donations
    .where('paid_at', '>=', Timestamp.fromMillis(Date.UTC(year, 0, 1) - DAY_MS))
    .where('paid_at', '<', Timestamp.fromMillis(Date.UTC(year + 1, 0, 1) + DAY_MS));
}

/** Parses the time and id of the last gift of a page. The time is kept, since a correction may change it meanwhile. */
function parseCursor(cursor: string): [Timestamp, string] {
  const [paidAt = '', id = ''] = cursor.split(' ');
  return [Timestamp.fromMillis(Number(paidAt)), id];
}

function donorOf(gift: Gift | undefined, { year, minCents = 0 }: DonorFilter): Addressee[] {
  if (!gift || !COUNTED.includes(gift.payment_status) || gift.amount_cents < minCents) return [];
  if (year !== undefined && !giftDay(gift).startsWith(`${year}-`)) return [];
  return [nonRegistrant({ email: gift.donor_email, full_name: gift.donor_name ?? '' })];
}

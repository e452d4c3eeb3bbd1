import {
  FieldPath,
  FieldValue,
  type Timestamp,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { StatementCounts } from '@raade/contracts/money/yearly-statements';
import { expiryOf } from '../../base/expires-at.ts';
import { addressHash, normalizeAddress } from '../../base/address.ts';
import { statementDocument } from './statement-document.ts';
import { isOfYear, listedDonationSchema } from './statement-facts.ts';
import type { StatementRun } from './statement-run.ts';
import { donationsAround, isErasedDonation } from './unaddressed-donations.ts';

const PAGE_SIZE = 300;

/** Donations by donor and counts, of one page of the ledger. */
export interface GatheredPage {
  readonly byDonor: ReadonlyMap<
    string,
    { readonly to: string; readonly donations: readonly string[] }
  >;
  readonly counts: Pick<StatementCounts, 'donations' | 'erased' | 'unaddressed' | 'malformed'>;
  /** Null after the last page. */
  readonly cursor: StatementRun['cursor'];
}

/** Reads the next page of donations that may belong to a year, by time of creation. */
export async function gatherPage(year: number, { cursor }: StatementRun): Promise<GatheredPage> {
  const query = donationsAround(year)
    .orderBy('created_at')
    .orderBy(FieldPath.documentId())
    .limit(PAGE_SIZE);
  const { docs } = await (cursor ? query.startAfter(cursor.at, cursor.id) : query).get();
  const last = docs.length < PAGE_SIZE ? undefined : docs.at(-1);
  return {
    ...groupByDonor(year, docs),
    cursor: last ? { id: last.id, at: last.get('created_at') as Timestamp } : null,
  };
}

function groupByDonor(year: number, docs: readonly QueryDocumentSnapshot[]) {
  const byDonor = new Map<string, { to: string; donations: string[] }>();
  const counts = { donations: 0, erased: 0, unaddressed: 0, malformed: 0 };
  for (const document of docs) {
    const donation = listedDonationSchema.safeParse(document.data()).data;
    if (donation === undefined) {
      logger.error('a donation is on no statement: its record is malformed', { id: document.id });
      counts.malformed += 1;
      continue;
    }
    if (!isOfYear(year, donation)) continue;
    counts.donations += 1;
    const to = normalizeAddress(donation.donor_email);
    if (to === '') {
      counts[isErasedDonation(document.id, donation) ? 'erased' : 'unaddressed'] += 1;
      continue;
    }
    const donor = byDonor.get(addressHash(to)) ?? { to, donations: [] };
    donor.donations.push(document.id);
    byDonor.set(addressHash(to), donor);
  }
  return { byDonor, counts };
}

/** A transaction or a write batch. */
interface Change {
  set(
    document: FirebaseFirestore.DocumentReference,
    data: FirebaseFirestore.DocumentData,
    options: FirebaseFirestore.SetOptions,
  ): unknown;
}

/** Adds donations to a donor's statement. Donations that it has already are not added again. */
export function listDonations(
  change: Change,
  year: number,
  { to, donations }: { readonly to: string; readonly donations: readonly string[] },
): void {
  change.set(
    statementDocument(year, to),
    {
      year,
      to,
      donations: FieldValue.arrayUnion(...donations),
      ...expiryOf('statements'),
      created_at: FieldValue.serverTimestamp(),
    },
    { merge: true },
  );
}

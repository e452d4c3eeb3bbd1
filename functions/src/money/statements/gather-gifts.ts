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
import { isOfYear, listedGiftSchema } from './statement-facts.ts';
import type { StatementRun } from './statement-run.ts';
import { giftsAround, isErasedGift } from './unaddressed-gifts.ts';

const PAGE_SIZE = 300;

/** Gifts by donor and counts, of one page of the ledger. */
export interface GatheredPage {
  readonly byDonor: ReadonlyMap<string, { readonly to: string; readonly gifts: readonly string[] }>;
  readonly counts: Pick<StatementCounts, 'gifts' | 'erased' | 'unaddressed' | 'malformed'>;
  /** Null after the last page. */
  readonly cursor: StatementRun['cursor'];
}

/** Reads the next page of gifts that may belong to a year, by time of creation. */
export async function gatherPage(year: number, { cursor }: StatementRun): Promise<GatheredPage> {
  const query = giftsAround(year)
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
  const byDonor = new Map<string, { to: string; gifts: string[] }>();
  const counts = { gifts: 0, erased: 0, unaddressed: 0, malformed: 0 };
  for (const document of docs) {
    const gift = listedGiftSchema.safeParse(document.data()).data;
    if (gift === undefined) {
      logger.error('a donation is on no statement: its record is malformed', { id: document.id });
      counts.malformed += 1;
      continue;
    }
    if (!isOfYear(year, gift)) continue;
    counts.gifts += 1;
    const to = normalizeAddress(gift.donor_email);
    if (to === '') {
      counts[isErasedGift(document.id, gift) ? 'erased' : 'unaddressed'] += 1;
      continue;
    }
    const donor = byDonor.get(addressHash(to)) ?? { to, gifts: [] };
    donor.gifts.push(document.id);
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

/** Adds gifts to a donor's statement. Gifts that it has already are not added again. */
export function listGifts(
  change: Change,
  year: number,
  { to, gifts }: { readonly to: string; readonly gifts: readonly string[] },
): void {
  change.set(
    statementDocument(year, to),
    {
      year,
      to,
      gifts: FieldValue.arrayUnion(...gifts),
      ...expiryOf('statements'),
      created_at: FieldValue.serverTimestamp(),
    },
    { merge: true },
  );
}

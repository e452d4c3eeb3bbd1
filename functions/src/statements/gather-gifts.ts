import {
  FieldPath,
  FieldValue,
  Timestamp,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@raade/contracts/collections';
import { giftDay } from '@raade/contracts/gift-day';
import type { StatementCounts } from '@raade/contracts/statements';
import { expiryOf } from '../expiry.ts';
import { firestore } from '../firestore.ts';
import { addressHash, normalizeAddress } from '../mail/address.ts';
import { statementDocument } from './statement-document.ts';
import { listedGiftSchema } from './statement-facts.ts';
import type { StatementRun } from './statement-run.ts';

const AT_ONCE = 300;
/** How long before its payment a gift may have been begun, and how far a time zone may be off. */
const BEGUN_BEFORE_MS = 60 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What one page of the ledger adds to a run. */
export interface Gathered {
  readonly byDonor: ReadonlyMap<string, { readonly to: string; readonly gifts: readonly string[] }>;
  readonly counts: Pick<StatementCounts, 'gifts' | 'erased' | 'malformed'>;
  /** Null after the last page. */
  readonly place: StatementRun['place'];
}

/** Reads the next page of the gifts that may be of a year, in the order in which they were begun. */
export async function gatherPage(year: number, { place }: StatementRun): Promise<Gathered> {
  const from = Date.UTC(year, 0, 1) - BEGUN_BEFORE_MS;
  const query = firestore()
    .collection(COLLECTIONS.donations)
    .where('created_at', '>=', Timestamp.fromMillis(from))
    .where('created_at', '<', Timestamp.fromMillis(Date.UTC(year + 1, 0, 1) + DAY_MS))
    .orderBy('created_at')
    .orderBy(FieldPath.documentId())
    .limit(AT_ONCE);
  const { docs } = await (place ? query.startAfter(place.at, place.id) : query).get();
  const last = docs.length < AT_ONCE ? undefined : docs.at(-1);
  return {
    ...sortedByDonor(year, docs),
    place: last ? { id: last.id, at: last.get('created_at') as Timestamp } : null,
  };
}

function sortedByDonor(year: number, docs: readonly QueryDocumentSnapshot[]) {
  const byDonor = new Map<string, { to: string; gifts: string[] }>();
  const counts = { gifts: 0, erased: 0, malformed: 0 };
  for (const document of docs) {
    const gift = listedGiftSchema.safeParse(document.data()).data;
    if (gift === undefined) {
      logger.error('a gift is on no statement: its record is malformed', { id: document.id });
      counts.malformed += 1;
      continue;
    }
    if (!giftDay(gift).startsWith(`${year}-`) || gift.payment_status === 'voided') continue;
    counts.gifts += 1;
    const to = normalizeAddress(gift.donor_email);
    if (to === '') {
      counts.erased += 1;
      continue;
    }
    const known = byDonor.get(addressHash(to)) ?? { to, gifts: [] };
    known.gifts.push(document.id);
    byDonor.set(addressHash(to), known);
  }
  return { byDonor, counts };
}

/** A transaction or a batch. */
interface Change {
  set(
    document: FirebaseFirestore.DocumentReference,
    data: FirebaseFirestore.DocumentData,
    options: FirebaseFirestore.SetOptions,
  ): unknown;
}

/** Adds gifts to those that a donor's statement lists; which are there already stay there once. */
export function listGifts(
  change: Change,
  year: number,
  { to, gifts }: { readonly to: string; readonly gifts: readonly string[] },
): void {
  change.set(
    statementDocument(year, to),
    {
      ...{ year, to, gifts: FieldValue.arrayUnion(...gifts) },
      ...expiryOf('statements'),
      created_at: FieldValue.serverTimestamp(),
    },
    { merge: true },
  );
}

import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Addressee } from './recipient-group.ts';

/** Documents of a page. It is small, since one transaction may read and write each of them. */
export const PAGE_SIZE = 250;

export interface AudiencePage {
  /** Members of the audience, perhaps none. */
  readonly addressees: readonly Addressee[];
  /** The position after which the next page begins; null if this is the last page. */
  readonly next: string | null;
}

/** Reads documents in the order of their ids, one page at a time, so that memory does not grow with their number. */
export async function readPage(
  query: Query,
  cursor: string | null,
  membersIn: (docs: readonly QueryDocumentSnapshot[]) => readonly Addressee[],
): Promise<AudiencePage> {
  const fromStart = query.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const { docs } = await (cursor === null ? fromStart : fromStart.startAfter(cursor)).get();
  const next = docs.length < PAGE_SIZE ? null : (docs.at(-1)?.id ?? null);
  return { addressees: membersIn(docs), next };
}

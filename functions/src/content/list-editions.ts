import { Timestamp } from 'firebase-admin/firestore';
import {
  EDITIONS_AT_ONCE,
  type ListEditionsRequest,
  type ListEditionsResponse,
} from '@raade/contracts/content/editions';
import { editionIn, editions, readPointer } from '../releases/editions/documents.ts';

/** The editions there are, the newest first, and which were live when. */
export async function listEditions({ before }: ListEditionsRequest): Promise<ListEditionsResponse> {
  const newest = editions().orderBy('created_at', 'desc');
  const asked =
    before === undefined ? newest : newest.startAfter(Timestamp.fromMillis(Date.parse(before)));
  const [pointer, { docs }] = await Promise.all([
    readPointer(),
    asked.limit(EDITIONS_AT_ONCE + 1).get(),
  ]);
  const { edition: live, moves } = pointer;
  return {
    live,
    editions: docs.slice(0, EDITIONS_AT_ONCE).map((document) => {
      const { created_at, by_name, from, note } = editionIn(document);
      return {
        edition: document.id,
        from,
        createdAt: created_at.toDate().toISOString(),
        by: by_name,
        ...(note === undefined ? {} : { note }),
      };
    }),
    hasMore: docs.length > EDITIONS_AT_ONCE,
    moves: moves.map(({ by: _by, by_name, at, ...move }) => ({
      ...move,
      by: by_name,
      at: at.toDate().toISOString(),
    })),
  };
}

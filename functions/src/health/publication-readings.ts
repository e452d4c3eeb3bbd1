import { Timestamp } from 'firebase-admin/firestore';
import { publications } from '../releases/editions/documents.ts';
import { readContentPointer } from '../releases/editions/live-edition.ts';

export interface PublicationReadings {
  /** Publications of the content that were refused at their time, since one has succeeded last. */
  readonly refusedPublications: number;
  /** When the oldest publication should have gone live that still waits; milliseconds since 1970. */
  readonly duePublicationAt: number | null;
}

/** Reads three documents at most: the pointer, the oldest that waits, and a count. */
export async function publicationReadings(): Promise<PublicationReadings> {
  const oldest = publications().orderBy('due_at').limit(1);
  const [pointer, { docs }] = await Promise.all([readContentPointer(), oldest.get()]);
  // Going back to an earlier edition publishes nothing that was refused.
  const published = pointer.moves.find(({ kind }) => kind === 'publish')?.at;
  const refused = await publications()
    .where('refused_at', '>', published ?? Timestamp.fromMillis(0))
    .count()
    .get();
  const due: unknown = docs[0]?.get('due_at');
  return {
    refusedPublications: refused.data().count,
    duePublicationAt: due instanceof Timestamp ? due.toMillis() : null,
  };
}

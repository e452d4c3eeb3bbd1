import type { Firestore } from 'firebase-admin/firestore';
import { Failure } from '@raade/contracts/base/failure';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { ReadRegistrant } from './read-registrants.ts';

/**
 * The ids of all registrants whom a file does not name.
 * @throws Failure for a file without anybody: it would remove all
 */
export async function registrantsBeside(
  firestore: Firestore,
  read: readonly ReadRegistrant[],
): Promise<string[]> {
  if (read.length === 0) {
    throw new Failure(
      'Nothing was imported: the file names nobody, and --replace would remove all.',
    );
  }
  const named = new Set(read.map(({ registrant }) => registrant.id));
  const { docs } = await firestore.collection(COLLECTIONS.registrants).select().get();
  return docs.map(({ id }) => id).filter((id) => !named.has(id));
}

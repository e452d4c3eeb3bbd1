import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import type { RecordedRegistrant } from './fake-registrants-backend.ts';

/**
 * Writes registrants into the Firestore of a local stack.
 * @param env variables with the addresses of its emulators
 */
export async function storeRegistrants(
  env: Readonly<Record<string, string>>,
  registrants: readonly RecordedRegistrant[],
): Promise<void> {
  // The Firestore client reads the emulator's address from an environment variable.
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'bench');
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter({ throttling: false });
  const collection = firestore.collection(COLLECTIONS.registrants);
  for (const { registrant, createdAt } of registrants) {
    const data = { ...registrant, created_at: Timestamp.fromDate(createdAt) };
    void writer.set(collection.doc(registrant.id), data);
  }
  await writer.close();
  await deleteApp(app);
}

import { Timestamp } from 'firebase-admin/firestore';
import { APPLICATION_COLLECTIONS, APPLICATION_KINDS } from '@raade/contracts/applications';
import { firestore } from '../firestore.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';

const MINUTE_MS = 60 * 1000;
/** Younger applications are still being acknowledged by the applicant's own page. */
const YOUNGEST_MS = 10 * MINUTE_MS;
/** Older applications have been missed by many sweeps in a row: one more would not repair them. */
const OLDEST_MS = 48 * 60 * MINUTE_MS;

/**
 * Acknowledges the applications whose applicants' browsers never did, so that each has its confirmation mail.
 * @returns how many applications it looked at
 */
export async function sweepApplications(now = Timestamp.now()): Promise<number> {
  const oldest = Timestamp.fromMillis(now.toMillis() - OLDEST_MS);
  const youngest = Timestamp.fromMillis(now.toMillis() - YOUNGEST_MS);
  let count = 0;
  for (const kind of APPLICATION_KINDS) {
    const { docs } = await firestore()
      .collection(APPLICATION_COLLECTIONS[kind])
      .where('created_at', '>=', oldest)
      .where('created_at', '<=', youngest)
      .select()
      .get();
    for (const { id } of docs) await acknowledgeApplication({ kind, id }, now);
    count += docs.length;
  }
  return count;
}

import { Timestamp } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_KINDS,
  type ApplicationKind,
} from '@raade/contracts/applications';
import { firestore } from '../firestore.ts';
import { confirmationEntry } from '../outbox/application-confirmation.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';

const MINUTE_MS = 60 * 1000;
/** Younger applications are still being acknowledged by the applicant's own page. */
const YOUNGEST_MS = 10 * MINUTE_MS;
/** Older applications have been missed by many sweeps in a row: one more would not repair them. */
const OLDEST_MS = 48 * 60 * MINUTE_MS;

/** Entries of the outbox that are read at once. */
const AT_ONCE = 300;

/**
 * Acknowledges the applications whose applicants' browsers never did, so that each has its confirmation mail. Those
 * that have one cost a read: on the day of a deadline there are many, and the newest would never have their turn.
 * @returns how many it acknowledged
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
    const missed = await withoutEntry(
      kind,
      docs.map(({ id }) => id),
    );
    for (const id of missed) await acknowledgeApplication({ kind, id }, now);
    count += missed.length;
  }
  return count;
}

/** Ids of those applications that no mail was ever queued for. */
async function withoutEntry(kind: ApplicationKind, ids: readonly string[]): Promise<string[]> {
  const missed: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const entries = await firestore().getAll(...some.map((id) => confirmationEntry(kind, id)));
    missed.push(...some.filter((_id, index) => !entries[index]?.exists));
  }
  return missed;
}

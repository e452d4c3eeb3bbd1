import { Timestamp } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_KINDS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { collection, firestore } from '../base/firestore.ts';
import { isErased } from '../base/tombstones/is-erased.ts';
import { confirmationEntry } from './confirmations/confirmation-mail.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';

const MINUTE_MS = 60 * 1000;
/** Minimum age of a swept application: the applicant's own page may still acknowledge younger ones. */
const MIN_AGE_MS = 10 * MINUTE_MS;
/** Maximum age of a swept application: for older ones many sweeps have already failed. */
const MAX_AGE_MS = 48 * 60 * MINUTE_MS;

/** Applications that one query reads. */
const PAGE_SIZE = 300;
/** Applications that are acknowledged in parallel. */
const AT_ONCE = 10;

interface Sweep {
  readonly now: Timestamp;
  /** True when the time of this sweep is over. The other applications wait for the next one. */
  readonly isOver: () => boolean;
}

/**
 * Acknowledges applications that the applicants' browsers did not acknowledge, so that each has its confirmation mail.
 * Part of the sweep, which runs each minute. The newest come first. A marker stores the time up to which a sweep is
 * complete, so that the next one does not read these applications again.
 *
 * @returns the number of acknowledged applications
 */
export async function sweepApplications(sweep: Sweep): Promise<number> {
  let count = 0;
  for (const kind of APPLICATION_KINDS) count += await sweepKind(kind, sweep);
  return count;
}

async function sweepKind(kind: ApplicationKind, { now, isOver }: Sweep): Promise<number> {
  // All applications up to the marker's time have their confirmation.
  const marker = collection('limits').doc(`swept_${kind}`);
  const newestTime = Timestamp.fromMillis(now.toMillis() - MIN_AGE_MS);
  const oldestTime = Timestamp.fromMillis(now.toMillis() - MAX_AGE_MS);
  const sweptUntil: unknown = (await marker.get()).get('swept_until');
  const isMarked = sweptUntil instanceof Timestamp && sweptUntil > oldestTime;
  let page = firestore()
    .collection(APPLICATION_COLLECTIONS[kind])
    .where('created_at', '>', isMarked ? sweptUntil : oldestTime)
    .where('created_at', '<=', newestTime)
    .orderBy('created_at', 'desc')
    .limit(PAGE_SIZE)
    .select('created_at');
  const firstPage = page;
  let count = 0;
  for (;;) {
    const { docs } = await page.get();
    const unacknowledgedIds = await idsWithoutMail(
      kind,
      docs.map(({ id }) => id),
    );
    for (let start = 0; start < unacknowledgedIds.length; start += AT_ONCE) {
      if (isOver()) return count;
      const batch = unacknowledgedIds.slice(start, start + AT_ONCE);
      await Promise.all(batch.map((id) => acknowledgeUnlessErased(kind, id, now)));
      count += batch.length;
    }
    const lastDocument = docs.at(-1);
    if (lastDocument === undefined || docs.length < PAGE_SIZE) break;
    page = firstPage.startAfter(lastDocument);
  }
  await marker.set({ swept_until: newestTime });
  return count;
}

/** Deletes the application of an erased person instead: only a restored backup can have brought it back. */
async function acknowledgeUnlessErased(
  kind: ApplicationKind,
  id: string,
  now: Timestamp,
): Promise<void> {
  const application = firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id);
  const snapshot = await application.get();
  const time: unknown = snapshot.get('created_at');
  const email = String(snapshot.get('email'));
  const isOfErasedPerson = time instanceof Timestamp && (await isErased(email, time.toDate()));
  if (isOfErasedPerson) await application.delete();
  else await acknowledgeApplication({ kind, id }, now);
}

/** The ids of the applications for which no confirmation was ever queued. */
async function idsWithoutMail(kind: ApplicationKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const entries = await firestore().getAll(...ids.map((id) => confirmationEntry(kind, id)));
  return ids.filter((_id, index) => !entries[index]?.exists);
}

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
/** Younger applications are still being acknowledged by the applicant's own page. */
const YOUNGEST_MS = 10 * MINUTE_MS;
/** Many sweeps in a row have already failed for older applications: one more would not help. */
const OLDEST_MS = 48 * 60 * MINUTE_MS;

/** Applications that one query reads. */
const PAGE = 300;
/** Applications that are acknowledged in parallel. */
const AT_ONCE = 10;

interface Sweep {
  readonly now: Timestamp;
  /** True once the time is over: the rest waits for the next sweep. */
  readonly isOver: () => boolean;
}

/**
 * Acknowledges the applications whose applicants' browsers have not, so that each has its confirmation mail. The newest
 * come first. A marker stores how far a complete sweep came, so that the next one does not read these again.
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
  const youngest = Timestamp.fromMillis(now.toMillis() - YOUNGEST_MS);
  const oldest = Timestamp.fromMillis(now.toMillis() - OLDEST_MS);
  const sweptUntil: unknown = (await marker.get()).get('swept_until');
  const isMarked = sweptUntil instanceof Timestamp && sweptUntil > oldest;
  let page = firestore()
    .collection(APPLICATION_COLLECTIONS[kind])
    .where('created_at', '>', isMarked ? sweptUntil : oldest)
    .where('created_at', '<=', youngest)
    .orderBy('created_at', 'desc')
    .limit(PAGE)
    .select('created_at');
  const all = page;
  let count = 0;
  for (;;) {
    const { docs } = await page.get();
    const missed = await withoutEntry(
      kind,
      docs.map(({ id }) => id),
    );
    for (let from = 0; from < missed.length; from += AT_ONCE) {
      if (isOver()) return count;
      const some = missed.slice(from, from + AT_ONCE);
      await Promise.all(some.map((id) => acknowledgeUnlessErased(kind, id, now)));
      count += some.length;
    }
    const last = docs.at(-1);
    if (last === undefined || docs.length < PAGE) break;
    page = all.startAfter(last);
  }
  await marker.set({ swept_until: youngest });
  return count;
}

/** Deletes the application of an erased person instead: only a restored backup can have brought it back. */
async function acknowledgeUnlessErased(
  kind: ApplicationKind,
  id: string,
  now: Timestamp,
): Promise<void> {
  const application = firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id);
  const found = await application.get();
  const at: unknown = found.get('created_at');
  const isGone =
    at instanceof Timestamp && (await isErased(String(found.get('email')), at.toDate()));
  if (isGone) await application.delete();
  else await acknowledgeApplication({ kind, id }, now);
}

/** The ids of the applications for which no confirmation was ever queued. */
async function withoutEntry(kind: ApplicationKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const entries = await firestore().getAll(...ids.map((id) => confirmationEntry(kind, id)));
  return ids.filter((_id, index) => !entries[index]?.exists);
}

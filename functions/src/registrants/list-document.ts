import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../base/firestore.ts';

/** The document of a forum's list. It has `forum_id`, and `closed_at` while no campaign goes to the list. */
export const listDocument = (forumId: string) => collection('registrantLists').doc(forumId);

/**
 * Creates the document of a forum's list before the first registrant is written, so that staff can choose the list.
 * Written only once, since each batch of a campaign reads it.
 */
export async function recordList(forumId: string): Promise<void> {
  const list = listDocument(forumId);
  if (!(await list.get()).exists) await list.set({ forum_id: forumId }, { merge: true });
}

/** Time at which the list was closed; undefined while it is open. */
export function closedAt(list: DocumentSnapshot | undefined): Timestamp | undefined {
  const time: unknown = list?.get('closed_at');
  return time instanceof Timestamp ? time : undefined;
}

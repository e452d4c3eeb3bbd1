import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { ForumId } from '@raade/contracts/content/forum-id';
import { listIsClosed } from '@raade/contracts/registrants/registrant-lists';
import { firestore } from '../base/firestore.ts';

/** The document of a forum's list. Whoever writes a registrant sees to it that it is there. */
export function listDocument(forumId: ForumId) {
  return firestore().collection(COLLECTIONS.registrantLists).doc(forumId);
}

/** When the list was closed; undefined while it is open. */
export function closedAt(list: DocumentSnapshot | undefined): Timestamp | undefined {
  const time: unknown = list?.get('closed_at');
  return time instanceof Timestamp ? time : undefined;
}

/** @throws HttpsError `failed-precondition` if the list of the forum is closed */
export function requireOpen(list: DocumentSnapshot, forumId: ForumId): void {
  if (closedAt(list)) throw new HttpsError('failed-precondition', listIsClosed(forumId));
}

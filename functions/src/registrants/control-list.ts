import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type ControlRegistrantListRequest,
  type ControlRegistrantListResponse,
  UNDO_MS,
} from '@raade/contracts/registrants/registrant-lists';
import type { Actor } from '../base/audit/actor.ts';
import { noteActionWith } from '../base/audit/audit-log.ts';
import { firestore } from '../base/firestore.ts';
import { currentForum } from './current-forum.ts';
import { closedAt, listDocument } from './list-document.ts';

/**
 * Closes the list of a forum, so that no campaign goes to it, or opens it again within a day. Again it changes nothing.
 *
 * @throws HttpsError `failed-precondition` for a forum that is not over, or if the day is over
 */
export async function controlList(
  { forum_id, action }: ControlRegistrantListRequest,
  actor: Actor,
): Promise<ControlRegistrantListResponse> {
  const isClosing = action === 'close';
  if (isClosing) await requireOver(forum_id);
  const list = listDocument(forum_id);
  const registrants = firestore()
    .collection(COLLECTIONS.registrants)
    .where('forum_id', '==', forum_id);
  const { count } = (await registrants.count().get()).data();
  await firestore().runTransaction(async (transaction) => {
    const closed = closedAt(await transaction.get(list));
    if (isClosing === (closed !== undefined)) return;
    if (closed && Date.now() - closed.toMillis() > UNDO_MS) throw isTooLate();
    transaction.set(list, {
      forum_id,
      ...(isClosing && { closed_at: FieldValue.serverTimestamp() }),
    });
    noteActionWith(transaction, {
      action: isClosing ? 'close-registrant-list' : 'reopen-registrant-list',
      ...actor,
      subject: list.path,
      details: { registrants: count },
    });
  });
  return { isClosed: isClosing };
}

/** Closed too early, nobody who is coming could be written to any more. */
async function requireOver(forumId: string): Promise<void> {
  const current = await currentForum();
  if (forumId < current.id || (forumId === current.id && current.isOver)) return;
  throw new HttpsError(
    'failed-precondition',
    'This forum is not over yet. Its list can be closed from the day after its last one on.',
  );
}

const isTooLate = () =>
  new HttpsError(
    'failed-precondition',
    'The list was closed more than a day ago, so it stays closed.',
  );

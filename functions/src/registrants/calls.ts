import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  importRegistrantsRequestSchema,
  undoImportRequestSchema,
} from '@raade/contracts/registrants/import/import-calls';
import {
  controlRegistrantListRequestSchema,
  canBeUndone,
  type ControlRegistrantListRequest,
  type ControlRegistrantListResponse,
} from '@raade/contracts/registrants/registrant-lists';
import { isForumOver } from '@raade/content-model/forum/forum-facts';
import { staffCall } from '../base/call.ts';
import { importRegistrants, undoImport } from './import/import-registrants.ts';
import type { Actor } from '../base/audit/actor.ts';
import { auditActionWith } from '../base/audit/audit-log.ts';
import { firestore } from '../base/firestore.ts';
import { currentForum } from './current-forum.ts';
import { closedAt, listDocument } from './list-document.ts';

const right = 'registrants.manage';

export const controlRegistrantListCall = staffCall(
  controlRegistrantListRequestSchema,
  right,
  controlList,
);

export const importRegistrantsCall = staffCall(
  importRegistrantsRequestSchema,
  right,
  importRegistrants,
);

export const undoRegistrantImportCall = staffCall(undoImportRequestSchema, right, undoImport);

/**
 * Closes the list of a forum, so that no campaign goes to it, or reopens it within a day. A repeated call changes
 * nothing.
 *
 * @throws HttpsError `failed-precondition` before the forum is over, or for a list that was closed more than a day ago
 */
async function controlList(
  { forum_id, action }: ControlRegistrantListRequest,
  actor: Actor,
): Promise<ControlRegistrantListResponse> {
  const isClosing = action === 'close';
  // A list that is closed too early would keep mails from people who are about to come.
  if (isClosing && !isForumOver(forum_id, await currentForum(), Date.now())) {
    throw new HttpsError(
      'failed-precondition',
      'This forum is not over yet. Its list can be closed from the day after the forum.',
    );
  }
  const list = listDocument(forum_id);
  await firestore().runTransaction(async (transaction) => {
    const closedTime = closedAt(await transaction.get(list));
    const isClosed = closedTime !== undefined;
    if (isClosing === isClosed) return;
    if (closedTime && !canBeUndone(closedTime.toDate())) {
      throw new HttpsError(
        'failed-precondition',
        'The list was closed more than a day ago and can no longer be reopened.',
      );
    }
    // Replaces the document, so that a reopened list has no `closed_at`.
    transaction.set(list, {
      forum_id,
      ...(isClosing && { closed_at: FieldValue.serverTimestamp() }),
    });
    auditActionWith(
      transaction,
      actor,
      isClosing ? 'close-registrant-list' : 'reopen-registrant-list',
      list.path,
    );
  });
  return { isClosed: isClosing };
}

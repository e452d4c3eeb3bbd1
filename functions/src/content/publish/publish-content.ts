import type { Transaction } from 'firebase-admin/firestore';
import type {
  PublishContentRequest,
  PublishContentResponse,
} from '@raade/contracts/content/editions';
import { firestore } from '../../firestore.ts';
import { type LivePointer, pointerDocument, pointerIn } from '../documents.ts';
import type { Editor } from '../editor.ts';
import { chosenDrafts, type Choice } from './chosen-drafts.ts';
import { goLive } from './go-live.ts';
import { movedBy, type Moving } from './move-pointer.ts';
import { requireLive } from './require-live.ts';
import { schedulePublication } from './schedule-publication.ts';

/**
 * Makes drafts live, now or at a later moment. The same request publishes once, however often it is sent.
 *
 * @throws HttpsError `failed-precondition` if another edition went live than was seen, if a draft is not as it was
 * seen, or if it cannot be rendered, each with `contentRefusalSchema`; nothing has changed then
 */
export async function publishContent(
  request: PublishContentRequest,
  editor: Editor,
): Promise<PublishContentResponse> {
  const { publishAt } = request;
  if (publishAt !== undefined) {
    return { publication: await schedulePublication({ ...request, publishAt }, editor) };
  }
  const moving = { kind: 'publish', request: request.request, note: request.note } as const;
  return firestore().runTransaction(async (transaction) => {
    const pointer = pointerIn(await transaction.get(pointerDocument()));
    const done = movedBy(pointer, request.request);
    if (done !== undefined) return { edition: done };
    requireLive(pointer, request.edition);
    return { edition: await publishIn(transaction, pointer, { ...request, moving, editor }) };
  });
}

/** Makes drafts live within a transaction that has read the pointer. */
export async function publishIn(
  transaction: Transaction,
  pointer: LivePointer,
  { drafts, moving, editor }: { drafts: Choice; moving: Moving; editor: Editor },
): Promise<string> {
  const chosen = await chosenDrafts(transaction, drafts);
  return goLive(transaction, pointer, { drafts: chosen, moving, editor });
}

import type { Transaction } from 'firebase-admin/firestore';
import type {
  PublishContentRequest,
  PublishContentResponse,
} from '@raade/contracts/content/editions';
import { firestore } from '../../base/firestore.ts';
import { type LivePointer, readPointer } from '../../releases/editions/documents.ts';
import type { Editor } from '../editor.ts';
import { chosenDrafts, type Choice } from './chosen-drafts.ts';
import { goLive, type GoingLive } from './go-live.ts';
import { movedBy } from './move-pointer.ts';
import { requireLive } from '../refused.ts';
import { schedulePublication } from './schedule-publication.ts';
import { afterTrial, type RequireTried, type TrialSite } from './trial.ts';

/**
 * Publishes drafts, now or at a later time. A repeated request publishes once.
 *
 * @throws HttpsError `failed-precondition` with `contentRefusalSchema` if the live edition or a draft has changed since
 * the editor saw it, or if the result cannot be rendered; then nothing has changed
 */
export async function publishContent(
  request: PublishContentRequest,
  editor: Editor,
  site?: TrialSite,
): Promise<PublishContentResponse> {
  const { publishAt } = request;
  if (publishAt !== undefined) {
    return { publication: await schedulePublication({ ...request, publishAt }, editor, site) };
  }
  const moving = { kind: 'publish', request: request.request, note: request.note } as const;
  const publishNow = (requireTried: RequireTried) =>
    firestore().runTransaction(async (transaction) => {
      const pointer = await readPointer(transaction);
      const done = movedBy(pointer, request.request);
      if (done !== undefined) return { edition: done };
      requireLive(pointer, request.edition);
      const publishing = { ...request, moving, editor, requireTried };
      return { edition: await publishIn(transaction, pointer, publishing) };
    });
  return afterTrial(publishNow, site);
}

/** Publishes drafts within a transaction that has read the pointer. */
export async function publishIn(
  transaction: Transaction,
  pointer: LivePointer,
  { drafts, ...input }: Omit<GoingLive, 'drafts'> & { readonly drafts: Choice },
): Promise<string> {
  const chosen = await chosenDrafts(transaction, drafts);
  return goLive(transaction, pointer, { ...input, drafts: chosen });
}

import type { Transaction } from 'firebase-admin/firestore';
import type {
  PublishContentRequest,
  PublishContentResponse,
} from '@raade/contracts/content/editions';
import { firestore } from '../../base/firestore.ts';
import { type LivePointer, readPointer } from '../../releases/editions/documents.ts';
import type { Editor } from '../editor.ts';
import { readChosenDrafts, type Choice } from './chosen-drafts.ts';
import { goLive, type PublishInput } from './go-live.ts';
import { editionOfRequest } from './move-pointer.ts';
import { requireLive } from '../refusals.ts';
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
  const pointerMove = { kind: 'publish', request: request.request, note: request.note } as const;
  const publishNow = (requireTried: RequireTried) =>
    firestore().runTransaction(async (transaction) => {
      const pointer = await readPointer(transaction);
      const publishedEdition = editionOfRequest(pointer, request.request);
      if (publishedEdition !== undefined) return { edition: publishedEdition };
      requireLive(pointer, request.edition);
      const publishing = { ...request, pointerMove, editor, requireTried };
      return { edition: await publishIn(transaction, pointer, publishing) };
    });
  return afterTrial(publishNow, site);
}

/** Publishes the chosen drafts, within a transaction that has read the pointer. Returns the edition's id. */
export async function publishIn(
  transaction: Transaction,
  pointer: LivePointer,
  { drafts, ...input }: Omit<PublishInput, 'drafts'> & { readonly drafts: Choice },
): Promise<string> {
  const chosenDrafts = await readChosenDrafts(transaction, drafts);
  return goLive(transaction, pointer, { ...input, drafts: chosenDrafts });
}

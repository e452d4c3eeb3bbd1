import { checkDraft } from '@raade/content-model/checks/check-content';
import { isSame } from '@raade/content-model/editions/drafts-between';
import { itemIn } from '@raade/content-model/editions/merge-drafts';
import type {
  SaveContentItemRequest,
  SaveContentItemResponse,
  DiscardContentDraftRequest,
  DiscardContentDraftResponse,
} from '@raade/contracts/content/drafts';
import type { ContentValue } from '@raade/contracts/content/values';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import {
  draftDocument,
  drafts,
  draftIn,
  type StoredDraft,
  readPointer,
} from '../../releases/editions/documents.ts';
import { requirePart, readPart } from '../../releases/editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { contentRefusal } from '../refusals.ts';
import { listedDraft, valueOfDraft } from './listed-draft.ts';
import { newDraft, requireRoom, requireShape } from './new-draft.ts';

/** The live value of an item, and its draft if there is one. */
interface CurrentItem {
  readonly edition: string;
  /** Null if the live edition has no such item. */
  readonly live: ContentValue;
  readonly draft: StoredDraft | undefined;
}

/**
 * Saves a draft of an item, if its editor has seen the current state of the item. A value that equals the live one
 * removes the draft. A repeated call changes nothing. Mistakes in fields are reported and do not prevent saving.
 *
 * @throws HttpsError `invalid-argument` for a value of the wrong kind, `failed-precondition` with the current state if
 * somebody else has changed the item, `resource-exhausted` if there are too many drafts
 */
export async function saveItem(
  request: SaveContentItemRequest,
  editor: Editor,
): Promise<SaveContentItemResponse> {
  requireShape(request);
  // Only revision 0 adds a draft; any other revision changes an existing one.
  if (request.revision === 0) requireRoom(1, (await drafts().count().get()).data().count);
  const { part, item, value } = request;
  const document = draftDocument(request);
  const draft = await firestore().runTransaction(async (transaction) => {
    const { edition } = await readPointer(transaction);
    const storedDraft = draftIn(await transaction.get(document));
    const live = itemIn(part, await requirePart(edition, part), item);
    if (isSame(storedDraft ? valueOfDraft(storedDraft) : live, value)) return storedDraft;
    await requireSeen(request, { edition, live, draft: storedDraft });

    const equalsLive = isSame(live, value);
    const draftToStore = equalsLive ? undefined : newDraft(request, editor, storedDraft);
    if (draftToStore) transaction.set(document, draftToStore);
    else transaction.delete(document);
    auditActionWith(transaction, editor.actor, 'save-content', document.path, {
      revision: draftToStore?.revision ?? null,
      removes: value === null,
    });
    return draftToStore;
  });
  const findings = draft ? checkDraft(part, item, value) : [];
  return {
    draft: draft ? listedDraft(draft) : null,
    findings: findings.map((finding) => ({ ...finding })),
  };
}

/**
 * Refuses a save if the draft or the live item has changed since the editor saw it. Other changes of the live edition
 * do not matter.
 */
async function requireSeen(
  { part, item, edition, revision }: SaveContentItemRequest,
  current: CurrentItem,
): Promise<void> {
  const isDraftSeen = (current.draft?.revision ?? 0) === revision;
  if (isDraftSeen && edition === current.edition) return;
  const seenPart = await readPart(edition, part);
  const isLiveSeen = seenPart !== undefined && isSame(itemIn(part, seenPart, item), current.live);
  if (isDraftSeen && isLiveSeen) return;
  throw itemChanged(current, 'Your change was not saved.');
}

/** The refusal of a request whose editor has not seen the current state. */
function itemChanged({ edition, live, draft }: CurrentItem, consequence: string) {
  return contentRefusal(
    `${draft?.by_name ?? 'Somebody else'} has changed this in the meantime. ${consequence}`,
    { reason: 'item-changed', edition, draft: draft ? listedDraft(draft) : null, live },
  );
}

/**
 * Deletes a draft, so that its item is as it is live. Does nothing if the draft is gone.
 *
 * @throws HttpsError `failed-precondition` with the newer draft if somebody else has changed it
 */
export async function discardDraft(
  { part, item, revision }: DiscardContentDraftRequest,
  editor: Editor,
): Promise<DiscardContentDraftResponse> {
  const document = draftDocument({ part, item });
  await firestore().runTransaction(async (transaction) => {
    const draft = draftIn(await transaction.get(document));
    if (!draft) return;
    if (draft.revision !== revision) {
      const { edition } = await readPointer(transaction);
      const live = itemIn(part, await requirePart(edition, part), item);
      throw itemChanged({ edition, live, draft }, 'Nothing was discarded.');
    }
    transaction.delete(document);
    auditActionWith(transaction, editor.actor, 'discard-content', document.path, { revision });
  });
  return { discarded: true };
}

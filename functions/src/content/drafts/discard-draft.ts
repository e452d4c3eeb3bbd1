import type {
  DiscardContentDraftRequest,
  DiscardContentDraftResponse,
} from '@raade/contracts/content/drafts';
import { itemIn } from '@raade/content-model/editions/merge-drafts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { draftDocument, draftIn, readPointer } from '../../releases/editions/documents.ts';
import { knownPart } from '../../releases/editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { refused } from '../refused.ts';
import { listedDraft } from './listed-draft.ts';

/**
 * Takes a draft back, so that its item is as it is live. One that is gone already stays so.
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
      const live = itemIn(part, await knownPart(edition, part), item);
      const details = { edition, draft: listedDraft(draft), live };
      const message = `${draft.by_name} has changed this meanwhile. Nothing was discarded.`;
      throw refused(message, { reason: 'item-changed', ...details });
    }
    transaction.delete(document);
    noteActionWith(transaction, editor.actor, 'discard-content', document.path, { revision });
  });
  return { discarded: true };
}

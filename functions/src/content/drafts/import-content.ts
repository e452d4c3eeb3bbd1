import { HttpsError } from 'firebase-functions/https';
import { keepLaterAddresses } from '@raade/content-model/addresses/keep-addresses';
import { checkContent } from '@raade/content-model/checks/check-content';
import { draftsBetween, isSame } from '@raade/content-model/editions/drafts-between';
import { type Draft, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ImportContentRequest, ImportContentResponse } from '@raade/contracts/content/drafts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { jsonBytesOf } from '@raade/contracts/content/values';
import type { Transaction } from 'firebase-admin/firestore';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { draftDocument, readPointer, readDrafts } from '../../releases/editions/documents.ts';
import { requireParts } from '../../releases/editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { contentRefusal } from '../refusals.ts';
import { valueOfDraft } from './listed-draft.ts';
import { newDraft, requireRoom, requireShape } from './new-draft.ts';

/**
 * Creates drafts from the differences between a file and the live content. Nothing goes live, and the only drafts that
 * are overwritten or discarded are those that the file contains (`replaces`).
 *
 * @throws HttpsError `invalid-argument` for a file that cannot become drafts, `failed-precondition` if another edition
 * went live or there are drafts of the same items, `resource-exhausted` if there are too many drafts
 */
export async function importContent(
  { edition, file, replaces = [] }: ImportContentRequest,
  editor: Editor,
): Promise<ImportContentResponse> {
  const liveParts = await requireParts((await readPointer()).edition);
  // A file may lack addresses that were added later; links to them must still work.
  const fileDrafts = draftsOf(liveParts, keepLaterAddresses(liveParts, file.parts));
  const draftCount = await firestore().runTransaction(async (transaction) => {
    const pointer = await readPointer(transaction);
    if (pointer.edition !== edition) {
      const details = { reason: 'edition-changed', edition: pointer.edition } as const;
      throw contentRefusal(
        'Another edition went live in the meantime. Nothing was imported.',
        details,
      );
    }
    return writeDrafts(transaction, fileDrafts, replaces, editor);
  });
  const { findings } = checkContent(mergeDrafts(liveParts, fileDrafts));
  return { drafts: draftCount, findings: findings.map((finding) => ({ ...finding })) };
}

function draftsOf(liveParts: EditionParts, parts: EditionParts): readonly Draft[] {
  const fileDrafts = draftsBetween(liveParts, parts);
  for (const draft of fileDrafts) {
    requireShape(draft);
    if (jsonBytesOf(draft.value) <= CONTENT_LIMITS.itemBytes) continue;
    const name = [draft.part, draft.item ?? 'all of it'].join(', ');
    throw new HttpsError('invalid-argument', `${name}: ${CONTENT_LIMITS.itemBytes} bytes at most`);
  }
  // The drafts must give the file again. List entries that are no items would be lost.
  if (isSame(mergeDrafts(liveParts, fileDrafts), parts)) return fileDrafts;
  throw new HttpsError('invalid-argument', 'A list in the file has an entry that is not an item.');
}

/** Writes the drafts and returns their number. Drafts with the same text stay as they are. */
async function writeDrafts(
  transaction: Transaction,
  fileDrafts: readonly Draft[],
  replaces: NonNullable<ImportContentRequest['replaces']>,
  editor: Editor,
): Promise<number> {
  const allDrafts = await readDrafts(transaction);
  const draftById = new Map(allDrafts.map((draft) => [draftDocument(draft).id, draft]));
  const changes = fileDrafts
    .map((draft) => ({ draft, oldDraft: draftById.get(draftDocument(draft).id) }))
    .filter(({ draft, oldDraft }) => !oldDraft || !isSame(valueOfDraft(oldDraft), draft.value));
  // Drafts of items that the file has in their live state are obsolete.
  const fileIds = new Set(fileDrafts.map((draft) => draftDocument(draft).id));
  const seenRevisions = new Map(replaces.map((draft) => [draftDocument(draft).id, draft.revision]));
  const obsoleteIds = [...seenRevisions.keys()].filter((id) => !fileIds.has(id));
  const obsoleteDrafts = obsoleteIds.flatMap((id) => draftById.get(id) ?? []);
  const oldDrafts = [...changes.flatMap(({ oldDraft }) => oldDraft ?? []), ...obsoleteDrafts];
  // The editor must have seen all replaced drafts, at their current revisions.
  const unseenDrafts = oldDrafts.filter(
    (draft) => seenRevisions.get(draftDocument(draft).id) !== draft.revision,
  );
  if (unseenDrafts.length > 0) {
    throw contentRefusal('There are drafts of the same items. Publish or discard them first.', {
      reason: 'drafts-changed',
      drafts: unseenDrafts.map(({ part, item }) => ({ part, item })),
    });
  }
  const newCount = changes.filter(({ oldDraft }) => !oldDraft).length;
  requireRoom(newCount - obsoleteDrafts.length, allDrafts.length);
  for (const { draft, oldDraft } of changes) {
    transaction.set(draftDocument(draft), newDraft(draft, editor, oldDraft));
  }
  for (const draft of obsoleteDrafts) transaction.delete(draftDocument(draft));
  auditActionWith(transaction, editor.actor, 'import-content', null, { drafts: fileDrafts.length });
  return fileDrafts.length;
}

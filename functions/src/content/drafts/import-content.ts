import { HttpsError } from 'firebase-functions/https';
import { keepLaterAddresses } from '@raade/content-model/addresses/keep-addresses';
import { checkContent } from '@raade/content-model/checks/check-content';
import { draftsBetween, isSame } from '@raade/content-model/editions/drafts-between';
import { type Draft, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ImportContentRequest, ImportContentResponse } from '@raade/contracts/content/drafts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { bytesOf } from '@raade/contracts/content/values';
import type { Transaction } from 'firebase-admin/firestore';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { draftDocument, readPointer, readDrafts } from '../../releases/editions/documents.ts';
import { knownParts } from '../../releases/editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { refused } from '../refused.ts';
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
  const live = await knownParts((await readPointer()).edition);
  // A file may lack addresses that were added later; links to them must still work.
  const wanted = draftsOf(live, keepLaterAddresses(live, file.parts));
  const made = await firestore().runTransaction(async (transaction) => {
    const pointer = await readPointer(transaction);
    if (pointer.edition !== edition) {
      const details = { reason: 'edition-changed', edition: pointer.edition } as const;
      throw refused('Another edition went live meanwhile. Nothing was imported.', details);
    }
    return writeIn(transaction, wanted, replaces, editor);
  });
  const { findings } = checkContent(mergeDrafts(live, wanted));
  return { drafts: made, findings: findings.map((finding) => ({ ...finding })) };
}

function draftsOf(live: EditionParts, parts: EditionParts): readonly Draft[] {
  const wanted = draftsBetween(live, parts);
  for (const draft of wanted) {
    requireShape(draft);
    if (bytesOf(draft.value) <= CONTENT_LIMITS.itemBytes) continue;
    const name = [draft.part, draft.item ?? 'all of it'].join(', ');
    throw new HttpsError('invalid-argument', `${name}: ${CONTENT_LIMITS.itemBytes} bytes at most`);
  }
  if (isSame(mergeDrafts(live, wanted), parts)) return wanted;
  throw new HttpsError('invalid-argument', 'A list of the file has an entry that is no item.');
}

/** Writes the drafts and returns their number. Drafts with the same text stay as they are. */
async function writeIn(
  transaction: Transaction,
  wanted: readonly Draft[],
  replaces: NonNullable<ImportContentRequest['replaces']>,
  editor: Editor,
): Promise<number> {
  const all = await readDrafts(transaction);
  const there = new Map(all.map((draft) => [draftDocument(draft).id, draft]));
  const pairs = wanted.map((draft) => ({ draft, before: there.get(draftDocument(draft).id) }));
  const changing = pairs.filter(
    ({ draft, before }) => !before || !isSame(valueOfDraft(before), draft.value),
  );
  // Drafts of items that the file has in their live state are obsolete.
  const ids = new Set(wanted.map((draft) => draftDocument(draft).id));
  const seen = new Map(replaces.map((draft) => [draftDocument(draft).id, draft.revision]));
  const obsolete = [...seen.keys()].flatMap((id) => (ids.has(id) ? [] : (there.get(id) ?? [])));
  const replaced = [...changing.flatMap(({ before }) => before ?? []), ...obsolete];
  const inTheWay = replaced.filter((draft) => seen.get(draftDocument(draft).id) !== draft.revision);
  if (inTheWay.length > 0) {
    throw refused('There are drafts of the same items. Publish or discard them first.', {
      reason: 'drafts-changed',
      drafts: inTheWay.map(({ part, item }) => ({ part, item })),
    });
  }
  requireRoom(changing.filter(({ before }) => !before).length - obsolete.length, all.length);
  for (const { draft, before } of changing) {
    transaction.set(draftDocument(draft), newDraft(draft, editor, before));
  }
  for (const draft of obsolete) transaction.delete(draftDocument(draft));
  noteActionWith(transaction, editor.actor, 'import-content', null, { drafts: wanted.length });
  return wanted.length;
}

import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { editionHash } from '@raade/content-model/editions/edition';
import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { noteActionWith } from '../../audit/audit-log.ts';
import {
  draftDocument,
  editions,
  type LivePointer,
  partsOfEdition,
  type StoredDraft,
} from '../documents.ts';
import { asDraft } from '../drafts/listed-draft.ts';
import { knownParts } from '../edition-parts.ts';
import type { Editor } from '../editor.ts';
import { requireRenderable } from './check-edition.ts';
import { movePointer, type Moving } from './move-pointer.ts';

interface Going {
  readonly drafts: readonly StoredDraft[];
  readonly moving: Moving;
  readonly editor: Editor;
}

/** What these drafts make of the live edition. Throws as `requireRenderable` does. */
export async function editionWith(
  pointer: LivePointer,
  drafts: readonly StoredDraft[],
): Promise<EditionParts> {
  const live = await knownParts(pointer.edition);
  return requireRenderable(mergeDrafts(live, drafts.map(asDraft)));
}

/**
 * Makes of drafts an edition and makes that live, within a transaction that has read both. Its drafts are gone then.
 * What makes no difference moves nothing.
 *
 * @returns its name
 * @throws HttpsError `failed-precondition` if it cannot be rendered
 */
export async function goLive(
  transaction: Transaction,
  pointer: LivePointer,
  { drafts, moving, editor }: Going,
): Promise<string> {
  const parts = await editionWith(pointer, drafts);
  const edition = await editionHash(parts);
  // The live one may be the sample, which has no hash for a name.
  const isLive = edition === pointer.edition;
  const isKnown = (await transaction.get(editions().doc(edition))).exists;
  if (!isKnown)
    writeEdition(transaction, edition, { parts, from: pointer.edition, moving, editor });
  if (!isLive) movePointer(transaction, pointer, { edition, moving, editor });
  for (const draft of drafts) transaction.delete(draftDocument(draft));
  noteActionWith(transaction, {
    ...editor.actor,
    action: 'publish-content',
    subject: editions().doc(edition).path,
    details: { from: pointer.edition, drafts: drafts.length },
  });
  return edition;
}

interface NewEdition extends Omit<Going, 'drafts'> {
  readonly parts: EditionParts;
  readonly from: string;
}

function writeEdition(
  transaction: Transaction,
  edition: string,
  { parts, from, moving: { note }, editor }: NewEdition,
): void {
  transaction.create(editions().doc(edition), {
    created_at: FieldValue.serverTimestamp(),
    by: editor.actor.actor,
    by_name: editor.name,
    ...(note ? { note } : {}),
    from,
  });
  for (const [part, value] of Object.entries(parts)) {
    transaction.create(partsOfEdition(edition).doc(part), { json: JSON.stringify(value) });
  }
}

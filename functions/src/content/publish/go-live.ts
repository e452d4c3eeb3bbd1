import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { keepAddresses } from '@raade/content-model/addresses/keep-addresses';
import { editionHash } from '@raade/content-model/editions/edition';
import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import {
  draftDocument,
  editions,
  type LivePointer,
  partsOfEdition,
  type StoredDraft,
} from '../../releases/editions/documents.ts';
import { asDraft } from '../drafts/listed-draft.ts';
import { knownParts } from '../../releases/editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { requireRenderable } from './check-edition.ts';
import { movePointer, type PointerMove } from './move-pointer.ts';
import type { Candidate, RequireTried } from './trial.ts';
import { refusedFor } from '../refused.ts';
import { findPictures, pictures } from '../../releases/editions/pictures/documents.ts';

export interface GoingLive {
  readonly drafts: readonly StoredDraft[];
  readonly moving: PointerMove;
  readonly editor: Editor;
  readonly requireTried: RequireTried;
}

/**
 * Applies drafts to the live edition. Returns the result, and the pictures that no edition has used before.
 *
 * @throws as `requireRenderable`, `requirePictures` and `requireTried` do
 */
export async function editionWith(
  pointer: LivePointer,
  { drafts, requireTried }: Pick<GoingLive, 'drafts' | 'requireTried'>,
): Promise<Candidate & { readonly newPictures: readonly string[] }> {
  const live = await knownParts(pointer.edition);
  const next = mergeDrafts(live, drafts.map(asDraft));
  const parts = requireRenderable(keepAddresses(live, next));
  const newPictures = await requirePictures(parts);
  const candidate = { edition: await editionHash(parts), parts, pointer };
  requireTried(candidate);
  return { ...candidate, newPictures };
}

/**
 * Publishes drafts as a new edition, within a transaction that has read the pointer and the drafts. The drafts are
 * deleted. The pointer does not move if that edition is live already.
 *
 * @returns the edition's id
 * @throws HttpsError `failed-precondition` if the edition does not match its schemas; the error of `requireTried` for
 * an edition without a trial
 */
export async function goLive(
  transaction: Transaction,
  pointer: LivePointer,
  { drafts, moving, editor, requireTried }: GoingLive,
): Promise<string> {
  const candidate = await editionWith(pointer, { drafts, requireTried });
  const { edition, parts, newPictures } = candidate;
  // The sample may be live, and its id is no hash.
  const isLive = edition === pointer.edition;
  const isKnown = (await transaction.get(editions().doc(edition))).exists;
  if (!isKnown)
    writeEdition(transaction, edition, { parts, from: pointer.edition, moving, editor });
  markAsPublished(transaction, newPictures);
  if (!isLive) movePointer(transaction, pointer, { edition, moving, editor });
  for (const draft of drafts) transaction.delete(draftDocument(draft));
  noteActionWith(transaction, editor.actor, 'publish-content', editions().doc(edition).path, {
    from: pointer.edition,
    drafts: drafts.length,
  });
  return edition;
}

interface NewEdition extends Pick<GoingLive, 'moving' | 'editor'> {
  readonly parts: EditionParts;
  readonly from: string;
}

/** Stores a new edition with its parts. */
export function writeEdition(
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

/**
 * Checks that all pictures of an edition are stored, in the size that the content says.
 *
 * @returns ids of the pictures that no edition has used before
 * @throws HttpsError `failed-precondition` with item and field
 */
async function requirePictures(parts: EditionParts): Promise<readonly string[]> {
  const named = picturesIn(parts);
  const kept = await findPictures([...new Set(named.map(({ picture }) => picture.id))]);
  const findings = named.flatMap(({ part, path, picture }): ContentFinding[] => {
    const there = kept.get(picture.id);
    if (there?.width === picture.width && there.height === picture.height) return [];
    const message = there
      ? `is ${there.width} by ${there.height} pixels: upload it again`
      : 'is not there any more: upload it again';
    return [{ part, path: [...path], message }];
  });
  if (findings.length > 0) throw refusedFor(findings);
  return [...kept].flatMap(([id, { unused_since }]) => (unused_since ? [id] : []));
}

/**
 * Protects pictures from deletion, since an edition uses them now. Fails the transaction if one was deleted in the
 * meantime.
 */
function markAsPublished(transaction: Transaction, ids: readonly string[]): void {
  for (const id of ids) {
    transaction.update(pictures().doc(id), { unused_since: FieldValue.delete() });
  }
}

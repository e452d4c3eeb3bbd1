import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { keepAddresses } from '@raade/content-model/addresses/keep-addresses';
import { editionHash } from '@raade/content-model/editions/edition';
import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import {
  draftDocument,
  editions,
  type LivePointer,
  partsOfEdition,
  type StoredDraft,
} from '../../releases/editions/documents.ts';
import { asDraft } from '../drafts/listed-draft.ts';
import { requireParts } from '../../releases/editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { requireRenderable } from './check-edition.ts';
import { movePointer, type PointerMove } from './move-pointer.ts';
import type { Candidate, RequireTried } from './trial.ts';
import { findingsRefusal } from '../refusals.ts';
import { findPictures, pictures } from '../../releases/editions/pictures/documents.ts';

export interface PublishInput {
  readonly drafts: readonly StoredDraft[];
  readonly pointerMove: PointerMove;
  readonly editor: Editor;
  readonly requireTried: RequireTried;
}

/**
 * Applies drafts to the live edition. Returns the result, and the pictures that no edition has used before.
 *
 * @throws the errors of `requireRenderable`, `requirePictures` and `requireTried`
 */
export async function applyDrafts(
  pointer: LivePointer,
  { drafts, requireTried }: Pick<PublishInput, 'drafts' | 'requireTried'>,
): Promise<Candidate & { readonly newPictures: readonly string[] }> {
  const liveParts = await requireParts(pointer.edition);
  const mergedParts = mergeDrafts(liveParts, drafts.map(asDraft));
  const parts = requireRenderable(keepAddresses(liveParts, mergedParts));
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
  { drafts, pointerMove, editor, requireTried }: PublishInput,
): Promise<string> {
  const candidate = await applyDrafts(pointer, { drafts, requireTried });
  const { edition, parts, newPictures } = candidate;
  // Never true while the sample is live, since its id is no hash.
  const isLive = edition === pointer.edition;
  const isStored = (await transaction.get(editions().doc(edition))).exists;
  if (!isStored)
    writeEdition(transaction, edition, { parts, from: pointer.edition, pointerMove, editor });
  markAsPublished(transaction, newPictures);
  if (!isLive) movePointer(transaction, pointer, { edition, pointerMove, editor });
  for (const draft of drafts) transaction.delete(draftDocument(draft));
  auditActionWith(transaction, editor.actor, 'publish-content', editions().doc(edition).path, {
    from: pointer.edition,
    drafts: drafts.length,
  });
  return edition;
}

interface NewEdition extends Pick<PublishInput, 'pointerMove' | 'editor'> {
  readonly parts: EditionParts;
  readonly from: string;
}

/** Stores a new edition with its parts. */
export function writeEdition(
  transaction: Transaction,
  edition: string,
  { parts, from, pointerMove: { note }, editor }: NewEdition,
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
  const usedPictures = picturesIn(parts);
  const ids = new Set(usedPictures.map(({ picture }) => picture.id));
  const storedPictures = await findPictures([...ids]);
  const findings = usedPictures.flatMap(({ part, path, picture }): ContentFinding[] => {
    const { width, height } = storedPictures.get(picture.id) ?? {};
    if (width === picture.width && height === picture.height) return [];
    const isMissing = width === undefined || height === undefined;
    const message = isMissing
      ? 'no longer exists: upload it again'
      : `is ${width} by ${height} pixels: upload it again`;
    return [{ part, path: [...path], message }];
  });
  if (findings.length > 0) throw findingsRefusal(findings);
  return [...storedPictures].flatMap(([id, { unused_since }]) => (unused_since ? [id] : []));
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

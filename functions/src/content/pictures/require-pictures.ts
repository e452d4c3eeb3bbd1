import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { refusedFor } from '../refused.ts';
import { findPictures, pictures } from '../../releases/editions/pictures/documents.ts';

/**
 * Makes sure that all pictures of an edition are there, in the size that it says.
 *
 * @returns the ids of those that no edition has named before
 * @throws HttpsError `failed-precondition` with item and field
 */
export async function requirePictures(parts: EditionParts): Promise<readonly string[]> {
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

/** From now on they are for good, since the edition is. Fails the transaction if one was deleted meanwhile. */
export function keepForGood(transaction: Transaction, ids: readonly string[]): void {
  for (const id of ids) {
    transaction.update(pictures().doc(id), { unused_since: FieldValue.delete() });
  }
}

import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { firestore } from '../../base/firestore.ts';
import { pictureIn, pictures } from '../../releases/editions/pictures/documents.ts';
import { removeVariants } from '../../releases/editions/pictures/picture-variants.ts';
import { readDrafts } from '../../releases/editions/documents.ts';

const DAY_MS = 24 * 60 * 60_000;
const { unusedDays: UNUSED_DAYS } = COLLECTION_TABLE.contentPictures.retention;
const AT_ONCE = 10;

/**
 * Deletes pictures that no edition has ever used and no draft uses, some days after their upload. Pictures of editions
 * stay, since each edition can be live again.
 *
 * @returns number of deleted pictures
 */
export async function sweepPictures(now = Date.now()): Promise<number> {
  const before = Timestamp.fromMillis(now - UNUSED_DAYS * DAY_MS);
  const found = await pictures().where('unused_since', '<=', before).limit(AT_ONCE).get();
  if (found.empty) return 0;
  const written = (await readDrafts()).flatMap(({ json }) => json ?? []);
  let deleted = 0;
  for (const { ref, id } of found.docs) {
    if (written.some((text) => text.includes(id))) {
      await ref.update({ unused_since: Timestamp.fromMillis(now) });
    } else if (await deleteUnused(ref, before)) {
      await removeVariants(id);
      deleted += 1;
    }
  }
  return deleted;
}

/** Returns false if the picture was published or uploaded again in the meantime. */
function deleteUnused(document: DocumentReference, before: Timestamp): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const since = pictureIn(await transaction.get(document))?.unused_since;
    if (!since || since.toMillis() > before.toMillis()) return false;
    transaction.delete(document);
    return true;
  });
}

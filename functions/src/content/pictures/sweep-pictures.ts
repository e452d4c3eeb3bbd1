import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { firestore } from '../../base/firestore.ts';
import { pictureIn, pictures } from '../../releases/editions/pictures/documents.ts';
import { removeVariants } from '../../releases/editions/pictures/picture-variants.ts';
import { readDrafts } from '../../releases/editions/documents.ts';

const DAY_MS = 24 * 60 * 60_000;
const { unusedDays: UNUSED_DAYS } = COLLECTION_TABLE.contentPictures.retention;
const PICTURES_PER_RUN = 10;

/**
 * Deletes pictures that no edition has ever used and no draft uses, some days after their upload; part of the sweep,
 * which runs each minute. Pictures of editions stay, since each edition can be live again.
 *
 * @returns number of deleted pictures
 */
export async function sweepPictures(now = Date.now()): Promise<number> {
  const unusedBefore = Timestamp.fromMillis(now - UNUSED_DAYS * DAY_MS);
  const unusedPictures = await pictures()
    .where('unused_since', '<=', unusedBefore)
    .limit(PICTURES_PER_RUN)
    .get();
  if (unusedPictures.empty) return 0;
  const draftTexts = (await readDrafts()).flatMap(({ json }) => json ?? []);
  let deleted = 0;
  for (const { ref, id } of unusedPictures.docs) {
    if (draftTexts.some((text) => text.includes(id))) {
      // A draft uses the picture, so the days are counted from now on.
      await ref.update({ unused_since: Timestamp.fromMillis(now) });
    } else if (await deleteUnused(ref, unusedBefore)) {
      await removeVariants(id);
      deleted += 1;
    }
  }
  return deleted;
}

/** Deletes the document. Returns false if the picture was published or uploaded again in the meantime. */
function deleteUnused(document: DocumentReference, unusedBefore: Timestamp): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const since = pictureIn(await transaction.get(document))?.unused_since;
    if (!since || since.toMillis() > unusedBefore.toMillis()) return false;
    transaction.delete(document);
    return true;
  });
}

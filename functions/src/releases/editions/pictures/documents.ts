import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { pictureDocumentSchema } from '@raade/contracts/content/picture-upload';
import { collection, firestore } from '../../../base/firestore.ts';

const time = z.instanceof(Timestamp);
const storedPictureSchema = z.extend(pictureDocumentSchema, {
  at: time,
  unused_since: z.optional(time),
});
export type StoredPicture = z.output<typeof storedPictureSchema>;

export const pictures = () => collection('contentPictures');

/** Returns undefined if there is no such picture. */
export const pictureIn = (document: DocumentSnapshot): StoredPicture | undefined =>
  document.exists ? z.parse(storedPictureSchema, document.data()) : undefined;

/** Finds the existing pictures among these ids. */
export async function findPictures(
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  if (ids.length === 0) return new Map();
  const documents = await firestore().getAll(...ids.map((id) => pictures().doc(id)));
  return new Map(
    documents.flatMap((document) => {
      const picture = pictureIn(document);
      return picture ? [[document.id, picture] as const] : [];
    }),
  );
}

import type { PictureSource } from '@raade/publishing/content/picture-source';
import { findPictures } from './documents.ts';
import { FIRESTORE_VARIANTS } from './firestore-variants.ts';

/** The pictures as the publisher reads them. */
export const PUBLISHED_PICTURES: PictureSource = {
  find: findPictures,
  read: (id, name) => FIRESTORE_VARIANTS.read(id, name),
};

import type { PictureSource } from '@raade/publishing/content/picture-source';
import { chosenVariants } from './chosen-variants.ts';
import { findPictures } from './documents.ts';

/** The pictures as the publisher reads them. */
export const PUBLISHED_PICTURES: PictureSource = {
  find: findPictures,
  read: (id, name) => chosenVariants().read(id, name),
};

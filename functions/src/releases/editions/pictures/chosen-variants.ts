import { previewVariant } from '@raade/contracts/content/pictures';
import type { PictureSource } from '@raade/publishing/content/picture-source';
import { picturesBucket } from '../../../base/configuration/picture-settings.ts';
import { cloudStorageVariants } from './cloud-storage-variants.ts';
import { FIRESTORE_VARIANTS } from './firestore-variants.ts';
import { type VariantStore, MissingVariant } from './variant-store.ts';
import { findPictures } from './documents.ts';

/** Returns the store of the settings: a bucket combined with Firestore, or Firestore alone. */
export function chosenVariants(): VariantStore {
  const bucket = picturesBucket();
  if (bucket === undefined) return FIRESTORE_VARIANTS;
  return withFirestore(cloudStorageVariants(bucket), FIRESTORE_VARIANTS);
}

/**
 * Stores pictures in a bucket. Pictures from before the bucket was set are still in Firestore, and are read and removed
 * there. Of new pictures, Firestore has the preview alone, since editors read it under the rules.
 */
const withFirestore = (bucket: VariantStore, firestore: VariantStore): VariantStore => ({
  async write(id, { width, variants }) {
    await bucket.write(id, { width, variants });
    const previews = variants.filter(({ name }) => name === previewVariant(width));
    await firestore.write(id, { width, variants: previews });
  },
  async read(id, name) {
    try {
      return await bucket.read(id, name);
    } catch (error) {
      if (!(error instanceof MissingVariant)) throw error;
      return firestore.read(id, name);
    }
  },
  async remove(id) {
    await bucket.remove(id);
    await firestore.remove(id);
  },
});

/** The source from which the publisher reads pictures. */
export const PUBLISHED_PICTURES: PictureSource = {
  find: findPictures,
  read: (id, name) => chosenVariants().read(id, name),
};

import { previewVariant } from '@raade/contracts/content/pictures';
import type { PictureSource } from '@raade/publishing/content/picture-source';
import { picturesBucket } from '../../../base/configuration/picture-settings.ts';
import { cloudStorageVariants } from './cloud-storage-variants.ts';
import { FIRESTORE_VARIANTS } from './firestore-variants.ts';
import { type VariantStore, MissingVariant } from './variant-store.ts';
import { findPictures } from './documents.ts';

/** The store that the settings name: a bucket with Firestore beside it, or Firestore alone. */
export function chosenVariants(): VariantStore {
  const bucket = picturesBucket();
  if (bucket === undefined) return FIRESTORE_VARIANTS;
  return besideFirestore(cloudStorageVariants(bucket), FIRESTORE_VARIANTS);
}

/**
 * A bucket as the store, with Firestore beside it. What was kept before the bucket was set still lies in Firestore, and
 * is found and removed there. Of what is new it holds the preview alone, since editors' browsers read that by the rules.
 */
const besideFirestore = (bucket: VariantStore, firestore: VariantStore): VariantStore => ({
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

/** The pictures as the publisher reads them. */
export const PUBLISHED_PICTURES: PictureSource = {
  find: findPictures,
  read: (id, name) => chosenVariants().read(id, name),
};

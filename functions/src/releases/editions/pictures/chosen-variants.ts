import { picturesBucket } from '../../../base/configuration/picture-settings.ts';
import { besideFirestore } from './beside-firestore.ts';
import { cloudStorageVariants } from './cloud-storage-variants.ts';
import { FIRESTORE_VARIANTS } from './firestore-variants.ts';
import type { VariantStore } from './variant-store.ts';

/** The store that the settings name: a bucket with Firestore beside it, or Firestore alone. */
export function chosenVariants(): VariantStore {
  const bucket = picturesBucket();
  if (bucket === undefined) return FIRESTORE_VARIANTS;
  return besideFirestore(cloudStorageVariants(bucket), FIRESTORE_VARIANTS);
}

import { previewVariant } from '@raade/contracts/content/pictures';
import { MissingVariant, type VariantStore } from './variant-store.ts';

/**
 * A bucket as the store, with Firestore beside it. What was kept before the bucket was set still lies in Firestore, and
 * is found and removed there. Of what is new it holds the preview alone, since editors' browsers read that by the rules.
 */
export const besideFirestore = (bucket: VariantStore, firestore: VariantStore): VariantStore => ({
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

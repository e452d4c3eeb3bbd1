import * as z from 'zod/mini';
import { PICTURE_VARIANTS } from '@raade/contracts/base/collections';
import { firestore } from '../../../base/firestore.ts';
import { pictures } from './documents.ts';
import { MissingVariant, type VariantStore } from './variant-store.ts';

const variantSchema = z.object({ bytes: z.instanceof(Uint8Array) });

const variantsOf = (id: string) => pictures().doc(id).collection(PICTURE_VARIANTS);

/** Stores each file as a document, so that backups contain the pictures together with the texts. */
export const FIRESTORE_VARIANTS: VariantStore = {
  async write(id, { variants }) {
    // Together they may be too large for one request.
    for (const { name, bytes } of variants) await variantsOf(id).doc(name).set({ bytes });
  },
  async read(id, name) {
    const document = await variantsOf(id).doc(name).get();
    if (!document.exists) throw new MissingVariant(id, name);
    return Uint8Array.from(z.parse(variantSchema, document.data()).bytes);
  },
  async remove(id) {
    await firestore().recursiveDelete(variantsOf(id));
  },
};

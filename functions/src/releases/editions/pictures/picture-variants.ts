import * as z from 'zod/mini';
import { PICTURE_VARIANTS } from '@raade/contracts/base/collections';
import { firestore } from '../../../base/firestore.ts';
import { pictures } from './documents.ts';

/** A file of a picture. */
export interface Variant {
  readonly name: string;
  readonly bytes: Buffer;
}

const variantSchema = z.object({ bytes: z.instanceof(Uint8Array) });

const variantsOf = (id: string) => pictures().doc(id).collection(PICTURE_VARIANTS);

/**
 * Stores each file of a picture as a document, so that backups contain the pictures together with the texts. It
 * can be repeated. Write the document of the picture only afterwards, so that it never names missing files.
 */
export async function writeVariants(id: string, variants: readonly Variant[]): Promise<void> {
  // Together they may be too large for one request.
  for (const { name, bytes } of variants) await variantsOf(id).doc(name).set({ bytes });
}

/** Reads a file of a picture. Rejects if there is none. */
export async function readVariant(id: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await variantsOf(id).doc(name).get();
  if (!document.exists) throw new Error(`The picture ${id} has no file ${name}.`);
  return Uint8Array.from(z.parse(variantSchema, document.data()).bytes);
}

/** Deletes all files of a picture, if there are any. */
export async function removeVariants(id: string): Promise<void> {
  await firestore().recursiveDelete(variantsOf(id));
}

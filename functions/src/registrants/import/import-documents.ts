import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { registrantImportSchema } from '@raade/contracts/registrants/import/import-calls';
import * as z from 'zod/mini';
import { firestore } from '../../base/firestore.ts';

const storedImportSchema = z.extend(registrantImportSchema, {
  created_at: z.instanceof(Timestamp),
});

export const registrants = () => firestore().collection(COLLECTIONS.registrants);

/** Registrants as they were before an import: a document for each, in the same commit as the registrant. */
export const importedRegistrants = () => firestore().collection(COLLECTIONS.importedRegistrants);

export const importDocument = (importId: string) =>
  firestore().collection(COLLECTIONS.registrantImports).doc(importId);

/** Undefined: nothing of it is written yet. */
export const importIn = (document: DocumentSnapshot | undefined) =>
  document?.exists ? z.parse(storedImportSchema, document.data()) : undefined;

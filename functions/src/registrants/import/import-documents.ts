import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { registrantImportSchema } from '@raade/contracts/registrants/import/import-calls';
import * as z from 'zod/mini';
import { collection } from '../../base/firestore.ts';

const storedImportSchema = z.extend(registrantImportSchema, {
  created_at: z.instanceof(Timestamp),
});

export const importDocument = (importId: string) => collection('registrantImports').doc(importId);

/** Undefined: nothing of it is written yet. */
export const importIn = (document: DocumentSnapshot | undefined) =>
  document?.exists ? z.parse(storedImportSchema, document.data()) : undefined;

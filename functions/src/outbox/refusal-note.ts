import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';

const noteSchema = z.object({ since: z.nullable(z.instanceof(Timestamp)) });

/** `settings/mail-refused`: since when the mail provider takes nothing of ours. */
function refusalNote() {
  return firestore().collection(COLLECTIONS.settings).doc('mail-refused');
}

/** Since when the provider refuses us; null while it does not. */
export async function refusedSince(): Promise<Date | null> {
  const note = noteSchema.safeParse((await refusalNote().get()).data()).data;
  return note?.since?.toDate() ?? null;
}

/** Notes for staff whether the provider refuses us, where that has changed. */
export async function noteRefusal(isRefused: boolean): Promise<void> {
  if (((await refusedSince()) !== null) === isRefused) return;
  await refusalNote().set({ since: isRefused ? FieldValue.serverTimestamp() : null });
}

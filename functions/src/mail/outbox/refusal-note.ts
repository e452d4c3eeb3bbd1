import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../../base/firestore.ts';

const noteSchema = z.object({
  since: z.nullable(z.instanceof(Timestamp)),
  /** The code of refusals in a row, where it took those to see it. */
  code: z._default(z.nullable(z.string()), null),
});
type Note = z.output<typeof noteSchema>;

/** `settings/mail-refused`: since when the mail provider takes nothing of ours. */
function refusalNote() {
  return collection('settings').doc('mail-refused');
}

async function readNote(): Promise<Note> {
  const note = noteSchema.safeParse((await refusalNote().get()).data()).data;
  return note ?? { since: null, code: null };
}

/** Since when the provider refuses us; null while it does not. */
export async function refusedSince(): Promise<Date | null> {
  return (await readNote()).since?.toDate() ?? null;
}

/** The code of the refusals in a row at which sending ended, as long as nothing was taken since. */
export async function refusedBy(): Promise<string | undefined> {
  return (await readNote()).code ?? undefined;
}

/** Notes for staff, and for the next run, that the provider refuses us: by a row of refusals with this code, if by one. */
export async function noteRefused(code: string | undefined): Promise<void> {
  const note = await readNote();
  if (note.since !== null && (code === undefined || code === note.code)) return;
  const since = note.since ?? FieldValue.serverTimestamp();
  await refusalNote().set({ since, code: code ?? null });
}

/** Notes that it takes mails of ours, where it did not before. */
export async function noteTaken(): Promise<void> {
  if ((await readNote()).since !== null) await refusalNote().set({ since: null, code: null });
}

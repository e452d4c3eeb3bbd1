import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../../base/firestore.ts';

const noteSchema = z.object({
  since: z.nullable(z.instanceof(Timestamp)),
  /** The code of the refusals that opened the breaker; null if the provider said itself that it refuses us. */
  code: z._default(z.nullable(z.string()), null),
});
type Note = z.output<typeof noteSchema>;

/** The document `settings/mail-refused`, which says since when the mail provider refuses all our mail. */
function refusalNote() {
  return collection('settings').doc('mail-refused');
}

async function readNote(): Promise<Note> {
  const note = noteSchema.safeParse((await refusalNote().get()).data()).data;
  return note ?? { since: null, code: null };
}

/** Returns since when the provider refuses all our mail; null while it accepts mail. */
export async function refusedSince(): Promise<Date | null> {
  return (await readNote()).since?.toDate() ?? null;
}

/** Returns the code of the refusals that opened the breaker, as long as the provider has accepted nothing since. */
export async function refusalCode(): Promise<string | undefined> {
  return (await readNote()).code ?? undefined;
}

/**
 * Notes for staff, and for the next run, that the provider refuses all our mail.
 *
 * @param code the code of the refusals that opened the breaker, if it is open
 */
export async function noteRefused(code: string | undefined): Promise<void> {
  const note = await readNote();
  if (note.since !== null && (code === undefined || code === note.code)) return;
  const since = note.since ?? FieldValue.serverTimestamp();
  await refusalNote().set({ since, code: code ?? null });
}

/** Notes that the provider accepts our mail again. */
export async function noteAccepted(): Promise<void> {
  if ((await readNote()).since !== null) await refusalNote().set({ since: null, code: null });
}

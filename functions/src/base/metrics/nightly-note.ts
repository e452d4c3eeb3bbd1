import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../firestore.ts';

const noteSchema = z.object({
  at: z.instanceof(Timestamp),
  problems: z.int(),
  failed_events: z.int(),
});

/** Result of the last complete nightly reconciliation. `at` is in milliseconds since 1970. */
export interface NightlyNote {
  readonly at: number;
  readonly problems: number;
  readonly failedEvents: number;
}

/** The document `health/nightly`. */
const nightlyDocument = () => collection('health').doc('nightly');

/** Reads the last result; null before the first one. */
export async function readNightly(): Promise<NightlyNote | null> {
  const note = noteSchema.safeParse((await nightlyDocument().get()).data()).data;
  if (!note) return null;
  return { at: note.at.toMillis(), problems: note.problems, failedEvents: note.failed_events };
}

export async function noteNightly({ at, problems, failedEvents }: NightlyNote): Promise<void> {
  const note = { at: Timestamp.fromMillis(at), problems, failed_events: failedEvents };
  await nightlyDocument().set(note);
}

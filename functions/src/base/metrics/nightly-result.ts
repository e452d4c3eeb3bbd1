import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../firestore.ts';

const resultSchema = z.object({
  at: z.instanceof(Timestamp),
  problems: z.int(),
  failed_events: z.int(),
});

/** Result of the last complete nightly reconciliation. `at` is in milliseconds since 1970. */
export interface NightlyResult {
  readonly at: number;
  readonly problems: number;
  readonly failedEvents: number;
}

/** The document `health/nightly`. */
const nightlyDocument = () => collection('health').doc('nightly');

/** Reads the last result; null before the first one. */
export async function readNightly(): Promise<NightlyResult | null> {
  const result = resultSchema.safeParse((await nightlyDocument().get()).data()).data;
  if (!result) return null;
  return {
    at: result.at.toMillis(),
    problems: result.problems,
    failedEvents: result.failed_events,
  };
}

export async function writeNightly({ at, problems, failedEvents }: NightlyResult): Promise<void> {
  const result = { at: Timestamp.fromMillis(at), problems, failed_events: failedEvents };
  await nightlyDocument().set(result);
}

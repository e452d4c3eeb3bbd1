import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../../base/firestore.ts';

const refusalSchema = z.object({
  since: z.nullable(z.instanceof(Timestamp)),
  /** The code of the refusals that opened the breaker; null if the provider said itself that it refuses us. */
  code: z._default(z.nullable(z.string()), null),
});
type Refusal = z.output<typeof refusalSchema>;

/** The document `settings/mail-refused`, which says since when the mail provider refuses all our mail. */
function refusalDocument() {
  return collection('settings').doc('mail-refused');
}

async function readRefusal(): Promise<Refusal> {
  const refusal = refusalSchema.safeParse((await refusalDocument().get()).data()).data;
  return refusal ?? { since: null, code: null };
}

/** Returns since when the provider refuses all our mail; null while it accepts mail. */
export async function refusedSince(): Promise<Date | null> {
  return (await readRefusal()).since?.toDate() ?? null;
}

/** Returns the code of the refusals that opened the breaker, as long as the provider has accepted nothing since. */
export async function refusalCode(): Promise<string | undefined> {
  return (await readRefusal()).code ?? undefined;
}

/**
 * Records that the provider refuses all our mail, which Outgoing Mail shows to staff and the next run reads.
 *
 * @param code the code of the refusals that opened the breaker, if it is open
 */
export async function recordRefusal(code: string | undefined): Promise<void> {
  const refusal = await readRefusal();
  if (refusal.since !== null && (code === undefined || code === refusal.code)) return;
  const since = refusal.since ?? FieldValue.serverTimestamp();
  await refusalDocument().set({ since, code: code ?? null });
}

/** Records that the provider accepts our mail again. */
export async function recordAcceptance(): Promise<void> {
  if ((await readRefusal()).since !== null)
    await refusalDocument().set({ since: null, code: null });
}

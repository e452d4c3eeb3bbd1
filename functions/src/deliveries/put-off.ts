import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import type { MailResult } from '../mail/mail-provider.ts';
import { LEASE_MS, readState } from './delivery-state.ts';
import type { Batch } from './mail-queue.ts';

/** Short beside the time for which a provider knows a key. */
const PAUSE_MS = 60_000;

/**
 * True if a provider has put off mails of a batch that a dead worker may have handed over before. 'Come later' and 'not
 * from you' say nothing of what became of them then: under another key they might go out twice.
 */
export function mayBeOut({ isAgain }: Batch, results: readonly MailResult[]): boolean {
  return isAgain === true && results.some(isPutOff);
}

/**
 * Lets a batch wait as it is, to be handed over once more under its key: all of it, since a provider knows the same
 * mails together. Once the key is forgotten it is unknown what became of them.
 */
export async function keepUnderKey(
  { key, items }: Batch,
  results: readonly MailResult[],
  now: number,
): Promise<void> {
  const asked = results.map((result) =>
    result.status === 'temporary' ? (result.retryAfterMs ?? 0) : 0,
  );
  const pause = Math.min(LEASE_MS, Math.max(PAUSE_MS, ...asked));
  await firestore().runTransaction(async (transaction) => {
    const current = await transaction.getAll(...items.map(({ document }) => document));
    for (const document of current) {
      if (readState(document)?.lease !== key) continue;
      transaction.update(document.ref, { due_at: Timestamp.fromMillis(now + pause) });
    }
  });
}

const isPutOff = ({ status }: MailResult) => status === 'temporary' || status === 'blocked';

import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { collection, firestore } from '../../base/firestore.ts';

/** Duration of a lock: longer than a call may run, so a process with an expired lock has ended. */
const LOCK_MS = 90_000;

/**
 * Runs a change of people, with a lock against another one in any instance. Firebase Auth has no transactions: two
 * admins who take each other's role at the same time would leave no admin.
 *
 * @throws HttpsError `aborted` if another change is running
 */
export async function oneAtATime<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const holder = randomUUID();
  await takeLock(holder);
  try {
    return await change();
  } finally {
    await releaseLock(holder);
  }
}

const lockDocument = () => collection('limits').doc('change-of-people');

function takeLock(holder: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const end: unknown = (await transaction.get(lockDocument())).get('expires_at');
    if (end instanceof Timestamp && end.toMillis() > Date.now()) {
      throw new HttpsError(
        'aborted',
        'Somebody else is changing people right now. Please try again.',
      );
    }
    const expires_at = Timestamp.fromMillis(Date.now() + LOCK_MS);
    transaction.set(lockDocument(), { holder, expires_at });
  });
}

/** Releases the lock, unless another process has it by now. */
function releaseLock(holder: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const lock = await transaction.get(lockDocument());
    if (lock.get('holder') === holder) transaction.delete(lockDocument());
  });
}

import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { collection, firestore } from '../../base/firestore.ts';

/** Longer than a call may run, so a process with an expired lease has ended. */
const LEASE_MS = 90_000;

/**
 * Runs the work unless other work is running, in any instance. Firebase Auth has no transactions: two admins who take
 * each other's role at the same time would leave no admin.
 *
 * @throws HttpsError `aborted` if other work is running
 */
export async function oneAtATime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const holder = randomUUID();
  await takeTurn(holder);
  try {
    return await work();
  } finally {
    await endTurn(holder);
  }
}

const turn = () => collection('limits').doc('change-of-people');

function takeTurn(holder: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const end: unknown = (await transaction.get(turn())).get('expires_at');
    if (end instanceof Timestamp && end.toMillis() > Date.now()) {
      throw new HttpsError(
        'aborted',
        'Somebody else is changing people right now. Please try again.',
      );
    }
    const expires_at = Timestamp.fromMillis(Date.now() + LEASE_MS);
    transaction.set(turn(), { holder, expires_at });
  });
}

/** Ends a turn, unless another process has taken over. */
function endTurn(holder: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const taken = await transaction.get(turn());
    if (taken.get('holder') === holder) transaction.delete(turn());
  });
}

import type { DecodedIdToken } from 'firebase-admin/auth';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { SESSION_LIMITS, sessionId } from '@raade/contracts/staff/session';
import { firestore } from '../firestore.ts';

/**
 * True if the rights of the account were taken since the sign-in, or its session was ended, has lasted its time, or
 * nothing has happened in it for long. The rules decide the same of what pages read.
 */
export async function isSessionOver(token: DecodedIdToken): Promise<boolean> {
  const { sessions, revocations } = COLLECTIONS;
  const signedInAt = token.auth_time * 1000;
  const [session, revocation] = await firestore().getAll(
    firestore().doc(`${sessions}/${sessionId(token)}`),
    firestore().doc(`${revocations}/${token.uid}`),
  );
  const since = timeOf(revocation, 'since');
  if (since !== undefined && signedInAt <= since) return true;
  if (session?.get('ended_at') !== undefined) return true;
  // A session without a document is one whose page has not written yet.
  const seenAt = timeOf(session, 'seen_at') ?? signedInAt;
  const now = Date.now();
  return (
    now >= signedInAt + SESSION_LIMITS.endsAfterMs || now >= seenAt + SESSION_LIMITS.idleAfterMs
  );
}

function timeOf(document: DocumentSnapshot | undefined, field: string): number | undefined {
  const time: unknown = document?.get(field);
  return time instanceof Timestamp ? time.toMillis() : undefined;
}

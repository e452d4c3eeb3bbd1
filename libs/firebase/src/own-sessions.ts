import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Environment } from '@raade/contracts/releases/environment';
import { SESSION_LIMITS, sessionId, sessionSchema } from '@raade/contracts/staff/staff-session';
import * as z from 'zod/mini';
import { authOf } from './auth.ts';
import { timestampSchema } from './documents.ts';
import { readInSession } from './read-in-session.ts';
import { currentSessionId } from './session.ts';

const openSessionSchema = z.extend(sessionSchema, { seen_at: timestampSchema });

/** An open session of the signed-in account. */
export interface OwnSession {
  readonly id: string;
  readonly signedInAt: Date;
  readonly seenAt: Date;
  /** True for the session of this browser. */
  readonly isThisBrowser: boolean;
}

/**
 * Reads the open sessions of the signed-in account, newest first: neither signed out, nor expired, nor idle for too
 * long.
 * @throws FirebaseError, like `permission-denied`
 */
export async function openSessions(environment: Environment): Promise<readonly OwnSession[]> {
  const uid = authOf(environment).currentUser?.uid;
  if (uid === undefined) return [];
  const ownId = await currentSessionId(environment);
  const now = Date.now();
  // Ids end with the time of the sign-in in seconds, so the query can leave out older ones.
  const oldestSignIn = Math.floor((now - SESSION_LIMITS.endsAfterMs) / 1000);
  const { docs } = await readInSession(environment, (firestore) =>
    getDocs(
      query(
        collection(firestore, COLLECTIONS.sessions),
        where('uid', '==', uid),
        where(documentId(), '>', sessionId({ sub: uid, auth_time: oldestSignIn })),
      ),
    ),
  );
  return docs
    .flatMap((session) => {
      const { data } = z.safeParse(openSessionSchema, session.data());
      if (!data || data.ended_at !== undefined) return [];
      const signedInAt = new Date(Number(session.id.slice(uid.length + 1)) * 1000);
      return [
        { id: session.id, signedInAt, seenAt: data.seen_at, isThisBrowser: session.id === ownId },
      ];
    })
    .filter(({ seenAt }) => now - seenAt.getTime() < SESSION_LIMITS.idleAfterMs)
    .sort((one, other) => other.signedInAt.getTime() - one.signedInAt.getTime());
}

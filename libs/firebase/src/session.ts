import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { withDeadline } from '@raade/browser';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Environment } from '@raade/contracts/releases/environment';
import { sessionId } from '@raade/contracts/staff/staff-session';
import * as z from 'zod/mini';
import { authOf, signOut } from './auth.ts';
import { openFirestore } from './open-firestore.ts';

/** Longest wait for the server when somebody signs out, in milliseconds. */
const END_TIMEOUT_MS = 3000;

const tokenSchema = z.object({ sub: z.string(), auth_time: z.coerce.number() });

/** Id of the session to which the user's token belongs. */
export async function sessionIdOf(user: User): Promise<string> {
  const { claims } = await user.getIdTokenResult();
  return sessionId(z.parse(tokenSchema, claims));
}

/** Id of the session of the signed-in account; undefined if nobody is signed in. */
export async function currentSessionId(environment: Environment): Promise<string | undefined> {
  const user = authOf(environment).currentUser;
  return user ? sessionIdOf(user) : undefined;
}

const documentOf = async (environment: Environment, id: string) =>
  doc(await openFirestore(environment), COLLECTIONS.sessions, id);

/**
 * Writes to the session's document that the session is in use. The rules of staff data require this.
 * @returns `over` if the session has ended, so that nothing can be read in it any more
 * @throws FirebaseError if the server could not be reached
 */
export async function recordSessionUse(environment: Environment): Promise<'recorded' | 'over'> {
  const user = authOf(environment).currentUser;
  if (!user) return 'over';
  const document = await documentOf(environment, await sessionIdOf(user));
  try {
    await setDoc(document, { uid: user.uid, seen_at: serverTimestamp() });
    return 'recorded';
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'over';
    throw error;
  }
}

/** Ends an older session of the account, after a new sign-in has replaced it. */
export async function endSession(environment: Environment, id: string): Promise<void> {
  await updateDoc(await documentOf(environment, id), { ended_at: serverTimestamp() });
}

async function endCurrentSession(environment: Environment): Promise<void> {
  const user = authOf(environment).currentUser;
  if (!user) return;
  const document = await documentOf(environment, await sessionIdOf(user));
  const now = serverTimestamp();
  await setDoc(document, { uid: user.uid, seen_at: now, ended_at: now });
}

/**
 * Ends the session on the server, so that copies of its tokens become useless, and signs out in this browser. If the
 * server cannot be reached, the browser still signs out; on the server, the session ends by the idle limit.
 * @returns the error if the server did not end the session; undefined if the session had ended before
 */
export async function endAndSignOut(environment: Environment): Promise<unknown> {
  const timeoutError = () => new Error(`The session was not ended within ${END_TIMEOUT_MS} ms`);
  const failure: unknown = await withDeadline(
    endCurrentSession(environment),
    END_TIMEOUT_MS,
    timeoutError,
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  await signOut(environment);
  const hasSessionEnded = failure instanceof FirebaseError && failure.code === 'permission-denied';
  return hasSessionEnded ? undefined : failure;
}

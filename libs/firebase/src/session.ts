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
const END_WITHIN_MS = 3000;

const tokenSchema = z.object({ sub: z.string(), auth_time: z.coerce.number() });

/** Id of the session that the browser's token is of. */
export async function currentSession(user: User): Promise<string> {
  const { claims } = await user.getIdTokenResult();
  return sessionId(z.parse(tokenSchema, claims));
}

/** Id of the session of the account that is signed in here; undefined if nobody is. */
export async function sessionHere(environment: Environment): Promise<string | undefined> {
  const user = authOf(environment).currentUser;
  return user ? currentSession(user) : undefined;
}

const documentOf = async (environment: Environment, id: string) =>
  doc(await openFirestore(environment), COLLECTIONS.sessions, id);

/**
 * Tells the server that somebody is at work in the session, or signs in.
 * @returns `over` if the server knows that the session is: nothing can be read in it any more
 * @throws FirebaseError if the server could not be asked
 */
export async function noteSession(environment: Environment): Promise<'noted' | 'over'> {
  const user = authOf(environment).currentUser;
  if (!user) return 'over';
  const document = await documentOf(environment, await currentSession(user));
  try {
    await setDoc(document, { uid: user.uid, seen_at: serverTimestamp() });
    return 'noted';
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'over';
    throw error;
  }
}

/** Ends the session of a sign-in that another one has replaced. */
export async function endSession(environment: Environment, id: string): Promise<void> {
  await updateDoc(await documentOf(environment, id), { ended_at: serverTimestamp() });
}

async function endCurrentSession(environment: Environment): Promise<void> {
  const user = authOf(environment).currentUser;
  if (!user) return;
  const document = await documentOf(environment, await currentSession(user));
  const now = serverTimestamp();
  await setDoc(document, { uid: user.uid, seen_at: now, ended_at: now });
}

/**
 * Ends the session at the server, for every copy of its tokens, and signs out here. A server that cannot be reached
 * keeps nobody signed in; there the session ends once nothing has happened in it for long.
 * @returns the reason for which the server did not end it, if there is one; a session that was over is none
 */
export async function endAndSignOut(environment: Environment): Promise<unknown> {
  const late = () => new Error(`The session was not ended within ${END_WITHIN_MS} ms`);
  const failure: unknown = await withDeadline(
    endCurrentSession(environment),
    END_WITHIN_MS,
    late,
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  await signOut(environment);
  const wasOver = failure instanceof FirebaseError && failure.code === 'permission-denied';
  return wasOver ? undefined : failure;
}

import { getAuth } from 'firebase-admin/auth';
import type { CallableFunction, CallableRequest } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { auditEntrySchema } from '@raade/contracts/audit';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { Claims } from '@raade/contracts/people/claims';
import { firebaseApp } from '../../firebase-app.ts';
import { firestore } from '../../firestore.ts';
import { callerWith } from '../caller.ts';

export type Caller = NonNullable<Awaited<ReturnType<typeof callerWith>>>;

export const accounts = () => getAuth(firebaseApp());

/** An account with these claims that has signed in just now. */
export async function signedIn(claims: Claims = { roles: ['admin'] }): Promise<Caller> {
  const caller = await callerWith(claims);
  if (!caller) throw new Error('There is no caller.');
  return caller;
}

/** Calls a function as somebody who is signed in, or as a visitor. */
export function callAs<Answer>(
  auth: Caller | undefined,
  callable: CallableFunction<unknown, Promise<Answer>>,
  data: unknown,
): Promise<Answer> {
  return callable.run({ data, auth } as unknown as CallableRequest<unknown>);
}

/** Entries of the audit log, without their time. */
export async function auditLog() {
  const log = await firestore().collection(COLLECTIONS.auditLog).get();
  return log.docs.map((entry) => z.parse(auditEntrySchema, entry.data()));
}

/** The mails that wait for this address. */
export async function mailsTo(to: string) {
  const outbox = firestore().collection(COLLECTIONS.outbox);
  return (await outbox.where('to', '==', to).get()).docs;
}

/** True if rules and functions refuse every token that the account had until now. */
export async function areSessionsOver(uid: string): Promise<boolean> {
  const revocation = await firestore().collection(COLLECTIONS.revocations).doc(uid).get();
  return revocation.exists;
}

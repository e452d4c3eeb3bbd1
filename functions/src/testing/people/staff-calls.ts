import { getAuth } from 'firebase-admin/auth';
import type { CallableRequest } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { auditEntrySchema } from '@raade/contracts/staff/audit';
import { type CallAddress, callName } from '@raade/contracts/base/callables';
import type { Claims } from '@raade/contracts/staff/claims';
import { CALL_TABLE } from '../../deployed/call-table.ts';
import { firebaseApp } from '../../base/firebase-app.ts';
import { collection } from '../../base/firestore.ts';
import { callerWith } from '../caller.ts';

export type Caller = NonNullable<Awaited<ReturnType<typeof callerWith>>>;

export const accounts = () => getAuth(firebaseApp());

/** An account with these claims that has signed in just now. */
export async function signedIn(claims: Claims = { roles: ['admin'] }): Promise<Caller> {
  const caller = await callerWith(claims);
  if (!caller) throw new Error('There is no caller.');
  return caller;
}

type Answer<Address extends CallAddress> = ReturnType<
  Awaited<ReturnType<(typeof CALL_TABLE)[Address]>>['run']
>;

/** Makes a call as a signed-in person, or as a visitor. */
export async function callAs<Address extends CallAddress>(
  auth: Caller | undefined,
  address: Address,
  data: unknown,
): Promise<Awaited<Answer<Address>>> {
  const { run } = await CALL_TABLE[address]();
  const request = { data, auth } as CallableRequest<unknown>;
  return (await run(request, callName(address))) as Awaited<Answer<Address>>;
}

/** Entries of the audit log, without their time. */
export async function auditLog() {
  const log = await collection('auditLog').get();
  return log.docs.map((entry) => z.parse(auditEntrySchema, entry.data()));
}

/** The mails in the outbox for this address. */
export async function mailsTo(to: string) {
  const outbox = collection('outbox');
  return (await outbox.where('to', '==', to).get()).docs;
}

/** True if rules and functions refuse every token that the account had until now. */
export async function areSessionsOver(uid: string): Promise<boolean> {
  const revocation = await collection('revocations').doc(uid).get();
  return revocation.exists;
}

import type { CallableRequest } from 'firebase-functions/https';
import type { AuditEntry } from '@raade/contracts/staff/audit';
import type { Right } from '@raade/contracts/staff/rights';
import { accountOf } from '../rights/account.ts';
import { requireRight } from '../rights/require-right.ts';
import { digestOfAddress } from './known-address.ts';

/** The account that did what an entry of the audit log tells of. */
export type Actor = Pick<AuditEntry, 'actor' | 'actor_address'>;

/**
 * The caller as the audit log names them. Their address is kept as it is now, beside the log: it has to say who it was
 * after the account is gone, too.
 *
 * @throws HttpsError of `requireRight`
 */
export async function requireActor(auth: CallableRequest['auth'], right: Right): Promise<Actor> {
  const actor = await requireRight(auth, right);
  const email = auth?.token.email;
  return { actor, actor_address: email ? await digestOfAddress(actor, email) : null };
}

/** The same for an account in whose name something is done later. */
export async function actorOf(uid: string): Promise<Actor> {
  const email = (await accountOf(uid))?.email;
  return { actor: uid, actor_address: email ? await digestOfAddress(uid, email) : null };
}

import type { CallableRequest } from 'firebase-functions/https';
import type { AuditEntry } from '@raade/contracts/staff/audit';
import type { Right } from '@raade/contracts/staff/rights';
import { accountOf } from '../rights/account.ts';
import { requireRight } from '../rights/require-right.ts';
import { digestOfAddress } from './digest-of-address.ts';

/** The account that an audit entry names as the one who acted. */
export type Actor = Pick<AuditEntry, 'actor' | 'actor_address'>;

/**
 * Returns the caller as audit entries name them: the account's id and a digest of its address. The address itself is
 * stored outside the log, so that staff can read entries after the account was deleted.
 *
 * @throws HttpsError of `requireRight`
 */
export async function requireActor(auth: CallableRequest['auth'], right: Right): Promise<Actor> {
  const actor = await requireRight(auth, right);
  const email = auth?.token.email;
  return { actor, actor_address: email ? await digestOfAddress(actor, email) : null };
}

/** Returns the actor for an account without a call, for work that a function does later in its name. */
export async function actorOf(uid: string): Promise<Actor> {
  const email = (await accountOf(uid))?.email;
  return { actor: uid, actor_address: email ? await digestOfAddress(uid, email) : null };
}

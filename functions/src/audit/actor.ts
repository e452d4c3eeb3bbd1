import type { CallableRequest } from 'firebase-functions/https';
import type { AuditEntry } from '@raade/contracts/audit';
import { requireStaff } from '../callable/require-staff.ts';

/** The account that did what an entry of the audit log tells of. */
export type Actor = Pick<AuditEntry, 'actor' | 'actor_email'>;

/**
 * The caller as the audit log names them. The address is kept as it is now: the log has to say who it was after the
 * account is gone, too.
 *
 * @throws HttpsError of `requireStaff`
 */
export async function requireActor(auth: CallableRequest['auth']): Promise<Actor> {
  const actor = await requireStaff(auth);
  return { actor, actor_email: auth?.token.email ?? null };
}

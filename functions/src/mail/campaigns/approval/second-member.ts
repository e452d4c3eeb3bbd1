import { Timestamp } from 'firebase-admin/firestore';
import type { AuditAction } from '@raade/contracts/staff/audit';
import { APPROVAL_DAYS, APPROVAL_RIGHTS } from '@raade/contracts/mail/approvals';
import { may, mayAs } from '@raade/contracts/staff/claims';
import { ROLES } from '@raade/contracts/staff/roles';
import { settings } from '../../../base/configuration/settings.ts';
import { collection } from '../../../base/firestore.ts';
import { allAccounts, isInService } from '../../../base/rights/account.ts';

/**
 * The gate that a campaign passes before it is sent: it needs no approval (`open`); it needs one, but there is no
 * second member of the staff (`alone`); or it waits for a second member (`waits`).
 */
export type Gate = 'open' | 'alone' | 'waits';

const DAY_MS = 24 * 60 * 60 * 1000;

/** True if a campaign to this many recipients needs the approval of a second member of the staff, if there is one. */
export function isToMany(recipients: number): boolean {
  const limit = settings().APPROVAL_ABOVE_RECIPIENTS;
  return limit !== 'off' && recipients > limit;
}

/** The gate of a campaign to this many recipients. */
export async function campaignGate(asker: string, recipients: number): Promise<Gate> {
  if (!isToMany(recipients)) return 'open';
  if (await hasOther(asker)) return 'waits';
  return (await hasLatelyTaken(asker)) ? 'waits' : 'alone';
}

async function hasOther(asker: string): Promise<boolean> {
  for await (const account of allAccounts()) {
    const isOther = account.uid !== asker && isInService(account);
    if (isOther && may(account.customClaims ?? {}, APPROVAL_RIGHTS.decide)) return true;
  }
  return false;
}

/** Actions that can remove a right from somebody. */
const TAKING: readonly AuditAction[] = ['revoke-person', 'change-roles'];

/** True if the asker has recently removed the right from others, and so must not pass as the only member with it. */
async function hasLatelyTaken(asker: string): Promise<boolean> {
  const { docs } = await collection('auditLog')
    .where('actor', '==', asker)
    .where('action', 'in', TAKING)
    .where('created_at', '>', Timestamp.fromMillis(Date.now() - APPROVAL_DAYS * DAY_MS))
    .get();
  return docs.some((entry) => {
    const mightBefore = mayAs(rolesIn(entry.get('details.before')), APPROVAL_RIGHTS.decide);
    const mayStill = mayAs(rolesIn(entry.get('details.roles')), APPROVAL_RIGHTS.decide);
    return mightBefore && !mayStill;
  });
}

/** The roles that an entry names; none if it names none, as for a revoked person. */
const rolesIn = (named: unknown) =>
  ROLES.filter((role) => Array.isArray(named) && named.includes(role));

import { Timestamp } from 'firebase-admin/firestore';
import type { AuditAction } from '@raade/contracts/staff/audit';
import { APPROVAL_DAYS, APPROVAL_RIGHTS } from '@raade/contracts/mail/approvals';
import { may, mayAs } from '@raade/contracts/staff/claims';
import { ROLES } from '@raade/contracts/staff/roles';
import { settings } from '../../../base/configuration/settings.ts';
import { collection } from '../../../base/firestore.ts';
import { allAccounts, isInService } from '../../../base/rights/account.ts';

/**
 * The approval that a campaign needs before it is sent: none; one, but there is no second member of the staff who could
 * approve it (`nobody-else`); or the one of a second member.
 */
export type ApprovalNeed = 'none' | 'nobody-else' | 'second-member';

const DAY_MS = 24 * 60 * 60 * 1000;

/** True if a campaign to this many recipients needs the approval of a second member of the staff, if there is one. */
export function isLarge(recipients: number): boolean {
  const limit = settings().APPROVAL_ABOVE_RECIPIENTS;
  return limit !== 'off' && recipients > limit;
}

/** The approval that a campaign to this many recipients needs. */
export async function approvalNeed(requester: string, recipients: number): Promise<ApprovalNeed> {
  if (!isLarge(recipients)) return 'none';
  if (await hasOtherDecider(requester)) return 'second-member';
  return (await hasRemovedDecider(requester)) ? 'second-member' : 'nobody-else';
}

async function hasOtherDecider(requester: string): Promise<boolean> {
  for await (const account of allAccounts()) {
    const isOther = account.uid !== requester && isInService(account);
    if (isOther && may(account.customClaims ?? {}, APPROVAL_RIGHTS.decide)) return true;
  }
  return false;
}

/** Actions in the audit log that can remove a right from somebody. */
const RIGHT_REMOVALS: readonly AuditAction[] = ['revoke-person', 'change-roles'];

/** True if the requester has recently removed the right from others. Then the campaign must wait for an approval. */
async function hasRemovedDecider(requester: string): Promise<boolean> {
  const { docs } = await collection('auditLog')
    .where('actor', '==', requester)
    .where('action', 'in', RIGHT_REMOVALS)
    .where('created_at', '>', Timestamp.fromMillis(Date.now() - APPROVAL_DAYS * DAY_MS))
    .get();
  return docs.some((entry) => {
    const couldDecide = mayAs(rolesIn(entry.get('details.before')), APPROVAL_RIGHTS.decide);
    const canDecide = mayAs(rolesIn(entry.get('details.roles')), APPROVAL_RIGHTS.decide);
    return couldDecide && !canDecide;
  });
}

/** The roles in an entry; none for a revoked person. */
const rolesIn = (roles: unknown) =>
  ROLES.filter((role) => Array.isArray(roles) && roles.includes(role));

import { Timestamp } from 'firebase-admin/firestore';
import type { AuditAction } from '@raade/contracts/audit';
import { APPROVAL_DAYS, APPROVAL_RIGHTS, type ApprovalAbout } from '@raade/contracts/approvals';
import { COLLECTIONS } from '@raade/contracts/collections';
import { may, mayAs } from '@raade/contracts/people/claims';
import type { Right } from '@raade/contracts/people/rights';
import { ROLES } from '@raade/contracts/people/roles';
import { settings } from '../configuration/settings.ts';
import { firestore } from '../firestore.ts';
import { accountOf, allAccounts, isInService } from '../people/account.ts';

/** `waits` for a second member of the staff; goes at once since there is none (`alone`), or since none is asked for. */
export type Gate = 'open' | 'alone' | 'waits';

const DAY_MS = 24 * 60 * 60 * 1000;

/** True for so many that a campaign to them needs a second member of the staff, if there is one. */
export function isToMany(recipients: number): boolean {
  const limit = settings().APPROVAL_ABOVE_RECIPIENTS;
  return limit !== 'off' && recipients > limit;
}

/** The gate of a campaign to so many. */
export async function campaignGate(asker: string, recipients: number): Promise<Gate> {
  return isToMany(recipients) ? gateOf('campaign', asker) : 'open';
}

/** The gate of a change of who is an admin. */
export async function peopleGate(asker: string): Promise<Gate> {
  return settings().APPROVAL_ABOVE_RECIPIENTS === 'off' ? 'open' : gateOf('people', asker);
}

/** True if the account may still do what it has asked for. */
export async function mayStillAsk(about: ApprovalAbout, asker: string): Promise<boolean> {
  const account = await accountOf(asker);
  if (!account || !isInService(account)) return false;
  return may(account.customClaims ?? {}, APPROVAL_RIGHTS[about].ask);
}

async function gateOf(about: ApprovalAbout, asker: string): Promise<Gate> {
  const right = APPROVAL_RIGHTS[about].decide;
  if (await hasOther(right, asker)) return 'waits';
  return (await hasLatelyTaken(right, asker)) ? 'waits' : 'alone';
}

async function hasOther(right: Right, asker: string): Promise<boolean> {
  for await (const account of allAccounts()) {
    const isOther = account.uid !== asker && isInService(account);
    if (isOther && may(account.customClaims ?? {}, right)) return true;
  }
  return false;
}

/** Actions that can take a right from somebody. */
const TAKING: readonly AuditAction[] = ['revoke-person', 'change-roles'];

/** An admin who could end being watched by taking the right from the others would be watched by nobody. */
async function hasLatelyTaken(right: Right, asker: string): Promise<boolean> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.auditLog)
    .where('action', 'in', TAKING)
    .get();
  return docs.some((entry) => {
    const at: unknown = entry.get('created_at');
    if (!(at instanceof Timestamp) || Date.now() - at.toMillis() > APPROVAL_DAYS * DAY_MS) {
      return false;
    }
    const mightBefore = mayAs(rolesIn(entry.get('details.before')), right);
    const mayStill = mayAs(rolesIn(entry.get('details.roles')), right);
    return entry.get('actor') === asker && mightBefore && !mayStill;
  });
}

/** The roles that an entry names; none if it names none, as of who was revoked. */
const rolesIn = (named: unknown) =>
  ROLES.filter((role) => Array.isArray(named) && named.includes(role));

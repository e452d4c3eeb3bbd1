import type { Matter } from '@raade/contracts/approvals';
import type { ApprovalRecord } from '../../approvals/approval-document.ts';
import type { Behind, Settle } from '../../approvals/behind.ts';
import { givenRoles } from '../set-roles.ts';
import { inviteeOf } from '../invite-person.ts';
import { readPerson } from '../person.ts';
import { peopleDigest } from './people-digest.ts';

/** Nothing waits but the approval itself. */
export const settlePeople: Settle = () => undefined;

/** A change of people that waits. It is carried out after it was approved, since accounts know no transactions. */
export async function peopleBehind({ matter }: ApprovalRecord): Promise<Behind> {
  const digest = await digestNow(matter);
  return { given: 'approved', digest: () => Promise.resolve(digest), settle: settlePeople };
}

async function digestNow(matter: Matter): Promise<string | undefined> {
  if (matter.kind === 'campaign') return undefined;
  if (matter.kind === 'invitation') {
    const { isStaff } = await inviteeOf(matter.email);
    return isStaff ? undefined : peopleDigest(matter);
  }
  const person = await readPerson(matter.uid);
  if (!person) return undefined;
  return peopleDigest({ ...matter, email: person.email, from: givenRoles(person.roles) });
}

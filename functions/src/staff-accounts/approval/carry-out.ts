import { HttpsError } from 'firebase-functions/https';
import type { ApprovalState } from '@raade/contracts/approvals';
import { actorOf } from '../../audit/actor.ts';
import { accountOf } from '../../people/account.ts';
import { changeRoles } from '../change-roles.ts';
import { invitePerson } from '../invite-person.ts';
import {
  approvalDocument,
  approvalOf,
  type ApprovalRecord,
} from '../../approvals/approval-document.ts';
import { endApproval } from '../../approvals/end-approval.ts';
import { settlePeople } from './people-behind.ts';

/**
 * Carries out an approved change of people, within the turn of whoever calls. A change that was left half-way is gone
 * through again, and comes to the same: nobody is invited twice, and roles are changed in the place of those that were
 * seen.
 */
export async function carryOut(id: string): Promise<ApprovalState> {
  const record = approvalOf(await approvalDocument(id).get());
  if (record.state !== 'approved') return record.state;
  try {
    await change(id, record);
  } catch (error) {
    // An answer is for good; anything else may go well at the next try.
    if (!(error instanceof HttpsError)) throw error;
    await endApproval(id, ['approved'], 'void', settlePeople);
    return 'void';
  }
  const state = 'done';
  await approvalDocument(id).update({ state, wakes_at: null });
  return state;
}

/** Done in the name of who asked: an admin who stays one is what keeps the last of them. */
async function change(id: string, { matter, asked_by }: ApprovalRecord): Promise<void> {
  const asker = await actorOf(asked_by);
  if (matter.kind === 'invitation' && !(await isPast(id))) await invitePerson(matter, asker, id);
  if (matter.kind === 'roles') await changeRoles(matter, asker);
}

/** True once the account of an invitation, which has the id of its approval, was taken over or taken back. */
async function isPast(id: string): Promise<boolean> {
  const account = await accountOf(id);
  return account !== undefined && (account.emailVerified || account.disabled);
}

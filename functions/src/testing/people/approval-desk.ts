import { Timestamp } from 'firebase-admin/firestore';
import type { ApprovalState } from '@raade/contracts/mail/approvals';
import { approvalDocument, approvalOf } from '../../mail/campaigns/approval/approval-document.ts';
import { allAccounts } from '../../base/rights/account.ts';
import { accounts, callAs, type Caller } from './staff-calls.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

// The actions of staff on approvals. Tests that use them set `APPROVAL_ABOVE_RECIPIENTS`.

/** Deletes all accounts, so that a test knows who could approve. */
export async function removeEverybody(): Promise<void> {
  for await (const { uid } of allAccounts()) await accounts().deleteUser(uid);
}

/** The approvals as the caller sees them. */
export async function approvalsSeenBy(caller: Caller) {
  return (await callAs(caller, CALLABLES.listApprovals, {})).approvals;
}

interface Decision {
  readonly decision?: 'approve' | 'decline';
  readonly digest?: string;
}

/** Decides on an approval, by default in its current version. */
export async function decide(
  caller: Caller,
  id: string,
  { decision = 'approve', digest }: Decision = {},
): Promise<ApprovalState> {
  const seen = digest ?? (await approvalRecord(id)).digest;
  const reason = decision === 'decline' ? 'A sample reason.' : '';
  const request = { id, digest: seen, decision, reason };
  return (await callAs(caller, CALLABLES.decideApproval, request)).state;
}

export async function withdraw(caller: Caller, id: string) {
  return (await callAs(caller, CALLABLES.withdrawApproval, { id })).state;
}

export const approvalRecord = async (id: string) => approvalOf(await approvalDocument(id).get());

/** Moves the end of an approval into the past. */
export async function letExpire(id: string): Promise<void> {
  const past = Timestamp.fromMillis(Date.now() - 1);
  await approvalDocument(id).update({ valid_until: past, next_check_at: past });
}

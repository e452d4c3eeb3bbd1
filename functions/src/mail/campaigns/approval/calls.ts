import {
  APPROVAL_RIGHTS,
  type ApprovalStateResponse,
  decideApprovalRequestSchema,
  listApprovalsRequestSchema,
  type ListApprovalsResponse,
  withdrawApprovalRequestSchema,
} from '@raade/contracts/mail/approvals';
import { TASKS } from '@raade/contracts/base/callables';
import { readingCall, staffCall } from '../../../base/call.ts';
import { enqueue } from '../../../base/task-queue.ts';
import { decide, withdraw } from './decide.ts';
import { listApprovals } from './list-approvals.ts';

export const listApprovalsCall = readingCall(
  listApprovalsRequestSchema,
  APPROVAL_RIGHTS.read,
  async (input, uid): Promise<ListApprovalsResponse> => ({
    approvals: await listApprovals(input, uid),
  }),
);

export const decideApprovalCall = staffCall(
  decideApprovalRequestSchema,
  APPROVAL_RIGHTS.decide,
  async (input, actor): Promise<ApprovalStateResponse> => {
    const state = await decide(input, actor);
    if (state === 'done') await enqueue(TASKS.sendDeliveries, { campaignId: input.id });
    return { state };
  },
);

/** For who has asked. */
export const withdrawApprovalCall = staffCall(
  withdrawApprovalRequestSchema,
  APPROVAL_RIGHTS.withdraw,
  async (input, actor): Promise<ApprovalStateResponse> => ({
    state: await withdraw(input, actor),
  }),
);

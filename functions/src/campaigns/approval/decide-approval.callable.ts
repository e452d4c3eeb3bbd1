import { onCall, type CallableRequest } from 'firebase-functions/https';
import {
  APPROVAL_RIGHTS,
  type ApprovalStateResponse,
  decideApprovalRequestSchema,
} from '@raade/contracts/approvals';
import { CALLABLES, TASKS } from '@raade/contracts/callables';
import { requireActor } from '../../audit/actor.ts';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { visitorCallable } from '../../configuration/function-options.ts';
import { enqueue } from '../../tasks/task-queue.ts';
import { decide } from './decide.ts';

/** `decide-approval`: takes a `DecideApprovalRequest` of a member of the staff, answers an `ApprovalStateResponse`. */
export const decideApprovalCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.decideApproval, async (): Promise<ApprovalStateResponse> => {
      const actor = await requireActor(auth, APPROVAL_RIGHTS.decide);
      const request = checkedInput(decideApprovalRequestSchema, data);
      const state = await decide(request, actor);
      if (state === 'done') await enqueue(TASKS.sendDeliveries, { campaignId: request.id });
      return { state };
    }),
);

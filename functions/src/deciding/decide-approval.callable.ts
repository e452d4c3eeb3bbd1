import { onCall, type CallableRequest } from 'firebase-functions/https';
import {
  APPROVAL_RIGHTS,
  type ApprovalState,
  type ApprovalStateResponse,
  decideApprovalRequestSchema,
  type DecideApprovalRequest,
} from '@raade/contracts/approvals';
import { CALLABLES, TASKS } from '@raade/contracts/callables';
import { requireActor, type Actor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireStaff } from '../people/require-right.ts';
import { changePeople } from '../staff-accounts/change-people.ts';
import { enqueue } from '../tasks/task-queue.ts';
import { approvalDocument, knownApproval } from '../approvals/approval-document.ts';
import { campaignBehind } from '../campaigns/approval/campaign-behind.ts';
import { carryOut } from '../staff-accounts/approval/carry-out.ts';
import { decide } from '../approvals/decide.ts';
import { peopleBehind } from '../staff-accounts/approval/people-behind.ts';

/** `decide-approval`: takes a `DecideApprovalRequest` of a member of the staff, answers an `ApprovalStateResponse`. */
export const decideApprovalCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.decideApproval, async (): Promise<ApprovalStateResponse> => {
      requireStaff(auth);
      const request = checkedInput(decideApprovalRequestSchema, data);
      const right = APPROVAL_RIGHTS[request.about].decide;
      if (request.about === 'campaign') {
        return { state: await decideOnCampaign(request, await requireActor(auth, right)) };
      }
      return changePeople(auth, right, async (actor) => ({
        state: await decideOnPeople(request, actor),
      }));
    }),
);

async function decideOnCampaign(
  request: DecideApprovalRequest,
  actor: Actor,
): Promise<ApprovalState> {
  const campaignId = request.id;
  const state = await decide(request, actor, await campaignBehind(campaignId));
  if (state === 'done') await enqueue(TASKS.sendDeliveries, { campaignId });
  return state;
}

async function decideOnPeople(
  request: DecideApprovalRequest,
  actor: Actor,
): Promise<ApprovalState> {
  const record = knownApproval(await approvalDocument(request.id).get(), request.about);
  await decide(request, actor, await peopleBehind(record));
  return carryOut(request.id);
}

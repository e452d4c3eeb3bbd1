import { onCall, type CallableRequest } from 'firebase-functions/https';
import {
  APPROVAL_RIGHTS,
  type ApprovalStateResponse,
  withdrawApprovalRequestSchema,
} from '@raade/contracts/approvals';
import { CALLABLES } from '@raade/contracts/callables';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireStaff } from '../people/require-right.ts';
import { withdraw } from '../approvals/withdraw.ts';
import { SETTLES } from './settles.ts';

/** `withdraw-approval`: takes a `WithdrawApprovalRequest` of who has asked, answers an `ApprovalStateResponse`. */
export const withdrawApprovalCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.withdrawApproval, async (): Promise<ApprovalStateResponse> => {
      requireStaff(auth);
      const request = checkedInput(withdrawApprovalRequestSchema, data);
      const actor = await requireActor(auth, APPROVAL_RIGHTS[request.about].withdraw);
      return { state: await withdraw(request, actor, SETTLES[request.about]) };
    }),
);

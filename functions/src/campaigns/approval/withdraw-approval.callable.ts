import { onCall, type CallableRequest } from 'firebase-functions/https';
import {
  APPROVAL_RIGHTS,
  type ApprovalStateResponse,
  withdrawApprovalRequestSchema,
} from '@raade/contracts/approvals';
import { CALLABLES } from '@raade/contracts/callables';
import { requireActor } from '../../audit/actor.ts';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { visitorCallable } from '../../configuration/function-options.ts';
import { withdraw } from './withdraw.ts';

/** `withdraw-approval`: takes a `WithdrawApprovalRequest` of who has asked, answers an `ApprovalStateResponse`. */
export const withdrawApprovalCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.withdrawApproval, async (): Promise<ApprovalStateResponse> => {
      const actor = await requireActor(auth, APPROVAL_RIGHTS.withdraw);
      return { state: await withdraw(checkedInput(withdrawApprovalRequestSchema, data), actor) };
    }),
);

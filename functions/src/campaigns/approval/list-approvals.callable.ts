import { onCall, type CallableRequest } from 'firebase-functions/https';
import {
  APPROVAL_RIGHTS,
  listApprovalsRequestSchema,
  type ListApprovalsResponse,
} from '@raade/contracts/approvals';
import { CALLABLES } from '@raade/contracts/callables';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { visitorCallable } from '../../configuration/function-options.ts';
import { requireRight } from '../../people/require-right.ts';
import { listApprovals } from './list-approvals.ts';

/** `list-approvals`: takes a `ListApprovalsRequest` of a member of the staff, answers a `ListApprovalsResponse`. */
export const listApprovalsCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.listApprovals, async (): Promise<ListApprovalsResponse> => {
      const caller = await requireRight(auth, APPROVAL_RIGHTS.read);
      const request = checkedInput(listApprovalsRequestSchema, data);
      return { approvals: await listApprovals(request, caller) };
    }),
);

import {
  type ApprovalStateResponse,
  approvalStateResponseSchema,
  type DecideApprovalRequest,
  type WithdrawApprovalRequest,
} from '@raade/contracts/mail/approvals';
import { CALLABLES } from '@raade/contracts/base/callables';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { mutationOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { refusalOf } from '@raade/staff/refusal-of';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { APPROVAL_LABELS } from './approval-labels.ts';

const tell = createNotifier();

/** Tells how it stands now, like `Approved`. */
function tellState({ state }: ApprovalStateResponse): void {
  const { text, meaning } = APPROVAL_LABELS[state];
  const title = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  const isFailure = state === 'expired' || state === 'void';
  tell({ tone: isFailure ? 'danger' : 'success', title, description: meaning });
}

function deciding<Request>(name: string) {
  return mutationOptions({
    mutationFn: (request: Request) => callAsStaff(name, request, approvalStateResponseSchema),

    onSuccess: tellState,
    onError: (error) => logger.error('approval not changed', { name }, error),
    // Whatever is shown may have changed by it: the campaign and the approvals.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export const decision = deciding<DecideApprovalRequest>(CALLABLES.decideApproval);

export const withdrawal = {
  ...deciding<WithdrawApprovalRequest>(CALLABLES.withdrawApproval),
  onError: (error: unknown) => {
    logger.error('approval not withdrawn', {}, error);
    tell({ tone: 'danger', title: 'Not withdrawn', description: refusalOf(error) });
  },
};

import {
  type Approval,
  type ApprovalStateResponse,
  approvalStateResponseSchema,
  type DecideApprovalRequest,
  listApprovalsResponseSchema,
  type WithdrawApprovalRequest,
} from '@raade/contracts/mail/approvals';
import { CALLABLES } from '@raade/contracts/base/callables';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { refusalOf } from '@raade/staff/refusal-of';
import { queryClient } from '../reading/query-client.ts';
import { APPROVAL_LABELS } from './approval-labels.ts';

const APPROVALS_KEY = ['approvals'];

/** Milliseconds between reads while an approval waits. A page in the background does not read. */
const READ_EVERY_MS = 15_000;

/** Reads the approval with this id, or all. */
async function readApprovals(id?: string): Promise<readonly Approval[]> {
  const request = id === undefined ? {} : { id };
  const response = await callAsStaff(CALLABLES.listApprovals, request, listApprovalsResponseSchema);
  return response.approvals;
}

export const isWaiting = ({ state }: Approval) => state === 'waiting';

/** The requests that wait for a second member of the staff, and those that ended recently. */
export const approvalsQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: APPROVALS_KEY,
  queryFn: () => readApprovals(),
  refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? READ_EVERY_MS : false),
});

/** The approval of a campaign; null if it needs none. */
export const campaignApprovalQuery = (campaignId: string) =>
  queryOptions({
    refetchOnMount: 'always',
    queryKey: [...APPROVALS_KEY, campaignId],
    queryFn: async () => (await readApprovals(campaignId))[0] ?? null,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? READ_EVERY_MS : false),
  });

const showApprovalToast = createNotifier();

/** Shows the new state in a toast, like `Approved`. */
function showState({ state }: ApprovalStateResponse): void {
  const { text, meaning } = APPROVAL_LABELS[state];
  const title = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  const isFailure = state === 'expired' || state === 'void';
  showApprovalToast({ tone: isFailure ? 'danger' : 'success', title, description: meaning });
}

function approvalMutation<Request>(name: string) {
  return mutationOptions({
    mutationFn: (request: Request) => callAsStaff(name, request, approvalStateResponseSchema),
    onSuccess: showState,
    onError: (error) => logger.error('approval not changed', { name }, error),
    // The decision changes the campaign, too.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export const decisionMutation = approvalMutation<DecideApprovalRequest>(CALLABLES.decideApproval);

export const withdrawalMutation = {
  ...approvalMutation<WithdrawApprovalRequest>(CALLABLES.withdrawApproval),
  // Withdrawing has no dialog that could show the refusal.
  onError: (error: unknown) => {
    logger.error('approval not withdrawn', {}, error);
    showApprovalToast({ tone: 'danger', title: 'Not withdrawn', description: refusalOf(error) });
  },
};

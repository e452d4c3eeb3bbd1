import { type Approval, listApprovalsResponseSchema } from '@raade/contracts/mail/approvals';
import { CALLABLES } from '@raade/contracts/base/callables';
import { queryOptions } from '@tanstack/react-query';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

const APPROVALS_KEY = ['approvals'];

/** How often it is asked whether somebody has decided. Not while nobody sees the page. */
const LOOK_AGAIN_MS = 15_000;

async function read(id?: string): Promise<readonly Approval[]> {
  const request = id === undefined ? {} : { id };
  const answer = await callAsStaff(CALLABLES.listApprovals, request, listApprovalsResponseSchema);
  return answer.approvals;
}

export const isWaiting = ({ state }: Approval) => state === 'waiting';

/** What waits for a second member of the staff, and what ended lately. */
export const approvalsQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: APPROVALS_KEY,
  queryFn: () => read(),
  refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? LOOK_AGAIN_MS : false),
});

/** The approval of a campaign; null if it needs none. */
export const campaignApprovalQuery = (campaignId: string) =>
  queryOptions({
    refetchOnMount: 'always',
    queryKey: [...APPROVALS_KEY, campaignId],
    queryFn: async () => (await read(campaignId))[0] ?? null,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? LOOK_AGAIN_MS : false),
  });

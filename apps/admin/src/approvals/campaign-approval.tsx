import { useQuery } from '@tanstack/react-query';
import { ReadingState } from '../reading/reading-state.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { campaignApprovalQuery } from './approvals.query.ts';

/** The approval of a campaign, if it needs one. */
export function CampaignApproval({ campaignId }: { readonly campaignId: string }) {
  const query = useQuery(campaignApprovalQuery(campaignId));
  return (
    <>
      <ReadingState
        query={query}
        label="what waits for approval"
        loadingText="Loading the approval..."
      />
      {query.data && <ApprovalPanel approval={query.data} />}
    </>
  );
}

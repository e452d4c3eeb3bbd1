import { Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '@raade/staff/staff-page.styles';
import { ApprovalPanel } from './approval-panel.tsx';
import { campaignApprovalQuery } from './approvals.query.ts';
import { ReadingFailed } from '../reading/reading-failed.tsx';

/** The approval that a campaign waits for, or has not got. */
export function CampaignApproval({ campaignId }: { readonly campaignId: string }) {
  const { data, error, isFetching, refetch } = useQuery(campaignApprovalQuery(campaignId));
  return (
    <>
      {data === undefined && !error && (
        <Loading role="status">
          <Spinner /> Loading the approval...
        </Loading>
      )}
      {error && (
        <ReadingFailed
          what="approvals"
          told="what waits for approval"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {data && <ApprovalPanel approval={data} />}
    </>
  );
}

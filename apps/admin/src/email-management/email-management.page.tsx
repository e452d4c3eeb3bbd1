import { styled } from '@raade/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { WaitingApprovals } from '../approvals/waiting-approvals.tsx';
import { CampaignList } from './campaigns/campaign-list.tsx';
import { IfMay } from '@raade/staff/rights/if-may';
import { ManagementHead } from './management-head.tsx';
import { StoppedNotice } from './mail-switch/stopped-notice.tsx';
import { WaitingNotice } from './waiting-confirmations/waiting-notice.tsx';
import { WriteEmail } from './write-email.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;

const Foot = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

export default function EmailManagementPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <ManagementHead />
      <StoppedNotice />
      <WaitingNotice />
      <WaitingApprovals />
      <Stack>
        <IfMay right="campaigns.send" to="write to registrants">
          <WriteEmail />
        </IfMay>
        <CampaignList />
        <Foot>Use this tool responsibly to communicate with attendees.</Foot>
      </Stack>
    </QueryClientProvider>
  );
}

import { styled, useParams } from '@raade/platform';
import { Breadcrumb } from '@raade/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../reading/query-client.ts';
import { CampaignView } from './campaign-view.tsx';

const TRAIL = [{ label: 'Email Management', to: '/admin/email-management' }];

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/** A campaign: how far it is, what can be done with it, and what became of each email. */
export default function CampaignPage() {
  const { campaignId = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <Stack>
        <Breadcrumb trail={TRAIL} current="Campaign" />
        <CampaignView key={campaignId} id={campaignId} />
      </Stack>
    </QueryClientProvider>
  );
}

import { useParams } from '@raade/platform';
import { Stack } from '@raade/staff/staff-page.styles';
import { Breadcrumb, Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { ReadingState } from '../../reading/reading-state.tsx';
import { CampaignDetails } from './campaign-details.tsx';
import { campaignQuery } from './campaigns.query.ts';

const TRAIL = [{ label: 'Email Management', to: '/admin/email-management' }];

/** A campaign: how far it is, what can be done with it, and what became of each email. */
export default function CampaignPage() {
  const { campaignId: id = '' } = useParams();
  const query = useQuery(campaignQuery(id));
  return (
    <Stack>
      <Breadcrumb trail={TRAIL} current="Campaign" />
      <ReadingState query={query} what="campaign" told="the campaign">
        <Spinner /> Loading the campaign...
      </ReadingState>
      {query.data === null && <h1>There is no such campaign</h1>}
      {query.data && <CampaignDetails key={id} id={id} campaign={query.data} />}
    </Stack>
  );
}

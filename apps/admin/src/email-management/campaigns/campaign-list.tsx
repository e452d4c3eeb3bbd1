import { Link, styled } from '@raade/platform';
import { Badge, Heading, Table } from '@raade/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IfMay } from '@raade/staff/rights/if-may';
import { momentText } from '@raade/staff/moments';
import { audienceLabel } from '../form/campaign-form.ts';
import { StopButton } from '../mail-switch/stop-button.tsx';
import { CAMPAIGN_LABELS, number, recipientsOf } from './campaign-labels.ts';
import { campaignsQuery } from './campaigns.query.ts';
import { PagesView } from './pages-view.tsx';
import type { RecordedCampaign } from './read-campaigns.ts';
import { PageSection } from '../../page-section/page-section.styles.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Subject = styled.th`
  && {
    min-width: 14rem;
    max-width: 28rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Group = styled.td`
  && {
    min-width: 10rem;
    max-width: 20rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const COLUMNS = ['Recipients', 'Sent', 'Failed', 'Waiting', 'Unknown'];

/** Every campaign that was sent, newest first. */
export function CampaignList() {
  const query = useInfiniteQuery(campaignsQuery);
  return (
    <PageSection aria-labelledby="campaigns">
      <Head>
        <Heading as="h2" id="campaigns">
          Campaigns
        </Heading>
        <IfMay right="mail.control" to="stop all sending">
          <StopButton />
        </IfMay>
      </Head>
      <PagesView query={query} what="campaigns" none="No campaign has been sent yet.">
        {(campaigns) => (
          <Table caption="Campaigns, newest first">
            <thead>
              <tr>
                <th scope="col">Subject</th>
                <th scope="col">Date</th>
                <th scope="col">Group</th>
                <th scope="col">Status</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" data-align="end">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {campaigns.map(({ id, data }) => (
                <CampaignRow key={id} id={id} campaign={data} />
              ))}
            </tbody>
          </Table>
        )}
      </PagesView>
    </PageSection>
  );
}

interface CampaignRowProps {
  readonly id: string;
  readonly campaign: RecordedCampaign;
}

function CampaignRow({ id, campaign }: CampaignRowProps) {
  const { subject, created_at, recipient_type, corrects, status, deliveries } = campaign;
  const { sent, failed, waiting, sending, unknown } = deliveries;
  const counts = [recipientsOf(campaign), sent, failed, waiting + sending, unknown];
  return (
    <tr>
      <Subject scope="row">
        <Link to={`/admin/email-management/${id}`}>{subject}</Link>
      </Subject>
      <td>
        <time dateTime={created_at.toISOString()}>{momentText(created_at)}</time>
      </td>
      <Group>{audienceLabel(recipient_type, corrects)}</Group>
      <td>
        <Badge $tone={CAMPAIGN_LABELS[status].tone}>{CAMPAIGN_LABELS[status].text}</Badge>
      </td>
      {counts.map((count, index) => (
        <td key={COLUMNS[index]} data-align="end">
          {number(count)}
        </td>
      ))}
    </tr>
  );
}

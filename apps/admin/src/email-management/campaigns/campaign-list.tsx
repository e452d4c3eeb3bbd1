import { Link } from '@raade/platform';
import { TitledSection } from '@raade/staff/titled-section';
import { Badge, Table } from '@raade/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IfMay } from '@raade/staff/rights/if-may';
import { momentText } from '@raade/staff/moments';
import { audienceLabel } from '@raade/contracts/mail/audience-label';
import { StopButton } from '../mail-switch/mail-switch.tsx';
import { number } from '@raade/staff/numbers';
import { CAMPAIGN_LABELS, isBeforeStart, recipientsOf, recipientsText } from './campaign-labels.ts';
import { campaignsQuery } from './campaigns.query.ts';
import { PagesView } from './pages-view.tsx';
import type { RecordedCampaign } from './read-campaigns.ts';
import { WrappedCell } from '../../page-section/page-section.styles.ts';
import { TableHead } from '../../page-section/table-head.tsx';

const NUMBERS = ['Recipients', 'Sent', 'Failed', 'Waiting', 'Unknown'];

/** Every campaign that was sent, newest first. */
export function CampaignList() {
  const query = useInfiniteQuery(campaignsQuery);
  return (
    <TitledSection
      title="Campaigns"
      beside={
        <IfMay right="mail.control" to="stop all sending">
          <StopButton />
        </IfMay>
      }
    >
      <PagesView query={query} noun="campaigns" emptyText="No campaign has been sent yet.">
        {(campaigns) => (
          <Table caption="Campaigns, newest first" stacks>
            <TableHead
              columns={['Subject', 'Date', 'Group', 'Status', ...NUMBERS]}
              numbers={NUMBERS}
            />
            <tbody>
              {campaigns.map(({ id, data }) => (
                <CampaignRow key={id} id={id} campaign={data} />
              ))}
            </tbody>
          </Table>
        )}
      </PagesView>
    </TitledSection>
  );
}

interface CampaignRowProps {
  readonly id: string;
  readonly campaign: RecordedCampaign;
}

function CampaignRow({ id, campaign }: CampaignRowProps) {
  const { subject, recipient_type, corrects, filter, status, deliveries } = campaign;
  const startTime = campaign.starts_at ?? campaign.created_at;
  const { sent, failed, waiting, sending, unknown } = deliveries;
  const counts = [recipientsOf(campaign), sent, failed, waiting + sending, unknown];
  return (
    <tr>
      <WrappedCell as="th" scope="row" $min="10rem" $max="28rem">
        <Link to={`/admin/email-management/${id}`}>{subject}</Link>
      </WrappedCell>
      <WrappedCell $min="7rem">
        <time dateTime={startTime.toISOString()}>{momentText(startTime)}</time>
      </WrappedCell>
      <WrappedCell $min="8rem" $max="20rem">
        {audienceLabel(recipient_type, corrects, filter)}
      </WrappedCell>
      <td>
        <Badge $tone={CAMPAIGN_LABELS[status].tone}>{CAMPAIGN_LABELS[status].text}</Badge>
      </td>
      {isBeforeStart(campaign) ? (
        <td colSpan={NUMBERS.length}>{recipientsText(campaign)}</td>
      ) : (
        counts.map((count, index) => (
          <td key={NUMBERS[index]} data-align="end" data-label={NUMBERS[index]}>
            {number(count)}
          </td>
        ))
      )}
    </tr>
  );
}

import type { OverviewPart } from '@raade/contracts/overview/overview';
import { dayInWords } from '@raade/contracts/base/local-day';
import { Link } from '@raade/platform';
import { number } from '@raade/staff/numbers';
import { Note } from '@raade/staff/staff-page.styles';
import { TitledSection } from '@raade/staff/titled-section';
import { Badge, Table } from '@raade/ui';
import { CAMPAIGN_LABELS, recipientsOf } from '../email-management/campaigns/campaign-labels.ts';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';

const NUMBERS = ['Recipients', 'Sent'] as const;

interface CampaignsSectionProps {
  readonly campaigns: OverviewPart<'campaigns'>;
}

/** The last campaigns. */
export function CampaignsSection({ campaigns }: CampaignsSectionProps) {
  if (campaigns.length === 0) {
    return (
      <TitledSection title="Last campaigns">
        <Note>No campaign has been sent yet.</Note>
      </TitledSection>
    );
  }
  return (
    <TitledSection title="Last campaigns">
      <Table caption="Last campaigns, newest first">
        <TableHead columns={['Subject', 'Date', 'Status', ...NUMBERS]} numbers={NUMBERS} />
        <tbody>
          {campaigns.map(({ id, subject, createdAt, status, deliveries }) => (
            <tr key={id}>
              <WrappedCell as="th" scope="row" $least="10rem" $most="20rem">
                <Link to={`/admin/email-management/${id}`}>{subject}</Link>
              </WrappedCell>
              <td>
                <time dateTime={createdAt}>{dayInWords(new Date(createdAt))}</time>
              </td>
              <td>
                <Badge $tone={CAMPAIGN_LABELS[status].tone}>{CAMPAIGN_LABELS[status].text}</Badge>
              </td>
              <td data-align="end">{number(recipientsOf({ deliveries }))}</td>
              <td data-align="end">{number(deliveries.sent)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TitledSection>
  );
}

import { dayInWords } from '@raade/contracts/base/local-day';
import type { OverviewPart } from '@raade/contracts/overview/overview';
import { Link } from '@raade/platform';
import { number } from '@raade/staff/numbers';
import { CAMPAIGN_LABELS, recipientsText } from '../email-management/campaigns/campaign-labels.ts';
import { FiguresSection, FiguresTable } from './figures-table.tsx';

/** The last campaigns. */
export function CampaignsSection({ campaigns }: { readonly campaigns: OverviewPart<'campaigns'> }) {
  return (
    <FiguresSection
      title="Last campaigns"
      isEmpty={campaigns.length === 0}
      emptyText="No campaign has been sent yet."
    >
      <FiguresTable
        caption="Last campaigns, newest first"
        columns={['Subject', 'Date', 'Status', 'Recipients', 'Sent']}
        rows={campaigns.map((campaign) => [
          <Link key={campaign.id} to={`/admin/email-management/${campaign.id}`}>
            {campaign.subject}
          </Link>,
          dayInWords(new Date(campaign.startsAt ?? campaign.createdAt)),
          CAMPAIGN_LABELS[campaign.status].text,
          recipientsText(campaign),
          number(campaign.deliveries.sent),
        ])}
      />
    </FiguresSection>
  );
}

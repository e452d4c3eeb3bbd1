import { Link, media, styled, useParams } from '@raade/platform';
import { Stack } from '@raade/staff/staff-page.styles';
import { Badge, Breadcrumb, Heading } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { type CampaignStatus, canBeCorrected } from '@raade/contracts/mail/campaigns';
import { useMemo } from 'react';
import { momentText } from '@raade/staff/moments';
import { IfMay } from '@raade/staff/rights/if-may';
import { ReadingState } from '../../reading/reading-state.tsx';
import { campaignQuery } from './campaigns.query.ts';
import { CampaignApproval } from '../../approvals/campaign-approval.tsx';
import { EmailView } from '../../email-templates/email-view.tsx';
import { exclusionTexts } from '../audience/audience.ts';
import { isOfForum } from '@raade/contracts/mail/audience-filter';
import { audienceLabel } from '@raade/contracts/mail/audience-label';
import { renderedCampaign } from '../preview/rendered-campaign.ts';
import { EmailColumns } from '../email-management.styles.ts';
import { CampaignControls } from './campaign-controls.tsx';
import { CAMPAIGN_LABELS, isBeforeStart } from './campaign-labels.ts';
import { CampaignProgress } from './campaign-progress.tsx';
import { Deliveries } from './deliveries.tsx';
import type { RecordedCampaign } from './read-campaigns.ts';
import { WriteCorrection } from './write-correction.tsx';
import { withQueries } from '../../reading/with-queries.tsx';

const TRAIL = [{ label: 'Email Management', to: '/admin/email-management' }];

/** The page of a campaign: its progress, its actions, and the state of each email. */
function CampaignPage() {
  const { campaignId: id = '' } = useParams();
  const query = useQuery(campaignQuery(id));
  return (
    <Stack>
      <Breadcrumb trail={TRAIL} current="Campaign" />
      <ReadingState query={query} label="the campaign" loadingText="Loading the campaign..." />
      {query.data === null && <h1>There is no such campaign</h1>}
      {query.data && <CampaignDetails key={id} id={id} campaign={query.data} />}
    </Stack>
  );
}

/** The statuses in which the page shows the approval. Later, the approval is only in the audit log. */
const NEEDS_APPROVAL: ReadonlySet<CampaignStatus> = new Set(['awaiting-approval', 'not-approved']);

interface CampaignDetailsProps {
  readonly id: string;
  readonly campaign: RecordedCampaign;
}

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  h1 {
    font-size: var(--text-title);
  }

  p {
    color: var(--color-text-muted);
  }
`;

const Columns = styled(EmailColumns)`
  ${media.wideDesktop} {
    grid-template-rows: auto 1fr;

    > * {
      grid-column: 1;
    }

    > [aria-labelledby='email'] {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** A campaign with its email, progress and recipients. */
function CampaignDetails({ id, campaign }: CampaignDetailsProps) {
  const { subject, content, status, excluded, filter } = campaign;
  const startTime = campaign.starts_at ?? campaign.created_at;
  const hasStarted = !isBeforeStart(campaign) && status !== 'canceled';
  const facts = mailFactsOf(useContent());
  const email = useMemo(
    () => renderedCampaign({ subject, content }, facts),
    [subject, content, facts],
  );
  const exclusions = exclusionTexts(excluded, filter);
  const needsApproval = NEEDS_APPROVAL.has(status);
  const emailSection = (
    <Stack as="section" aria-labelledby="email">
      <Heading as="h2" id="email">
        Email
      </Heading>
      <EmailView email={email} isFullHeight />
    </Stack>
  );
  return (
    <>
      <Head>
        <h1>{subject}</h1>
        <Badge role="status" $tone={CAMPAIGN_LABELS[status].tone}>
          {CAMPAIGN_LABELS[status].text}
        </Badge>
        <p>
          <span>
            <span>To </span>
            <Audience campaign={campaign} />
            <span>{isOfForum(filter) ? `, forum ${campaign.forum_id}, ` : ', '}</span>
            <time dateTime={startTime.toISOString()}>{momentText(startTime)}</time>
          </span>
          {exclusions.length > 0 && <span>{`. Left out: ${exclusions.join(', ')}.`}</span>}
        </p>
      </Head>
      <Columns>
        {needsApproval && (
          <Stack as="section">
            <CampaignApproval campaignId={id} />
          </Stack>
        )}
        {/* Approvers read the email right after the approval, also in the one column of a phone. */}
        {needsApproval && emailSection}
        <Stack as="section">
          {status === 'failed' && <p>The recipients could not be listed. No emails were sent.</p>}
          {isBeforeStart(campaign) && (
            <p>The recipients are counted when it starts, at the time above.</p>
          )}
          {status === 'canceled' && <p>It was canceled before it started. No emails were sent.</p>}
          {hasStarted && <CampaignProgress campaign={campaign} />}
          <IfMay right="campaigns.control" to="pause, resume or cancel a campaign">
            <CampaignControls id={id} campaign={campaign} />
          </IfMay>
          {canBeCorrected(campaign) && (
            <IfMay right="campaigns.send" to="write a correction">
              <WriteCorrection id={id} campaign={campaign} />
            </IfMay>
          )}
          {hasStarted && <Deliveries id={id} campaign={campaign} />}
        </Stack>
        {!needsApproval && emailSection}
      </Columns>
    </>
  );
}

/** The recipients of the campaign, with a link to the campaign that it corrects. */
function Audience({ campaign }: Pick<CampaignDetailsProps, 'campaign'>) {
  const { recipient_type, corrects, filter } = campaign;
  if (!corrects) return <span>{audienceLabel(recipient_type, corrects, filter)}</span>;
  return (
    <span>
      those who were sent{' '}
      <Link to={`/admin/email-management/${corrects.id}`}>{`“${corrects.subject}”`}</Link>
    </span>
  );
}

export default withQueries(CampaignPage);

import type { CampaignLink, ReadHealthResponse } from '@raade/contracts/health/health';
import { Link, styled } from '@raade/platform';
import { Heading } from '@raade/ui';
import { momentText } from '@raade/staff/moments';
import { PageSection } from '../page-section/page-section.styles.ts';
import { nightText } from './health-texts.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-6);

  div {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-border);
  }

  dt {
    color: var(--color-text-muted);
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** The latest events of donations and email. */
export function HealthFacts({ health }: { readonly health: ReadHealthResponse }) {
  const { lastWebhookAt, nightly, oldestMailSince, pausedCampaigns, uncertainCampaigns } = health;
  return (
    <PageSection aria-labelledby="facts">
      <Heading as="h2" id="facts">
        Donations and email
      </Heading>
      <Facts>
        <div>
          <dt>Last message from Stripe</dt>
          <dd>{lastWebhookAt === null ? 'None in the last 90 days' : momentText(lastWebhookAt)}</dd>
        </div>
        <div>
          <dt>Last nightly comparison with Stripe</dt>
          <dd>{nightText(nightly)}</dd>
        </div>
        <div>
          <dt>Oldest queued email</dt>
          <dd>{oldestMailSince === null ? 'None' : `Since ${momentText(oldestMailSince)}`}</dd>
        </div>
        <Campaigns term="Paused campaigns" campaigns={pausedCampaigns} />
        <Campaigns term="Campaigns with uncertain delivery" campaigns={uncertainCampaigns} />
      </Facts>
    </PageSection>
  );
}

interface CampaignsProps {
  readonly term: string;
  readonly campaigns: readonly CampaignLink[];
}

function Campaigns({ term, campaigns }: CampaignsProps) {
  return (
    <div>
      <dt>{term}</dt>
      {campaigns.length === 0 && <dd>None</dd>}
      {campaigns.map(({ id, subject }) => (
        <dd key={id}>
          <Link to={`/admin/email-management/${id}`}>{subject}</Link>
        </dd>
      ))}
    </div>
  );
}

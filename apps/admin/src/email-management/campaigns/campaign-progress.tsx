import { BOUNCES, DELIVERY_STATUSES } from '@raade/contracts/mail/campaigns';
import { styled } from '@raade/platform';
import { Note, Notice } from '@raade/ui';
import { number } from '@raade/staff/numbers';
import { Facts } from '../../page-section/page-section.styles.ts';
import { BOUNCE_LABELS, DELIVERY_LABELS, PAUSE_LABELS, recipientsOf } from './campaign-labels.ts';
import type { RecordedCampaign } from './read-campaigns.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);

  progress {
    width: 100%;
    height: 0.75rem;
    accent-color: var(--color-accent);
  }
`;

const Counts = styled(Facts)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-8);

  dd {
    font: 600 1.5rem / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

/** The progress of a campaign: the number of emails in each state. */
export function CampaignProgress({ campaign }: { readonly campaign: RecordedCampaign }) {
  const { deliveries, status, pause_reason: pauseReason } = campaign;
  const bounceNote = bounceText(campaign);
  const total = recipientsOf(campaign);
  const openCount = deliveries.waiting + deliveries.sending;
  return (
    <Stack>
      {status === 'paused' && pauseReason && (
        <Notice role="status" $tone={pauseReason === 'by-staff' ? 'neutral' : 'danger'}>
          {PAUSE_LABELS[pauseReason]}
        </Notice>
      )}
      <progress
        aria-label="Emails dealt with"
        max={Math.max(total, 1)}
        value={campaign.status === 'preparing' ? undefined : total - openCount}
      />
      <Counts>
        {countsOf(campaign).map(([heading, count]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </Counts>
      {bounceNote && <Note>{bounceNote}</Note>}
      {deliveries.unknown > 0 && (
        <Note>
          Unknown: the mail service did not answer, so these may have arrived. They are not sent
          again unless you choose to.
        </Note>
      )}
    </Stack>
  );
}

/** The number of emails by status, and of bounces, complaints and unsubscriptions after sending. */
function countsOf({ deliveries, bounces, unsubscribed = 0 }: RecordedCampaign) {
  const { complaint = 0, ...otherBounces } = bounces ?? {};
  const bouncedCount = Object.values(otherBounces).reduce((sum, count) => sum + count, 0);
  const statuses = DELIVERY_STATUSES.map(
    (status) => [DELIVERY_LABELS[status].heading, deliveries[status]] as const,
  );
  return [
    ['Recipients', recipientsOf({ deliveries })],
    ...statuses,
    ['Bounced', bouncedCount],
    ['Complained', complaint],
    ['Unsubscribed', unsubscribed],
  ] as const;
}

/** Later reports about sent emails, like `Reported by mail services: 3 no such mailbox.`; empty if there are none. */
function bounceText({ bounces }: RecordedCampaign): string {
  const bounceCounts = BOUNCES.filter((bounce) => (bounces?.[bounce] ?? 0) > 0).map(
    (bounce) => `${number(bounces?.[bounce] ?? 0)} ${BOUNCE_LABELS[bounce]}`,
  );
  return bounceCounts.length === 0 ? '' : `Reported by mail services: ${bounceCounts.join(', ')}.`;
}

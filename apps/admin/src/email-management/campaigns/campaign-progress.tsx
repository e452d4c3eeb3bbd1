import { DELIVERY_STATUSES } from '@raade/contracts/campaigns';
import { styled } from '@raade/platform';
import { DELIVERY_LABELS, number, recipientsOf } from './campaign-labels.ts';
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

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-8);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    font: 600 1.5rem / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  max-width: var(--text-width);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** How far a campaign is: what became of each of its emails. */
export function CampaignProgress({ campaign }: { readonly campaign: RecordedCampaign }) {
  const { deliveries } = campaign;
  const all = recipientsOf(campaign);
  const open = deliveries.waiting + deliveries.sending;
  return (
    <Stack>
      <progress
        aria-label="Emails dealt with"
        max={Math.max(all, 1)}
        value={campaign.status === 'preparing' ? undefined : all - open}
      />
      <Counts>
        <div>
          <dt>Recipients</dt>
          <dd>{number(all)}</dd>
        </div>
        {DELIVERY_STATUSES.map((status) => (
          <div key={status}>
            <dt>{DELIVERY_LABELS[status].heading}</dt>
            <dd>{number(deliveries[status])}</dd>
          </div>
        ))}
      </Counts>
      {deliveries.unknown > 0 && (
        <Note>
          Unknown: the mail service did not answer, so these may have arrived. They are not sent
          again unless you say so.
        </Note>
      )}
    </Stack>
  );
}

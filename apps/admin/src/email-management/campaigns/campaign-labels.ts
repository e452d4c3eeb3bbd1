import type { Campaign, CampaignStatus, DeliveryStatus } from '@raade/contracts/campaigns';

interface StatusLabel {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'danger';
}

export const CAMPAIGN_LABELS: Readonly<Record<CampaignStatus, StatusLabel>> = {
  preparing: { text: 'preparing', tone: 'neutral' },
  'awaiting-approval': { text: 'waits for approval', tone: 'warning' },
  sending: { text: 'sending', tone: 'neutral' },
  paused: { text: 'paused', tone: 'warning' },
  sent: { text: 'sent', tone: 'success' },
  'not-approved': { text: 'not approved', tone: 'danger' },
  failed: { text: 'failed', tone: 'danger' },
};

interface DeliveryLabel extends StatusLabel {
  /** The heading over a number, and on the button that shows only these. */
  readonly heading: string;
}

export const DELIVERY_LABELS: Readonly<Record<DeliveryStatus, DeliveryLabel>> = {
  waiting: { text: 'waiting', heading: 'Waiting', tone: 'neutral' },
  sending: { text: 'sending', heading: 'Sending', tone: 'neutral' },
  sent: { text: 'sent', heading: 'Sent', tone: 'success' },
  failed: { text: 'failed', heading: 'Failed', tone: 'danger' },
  unknown: { text: 'unknown', heading: 'Unknown', tone: 'warning' },
};

/** How many mails a campaign is in all. */
export function recipientsOf({ deliveries }: Pick<Campaign, 'deliveries'>): number {
  return Object.values(deliveries).reduce((sum, count) => sum + count, 0);
}

/** Dates are those of the reader's own time zone. */
export const dateFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const number = (value: number) => value.toLocaleString('en-US');

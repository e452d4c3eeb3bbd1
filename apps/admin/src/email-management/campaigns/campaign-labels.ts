import type {
  Bounce,
  Campaign,
  CampaignStatus,
  DeliveryStatus,
  PauseReason,
} from '@raade/contracts/mail/campaigns';

interface StatusLabel {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'danger';
}

export const CAMPAIGN_LABELS: Readonly<Record<CampaignStatus, StatusLabel>> = {
  scheduled: { text: 'scheduled', tone: 'neutral' },
  preparing: { text: 'preparing', tone: 'neutral' },
  'awaiting-approval': { text: 'waits for approval', tone: 'warning' },
  sending: { text: 'sending', tone: 'neutral' },
  paused: { text: 'paused', tone: 'warning' },
  sent: { text: 'sent', tone: 'success' },
  'not-approved': { text: 'not approved', tone: 'danger' },
  canceled: { text: 'canceled', tone: 'neutral' },
  failed: { text: 'failed', tone: 'danger' },
};

/** Why a campaign stands still, for who decides whether it goes on. */
export const PAUSE_LABELS: Readonly<Record<PauseReason, string>> = {
  'by-staff': 'Our staff have paused it.',
  provider:
    'The mail service takes nothing from us now. Its words stand beside the recipients that wait.',
  'hard-bounces':
    'Too many of its addresses have no mailbox. Mail services take such senders for spam: look at where these addresses come from before it goes on.',
  'list-closed':
    'The list of its forum is closed, so nothing of it goes out. Within a day of the closing the list can be reopened on the page of registrants.',
  'sender-left':
    'Whoever scheduled it may not send campaigns any more. Read it again, then resume it or leave it paused.',
  complaints:
    'Too many of its readers called it spam. Mail services may block all our email, receipts too, if it goes on.',
};

export const BOUNCE_LABELS: Readonly<Record<Bounce, string>> = {
  undelivered: 'did not arrive',
  'soft-bounce': 'came back',
  'hard-bounce': 'no such mailbox',
  complaint: 'called spam',
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

import type {
  Bounce,
  Campaign,
  CampaignStatus,
  DeliveryStatus,
  PauseReason,
} from '@raade/contracts/mail/campaigns';
import { number } from '@raade/staff/numbers';
import type { StatusLabel } from '@raade/ui';

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

/** The reasons why a campaign is paused, for the staff who decide on resuming it. */
export const PAUSE_LABELS: Readonly<Record<PauseReason, string>> = {
  'by-staff': 'Our staff have paused it.',
  provider:
    'The mail service is not accepting our emails now. Its message is shown next to each waiting recipient.',
  'hard-bounces':
    'Too many of its addresses do not exist. Mail services treat such senders as spammers: check where these addresses come from before you resume it.',
  'list-closed':
    'Staff stopped campaigns to registrants of its forum, so no more of its emails are sent. Within a day they can allow campaigns again on the page with the registrants.',
  'sender-left':
    'The person who scheduled it may no longer send campaigns. Review it, then resume it or leave it paused.',
  complaints:
    'Too many recipients marked it as spam. If it continues, mail services may block all our email, including receipts.',
};

export const BOUNCE_LABELS: Readonly<Record<Bounce, string>> = {
  undelivered: 'did not arrive',
  'soft-bounce': 'came back',
  'hard-bounce': 'no such mailbox',
  complaint: 'called spam',
};

interface DeliveryLabel extends StatusLabel {
  /** The label of a count, and of the filter button for these emails. */
  readonly heading: string;
}

export const DELIVERY_LABELS: Readonly<Record<DeliveryStatus, DeliveryLabel>> = {
  waiting: { text: 'waiting', heading: 'Waiting', tone: 'neutral' },
  sending: { text: 'sending', heading: 'Sending', tone: 'neutral' },
  sent: { text: 'sent', heading: 'Sent', tone: 'success' },
  failed: { text: 'failed', heading: 'Failed', tone: 'danger' },
  unknown: { text: 'unknown', heading: 'Unknown', tone: 'warning' },
};

type CampaignCounts = Pick<Campaign, 'status' | 'deliveries'>;

/**
 * True before a scheduled campaign starts. Recipients are listed at the start, so a campaign without any has not
 * started.
 */
export const isBeforeStart = ({ status, deliveries }: CampaignCounts) =>
  status === 'scheduled' || (status === 'awaiting-approval' && recipientsOf({ deliveries }) === 0);

/** The number of recipients for a table. */
export const recipientsText = (campaign: CampaignCounts) =>
  isBeforeStart(campaign) ? 'Counted when it starts' : number(recipientsOf(campaign));

/** The total number of emails of a campaign. */
export const recipientsOf = ({ deliveries }: Pick<Campaign, 'deliveries'>): number =>
  Object.values(deliveries).reduce((sum, count) => sum + count, 0);

import type { Bounce, Campaign } from './campaigns.ts';

interface Stop {
  readonly bounce: Bounce;
  /** The share of sent emails at which a campaign is paused. */
  readonly share: number;
  /** The minimum number; fewer do not pause a campaign. */
  readonly least: number;
}

/**
 * Limits at which a campaign stops. Large mail services ask senders to stay below 0.3 % of complaints. They treat a
 * sender to many mailboxes that do not exist as a sender of spam.
 */
export const CAMPAIGN_STOPS = {
  'hard-bounces': { bounce: 'hard-bounce', share: 0.05, least: 20 },
  complaints: { bounce: 'complaint', share: 0.003, least: 5 },
} as const satisfies Readonly<Record<string, Stop>>;

type StopReason = keyof typeof CAMPAIGN_STOPS;

type Counts = Pick<Campaign, 'deliveries' | 'bounces'>;

const processedMails = ({ deliveries }: Counts) => deliveries.sent + deliveries.failed;

/**
 * Returns the reason to pause a campaign; undefined if it may continue.
 *
 * @param countsAtResume the counts when staff last resumed it; only later reports count
 */
export function stopReasonOf(counts: Counts, countsAtResume?: Counts): StopReason | undefined {
  const mails = processedMails(counts) - (countsAtResume ? processedMails(countsAtResume) : 0);
  const isOver = ({ bounce, share, least }: Stop) => {
    const reports = (counts.bounces?.[bounce] ?? 0) - (countsAtResume?.bounces?.[bounce] ?? 0);
    return reports >= least && reports > mails * share;
  };
  if (isOver(CAMPAIGN_STOPS['hard-bounces'])) return 'hard-bounces';
  return isOver(CAMPAIGN_STOPS.complaints) ? 'complaints' : undefined;
}

import type { Bounce, Campaign } from './campaigns.ts';

interface Stop {
  readonly bounce: Bounce;
  /** The share of the mails that went out from which on a campaign stops. */
  readonly share: number;
  /** Fewer stop nothing, however few mails went out. */
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

const wentOut = ({ deliveries }: Counts) => deliveries.sent + deliveries.failed;

/**
 * The reason why a campaign has to stop; undefined if it may go on.
 *
 * @param accepted the counts at which staff let it go on last: only what came since counts
 */
export function stopReasonOf(counts: Counts, accepted?: Counts): StopReason | undefined {
  const mails = wentOut(counts) - (accepted ? wentOut(accepted) : 0);
  const isOver = ({ bounce, share, least }: Stop) => {
    const back = (counts.bounces?.[bounce] ?? 0) - (accepted?.bounces?.[bounce] ?? 0);
    return back >= least && back > mails * share;
  };
  if (isOver(CAMPAIGN_STOPS['hard-bounces'])) return 'hard-bounces';
  return isOver(CAMPAIGN_STOPS.complaints) ? 'complaints' : undefined;
}

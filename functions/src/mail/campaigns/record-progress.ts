import { Timestamp, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { stopReasonOf } from '@raade/contracts/mail/campaign-stops';
import { BOUNCES, DELIVERY_STATUSES } from '@raade/contracts/mail/campaigns';
import { collection, firestore, writeAsSeen } from '../../base/firestore.ts';
import {
  campaignDocument,
  campaignStateOf,
  deliveriesOf,
  readCampaignState,
} from './campaign-document.ts';

/** When the sweep, which runs each minute, should check the campaign again; `at` is in milliseconds since 1970. */
type NextCheck = { readonly at: number } | 'when-next-due' | 'not-again';

const MAX_ATTEMPTS = 10;

/**
 * Counts the deliveries of a campaign, and records when the sweep should check it again. Firestore counts them. Sums of
 * our own could become wrong when a worker dies. They would also need a write to the same document for each batch,
 * which Firestore allows about once a second.
 */
export async function recordProgress(campaignId: string, nextCheck: NextCheck): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const campaign = await campaignDocument(campaignId).get();
    const progress = await progressOf(campaign, nextCheck);
    // If the campaign was changed meanwhile, the counts are out of date, so they are counted again.
    if (!(await writeAsSeen(campaign, progress))) continue;
    logIfPaused(campaignId, progress);
    // The campaign has just stopped. Bounces that were reported meanwhile did not wake the sweep, so it counts again.
    if ('status' in progress) await recordProgress(campaignId, 'not-again');
    return;
  }
  throw new Error('The campaign changed each time its deliveries were counted.');
}

async function progressOf(campaign: DocumentSnapshot, nextCheck: NextCheck) {
  const { status, accepted } = campaignStateOf(campaign);
  const counts = await countDeliveries(campaign.id);
  if (status === 'sending') {
    const { waiting, sending } = counts.deliveries;
    if (waiting + sending === 0) {
      return {
        ...counts,
        status: 'sent',
        finished_at: Timestamp.now(),
        next_check_at: null,
      } as const;
    }
    const reason = stopReasonOf(counts, accepted);
    if (reason) {
      return { ...counts, status: 'paused', pause_reason: reason, next_check_at: null } as const;
    }
  }
  return { ...counts, next_check_at: await nextCheckAt(campaign, nextCheck) };
}

async function nextCheckAt(campaign: DocumentSnapshot, next: NextCheck): Promise<Timestamp | null> {
  if (next === 'when-next-due') return nextDue(campaign.id);
  if (next !== 'not-again') return Timestamp.fromMillis(next.at);
  const { status } = campaignStateOf(campaign);
  // Staff may have resumed the campaign meanwhile.
  return status === 'preparing' || status === 'sending' ? Timestamp.now() : null;
}

function logIfPaused(campaignId: string, progress: Awaited<ReturnType<typeof progressOf>>): void {
  if (!('pause_reason' in progress)) return;
  const { pause_reason: reason, bounces } = progress;
  logger.error('a campaign was paused: too many bounces or complaints', {
    campaignId,
    reason,
    bounces,
  });
}

/**
 * All counts are read at one point in time: otherwise a mail that changes its status could count twice, or not at all.
 */
function countDeliveries(campaignId: string) {
  return firestore().runTransaction(
    async (transaction) => {
      const counts = { deliveries: noDeliveries(), bounces: noBounces(), unsubscribed: 0 };
      const countIn = async (query: Query, field: string, value: string) =>
        (await transaction.get(query.where(field, '==', value).count())).data().count;
      const countOf = (field: string, value: string) =>
        countIn(deliveriesOf(campaignId), field, value);
      await Promise.all([
        ...DELIVERY_STATUSES.map(async (status) => {
          counts.deliveries[status] = await countOf('status', status);
        }),
        ...BOUNCES.map(async (bounce) => {
          counts.bounces[bounce] = await countOf('bounce', bounce);
        }),
        countIn(collection('suppressions'), 'reasons.unsubscribed.campaign_id', campaignId).then(
          (count) => (counts.unsubscribed = count),
        ),
      ]);
      return counts;
    },
    { readOnly: true },
  );
}

const noDeliveries = () => ({ waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0 });
const noBounces = () => ({ undelivered: 0, 'soft-bounce': 0, 'hard-bounce': 0, complaint: 0 });

async function nextDue(campaignId: string): Promise<Timestamp | null> {
  const { docs } = await deliveriesOf(campaignId)
    .where('due_at', '!=', null)
    .orderBy('due_at')
    .limit(1)
    .get();
  const dueAt: unknown = docs[0]?.get('due_at');
  return dueAt instanceof Timestamp ? dueAt : null;
}

/**
 * Makes the next sweep count a finished or paused campaign again, since bounces of its mails are reported for days.
 * While a campaign is being sent, its worker counts.
 */
export async function wakeForCounts(campaignId: string): Promise<void> {
  const campaign = await campaignDocument(campaignId).get();
  const state = campaign.exists ? readCampaignState(campaign) : undefined;
  if (!state || state.status === 'preparing' || state.status === 'sending') return;
  if (state.next_check_at === null) await campaign.ref.update({ next_check_at: Timestamp.now() });
}

import { GrpcStatus, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { DELIVERY_STATUSES, type Campaign, type CampaignStatus } from '@raade/contracts/campaigns';
import { firestore } from '../firestore.ts';
import { campaignDocument, campaignStateOf, deliveriesOf } from './campaign-document.ts';

type Counts = Campaign['deliveries'];

/** When a sweep should send a worker to the campaign, in milliseconds since 1970. */
type Wakes = { readonly at: number } | 'when-next-due';

const TRIES = 10;

/**
 * Counts the deliveries anew, and notes when a sweep should look after the campaign again. The server counts them
 * instead of us adding them up: sums would be one more thing to keep right when a worker dies, and each batch would
 * write one document, which Firestore takes about once a second.
 */
export async function noteProgress(campaignId: string, wakes: Wakes): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const campaign = await campaignDocument(campaignId).get();
    const progress = await progressOf(campaign, wakes);
    try {
      await campaign.ref.update(
        progress,
        campaign.updateTime && { lastUpdateTime: campaign.updateTime },
      );
      return;
    } catch (error) {
      // The campaign was changed while we counted: our figures are old.
      if (tries >= TRIES || !hasChanged(error)) throw error;
    }
  }
}

async function progressOf(campaign: DocumentSnapshot, wakes: Wakes) {
  const { status } = campaignStateOf(campaign);
  const deliveries = await countDeliveries(campaign.id);
  const isDone = status === 'sending' && deliveries.waiting + deliveries.sending === 0;
  if (isDone) {
    const done: CampaignStatus = 'sent';
    return { deliveries, status: done, finished_at: Timestamp.now(), wakes_at: null };
  }
  const wakes_at =
    wakes === 'when-next-due' ? await nextDue(campaign.id) : Timestamp.fromMillis(wakes.at);
  return { deliveries, wakes_at };
}

/** All counts are of one moment: a mail that is taken meanwhile would be missing in two of them, or stand in two. */
function countDeliveries(campaignId: string): Promise<Counts> {
  return firestore().runTransaction(
    async (transaction) => {
      const counts: Counts = { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0 };
      await Promise.all(
        DELIVERY_STATUSES.map(async (status) => {
          const some = deliveriesOf(campaignId).where('status', '==', status);
          counts[status] = (await transaction.get(some.count())).data().count;
        }),
      );
      return counts;
    },
    { readOnly: true },
  );
}

async function nextDue(campaignId: string): Promise<Timestamp | null> {
  const { docs } = await deliveriesOf(campaignId)
    .where('due_at', '!=', null)
    .orderBy('due_at')
    .limit(1)
    .get();
  const due: unknown = docs[0]?.get('due_at');
  return due instanceof Timestamp ? due : null;
}

function hasChanged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.FAILED_PRECONDITION;
}

import { Timestamp } from 'firebase-admin/firestore';
import { campaignDocument, readCampaignState } from './campaign-document.ts';

/**
 * Has the next sweep count a campaign that is over, or paused, once more: news of its mails come for days. The worker
 * of one that is being sent counts anyway.
 */
export async function wakeForCounts(campaignId: string): Promise<void> {
  const campaign = await campaignDocument(campaignId).get();
  const state = campaign.exists ? readCampaignState(campaign) : undefined;
  if (!state || state.status === 'preparing' || state.status === 'sending') return;
  if (state.wakes_at === null) await campaign.ref.update({ wakes_at: Timestamp.now() });
}

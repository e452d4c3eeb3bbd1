import * as logger from 'firebase-functions/logger';
import { firestore } from '../../base/firestore.ts';
import { campaignDocument, campaignStateOf } from './campaign-document.ts';

/** Pauses a campaign that the provider takes nothing of any more, until staff let it go on. */
export async function pauseBlocked(campaignId: string): Promise<void> {
  const isPaused = await firestore().runTransaction(async (transaction) => {
    const campaign = await transaction.get(campaignDocument(campaignId));
    const isSending = campaign.exists && campaignStateOf(campaign).status === 'sending';
    if (isSending) transaction.update(campaign.ref, { status: 'paused', pause_reason: 'provider' });
    return isSending;
  });
  if (isPaused) logger.error('a campaign was paused: the mail provider refuses us', { campaignId });
}

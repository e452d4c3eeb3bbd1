import * as logger from 'firebase-functions/logger';
import type { PauseReason } from '@raade/contracts/mail/campaigns';
import { firestore } from '../../base/firestore.ts';
import { campaignDocument, campaignStateOf } from './campaign-document.ts';

/** Pauses a campaign that is on its way, until staff let it go on. */
export async function pauseCampaign(
  campaignId: string,
  reason: Extract<PauseReason, 'provider' | 'list-closed'>,
): Promise<void> {
  const isPaused = await firestore().runTransaction(async (transaction) => {
    const campaign = await transaction.get(campaignDocument(campaignId));
    const { status } = campaignStateOf(campaign);
    if (status !== 'sending' && status !== 'preparing') return false;
    transaction.update(campaign.ref, { status: 'paused', pause_reason: reason });
    return true;
  });
  if (isPaused && reason === 'provider') {
    logger.error('a campaign was paused: the mail provider refuses us', { campaignId });
  }
}

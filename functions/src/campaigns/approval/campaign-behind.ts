import { FieldValue } from 'firebase-admin/firestore';
import type { Behind, Settle } from '../../approvals/behind.ts';
import { campaignDocument, deliveriesOf, readCampaignState } from '../campaign-document.ts';
import { campaignDigest } from './campaign-digest.ts';

/** A campaign that waits: its words as they stand now, and its recipients as they are counted now. */
export async function campaignBehind(campaignId: string): Promise<Behind> {
  // Nobody writes recipients down while a campaign waits, so they need no transaction.
  const recipients = (await deliveriesOf(campaignId).count().get()).data().count;
  return {
    given: 'done',
    async digest(transaction) {
      const campaign = readCampaignState(await transaction.get(campaignDocument(campaignId)));
      return campaign && campaignDigest(campaignId, campaign, recipients);
    },
    settle: settleCampaign,
  };
}

/** Lets a campaign go, or ends it, as its approval has ended. */
export const settleCampaign: Settle = (transaction, campaignId, state) => {
  const now = FieldValue.serverTimestamp();
  transaction.update(
    campaignDocument(campaignId),
    state === 'done'
      ? { status: 'sending', wakes_at: now }
      : { status: 'not-approved', wakes_at: null, finished_at: now },
  );
};

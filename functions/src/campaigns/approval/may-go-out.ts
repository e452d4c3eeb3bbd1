import { approvalDocument, approvalOf } from '../../approvals/approval-document.ts';
import { endApproval } from '../../approvals/end-approval.ts';
import { settleCampaign } from './campaign-behind.ts';
import { campaignDigest, type CampaignWords } from './campaign-digest.ts';

/**
 * True if these words may go out now: no approval was asked for, or it was given, for exactly them. Words that were
 * changed after it make it void.
 */
export async function mayGoOut(campaignId: string, words: CampaignWords): Promise<boolean> {
  const document = await approvalDocument(campaignId).get();
  if (!document.exists) return true;
  const { state, digest, matter } = approvalOf(document);
  if (state !== 'done' || matter.kind !== 'campaign') return false;
  if (digest === campaignDigest(campaignId, words, matter.recipients)) return true;
  await endApproval(campaignId, ['done'], 'void', settleCampaign);
  return false;
}

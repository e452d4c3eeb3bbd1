import { approvalDocument, approvalOf } from './approval-document.ts';
import { endApproval } from './end-approval.ts';
import { campaignDigest, type CampaignWords } from './campaign-digest.ts';

/**
 * True if these words may go out now: no approval was asked for, or it was given, for exactly them. Words that were
 * changed after it make it void.
 */
export async function mayGoOut(campaignId: string, words: CampaignWords): Promise<boolean> {
  const document = await approvalDocument(campaignId).get();
  if (!document.exists) return true;
  const { state, digest, matter } = approvalOf(document);
  if (state !== 'done') return false;
  if (digest === campaignDigest(campaignId, words, matter.recipients)) return true;
  await endApproval(campaignId, 'done', 'void');
  return false;
}

import { digestOf } from '../../approvals/digest.ts';
import type { CampaignState } from '../campaign-document.ts';

export type CampaignWords = Pick<
  CampaignState,
  'subject' | 'content' | 'recipient_type' | 'corrects'
>;

/** Names exactly what a campaign would send, and to how many. */
export function campaignDigest(
  id: string,
  { subject, content, recipient_type, corrects }: CampaignWords,
  recipients: number,
): string {
  // Digests of campaigns that correct none stay those that were taken before there were corrections.
  const corrected = corrects ? [corrects.id] : [];
  return digestOf(['campaign', id, subject, content, recipient_type, recipients, ...corrected]);
}

import { digestOf } from '../../approvals/digest.ts';
import type { CampaignState } from '../campaign-document.ts';

export type CampaignWords = Pick<CampaignState, 'subject' | 'content' | 'recipient_type'>;

/** Names exactly what a campaign would send, and to how many. */
export function campaignDigest(
  id: string,
  { subject, content, recipient_type }: CampaignWords,
  recipients: number,
): string {
  return digestOf(['campaign', id, subject, content, recipient_type, recipients]);
}

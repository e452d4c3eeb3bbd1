import { createHash } from 'node:crypto';
import type { CampaignState } from '../campaign-document.ts';

export type CampaignWords = Pick<
  CampaignState,
  'subject' | 'content' | 'recipient_type' | 'forum_id' | 'corrects' | 'filter' | 'starts_at'
>;

/** SHA-256, in hex, of values as JSON. */
export const digestOf = (values: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** The digest of all that a campaign sends and of the number of its recipients. */
export function campaignDigest(
  id: string,
  { subject, content, recipient_type, forum_id, corrects, filter, starts_at }: CampaignWords,
  recipients: number,
): string {
  const audience = [recipient_type, forum_id, recipients, corrects?.id ?? null];
  const more = [filter && Object.entries(filter).sort(), starts_at?.toMillis()];
  return digestOf([
    id,
    subject,
    content,
    ...audience,
    ...more.filter((each) => each !== undefined),
  ]);
}

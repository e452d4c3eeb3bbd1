import { createHash } from 'node:crypto';
import type { CampaignState } from '../campaign-document.ts';

/** The fields of a campaign that an approval covers. */
export type ApprovedFields = Pick<
  CampaignState,
  'subject' | 'content' | 'recipient_type' | 'forum_id' | 'corrects' | 'filter' | 'starts_at'
>;

/** SHA-256, in hex, of values as JSON. */
export const digestOf = (values: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** The digest by which an approval recognizes its campaign: of its text, its audience and the number of recipients. */
export function campaignDigest(
  id: string,
  { subject, content, recipient_type, forum_id, corrects, filter, starts_at }: ApprovedFields,
  recipients: number,
): string {
  const audience = [recipient_type, forum_id, recipients, corrects?.id ?? null];
  // Entries are sorted, since the order of a stored map is not fixed.
  const optionalFields = [filter && Object.entries(filter).sort(), starts_at?.toMillis()];
  const givenFields = optionalFields.filter((each) => each !== undefined);
  return digestOf([id, subject, content, ...audience, ...givenFields]);
}

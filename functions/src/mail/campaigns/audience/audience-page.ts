import type { AudienceRequest } from '@raade/contracts/mail/campaigns';
import type { AudiencePage } from './read-page.ts';
import { registrantPage } from './registrant-page.ts';
import { sentPage } from './sent-page.ts';

/** Whom a campaign is for: a group of the registrants of a forum, or those who were sent what it corrects. */
export type Audience = AudienceRequest & { readonly forum_id: string };

/** A page of those whom a campaign is for. */
export function audiencePage(
  { recipientType, forum_id, corrects }: Audience,
  after: string | null,
): Promise<AudiencePage> {
  return corrects === undefined
    ? registrantPage(recipientType, forum_id, after)
    : sentPage(corrects, after);
}

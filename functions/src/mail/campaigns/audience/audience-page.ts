import type { AudienceRequest } from '@raade/contracts/mail/campaigns';
import type { AudiencePage } from './read-page.ts';
import { registrantPage } from './registrant-page.ts';
import { sentPage } from './sent-page.ts';

/** Whom a campaign is for. */
export type Audience = Readonly<AudienceRequest>;

/** A page of those whom a campaign is for: of a group, or of those who were sent what it corrects. */
export function audiencePage(
  { recipientType, corrects }: Audience,
  after: string | null,
): Promise<AudiencePage> {
  return corrects === undefined ? registrantPage(recipientType, after) : sentPage(corrects, after);
}

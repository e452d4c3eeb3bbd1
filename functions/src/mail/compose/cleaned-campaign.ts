import { HttpsError } from 'firebase-functions/https';
import { unknownVariables } from '@raade/contracts/mail/campaign-variables';
import { CAMPAIGN_MESSAGES, type Campaign } from '@raade/contracts/mail/campaigns';
import { cleanHtml } from '@raade/emails/clean-html';
import { plainText } from '@raade/emails/plain-text';
import { siteUrl } from '../../base/configuration/mail-settings.ts';

/** The parts of a campaign that staff write. */
export type CampaignText = Pick<Campaign, 'subject' | 'content'>;

/**
 * A campaign as it will be stored and sent: with cleaned HTML, and without unknown variables.
 *
 * @throws HttpsError `invalid-argument` that names the unknown variables, or says that nothing is left to send;
 * it has `{ issues }`, from which the form shows each message at its field
 */
export function cleanedCampaign({ subject, content }: CampaignText): CampaignText {
  const { html: cleanContent } = cleanHtml(content, siteUrl());
  requireKnownVariables('subject', subject);
  requireKnownVariables('content', cleanContent);
  if (plainText(cleanContent).trim() === '') throw inputError('content', CAMPAIGN_MESSAGES.content);
  return { subject, content: cleanContent };
}

function requireKnownVariables(path: keyof CampaignText, text: string): void {
  const names = unknownVariables(text);
  if (names.length > 0) throw inputError(path, CAMPAIGN_MESSAGES.unknownVariables(names));
}

function inputError(path: keyof CampaignText, message: string): HttpsError {
  return new HttpsError('invalid-argument', message, { issues: [{ path, message }] });
}

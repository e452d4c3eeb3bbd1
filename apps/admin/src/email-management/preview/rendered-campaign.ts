import { FIRST_NAME } from '@raade/contracts/mail/campaign-variables';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { campaignEmail, type Email, SAMPLE_ATTENDEE } from '@raade/emails';
import { type CleanedHtml, cleanHtml } from '@raade/emails/clean-html';
import { environment } from '@raade/platform';
import { textIn } from '../inert-html.ts';

interface CampaignText {
  readonly subject: string;
  /** HTML as staff wrote it, or as it was sent. */
  readonly content: string;
}

const withSampleName = (text: string) => text.replace(FIRST_NAME, SAMPLE_ATTENDEE.firstName);

/** The rendered email, and the parts of the content that were removed from it. */
export type PreviewedCampaign = Email & Pick<CleanedHtml, 'removed'>;

/** A placeholder as long as the token in a recipient's link, so that the size of the email is correct. */
const TOKEN = 'x'.repeat(145);

/** Renders a campaign for a sample recipient. Empty fields are left blank. */
export function renderedCampaign(
  { subject, content }: CampaignText,
  facts: MailFacts,
): PreviewedCampaign {
  const { siteUrl } = environment();
  const { html, removed } = cleanHtml(content, siteUrl);
  const previewHtml = withSampleName(html);
  const email = {
    subject: withSampleName(subject.replace(/\s+/g, ' ').trim()) || '(no subject yet)',
    previewText: textIn(previewHtml),
    content: previewHtml || '<p></p>',
    unsubscribeLink: `${siteUrl}/unsubscribe?token=${TOKEN}`,
  };
  return { ...campaignEmail(email, { facts, siteUrl }), removed };
}

import { campaignEmail, type Email, SAMPLE_ATTENDEE, SAMPLE_CAMPAIGN } from '@raade/emails';
import { cleanHtml } from './clean-html.ts';

interface CampaignText {
  readonly subject: string;
  /** HTML as staff wrote it, or as it was sent. */
  readonly content: string;
}

const FIRST_NAME = /\{\{\s*first_name\s*\}\}/g;
const personalized = (text: string) => text.replace(FIRST_NAME, SAMPLE_ATTENDEE.firstName);

const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** A campaign as a sample recipient would get it; what is not written yet is left blank. */
export function renderedCampaign({ subject, content }: CampaignText): Email {
  const cleaned = personalized(cleanHtml(content));
  return campaignEmail({
    subject: personalized(subject.replace(/\s+/g, ' ').trim()) || '(no subject yet)',
    previewText: textOf(cleaned),
    content: cleaned || '<p></p>',
    unsubscribeLink: SAMPLE_CAMPAIGN.unsubscribeLink,
  });
}

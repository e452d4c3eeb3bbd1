import { FIRST_NAME } from '@raade/contracts/campaign-variables';
import { providedMailFacts } from '@raade/content-model/mails/provided-mail-facts';
import { campaignEmail, type Email, SAMPLE_ATTENDEE, SAMPLE_CAMPAIGN } from '@raade/emails';
import { environment } from '@raade/platform';
import { textIn } from '../../email-templates/text-in.ts';
import { cleanHtml } from './clean-preview.ts';

interface CampaignText {
  readonly subject: string;
  /** HTML as staff wrote it, or as it was sent. */
  readonly content: string;
}

const personalized = (text: string) => text.replace(FIRST_NAME, SAMPLE_ATTENDEE.firstName);

/** A campaign as a sample recipient would get it; what is not written yet is left blank. */
export function renderedCampaign({ subject, content }: CampaignText): Email {
  const cleaned = personalized(cleanHtml(content));
  const email = {
    subject: personalized(subject.replace(/\s+/g, ' ').trim()) || '(no subject yet)',
    previewText: textIn(cleaned),
    content: cleaned || '<p></p>',
    unsubscribeLink: SAMPLE_CAMPAIGN.unsubscribeLink,
  };
  return campaignEmail(email, { facts: providedMailFacts(), siteUrl: environment().siteUrl });
}

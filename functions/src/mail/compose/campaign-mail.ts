import { campaignEmail } from '@raade/emails';
import { firstWords, withPlainText } from '@raade/emails/plain-text';
import type { Delivery } from '@raade/contracts/campaigns';
import { addressHash, normalizeAddress } from '../address.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import type { CampaignText } from './cleaned-campaign.ts';
import { emailFrame } from './email-frame.ts';
import { personalizeHtml, personalizeText } from './personalize.ts';

interface CampaignMail {
  /** As it is kept: `cleanedCampaign` has been over it. */
  readonly campaign: CampaignText & { readonly id: string };
  readonly delivery: Pick<Delivery, 'email' | 'first_name'>;
  /** Ends the subscription of this recipient, by `unsubscribeUrl`. */
  readonly unsubscribeUrl: string;
}

/** What one recipient of a campaign gets. Mail programs offer to unsubscribe beside its subject (RFC 8058). */
export function campaignMail({ campaign, delivery, unsubscribeUrl }: CampaignMail): OutgoingMail {
  const { email: to, first_name: firstName } = delivery;
  const content = personalizeHtml(campaign.content, firstName);
  const email = campaignEmail(
    {
      subject: personalizeText(campaign.subject, firstName),
      previewText: firstWords(content),
      content,
      unsubscribeLink: unsubscribeUrl,
    },
    emailFrame(),
  );
  const { subject, html, text } = withPlainText(email);
  return {
    key: `campaign_${campaign.id}_${addressHash(to)}`,
    to: normalizeAddress(to),
    subject,
    html,
    text,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

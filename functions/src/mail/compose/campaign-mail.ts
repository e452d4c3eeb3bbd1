import type { Delivery } from '@raade/contracts/mail/campaigns';
import { type EmailFrame, greetedName, personName } from '@raade/emails';
import { FIRST_NAME } from '@raade/contracts/mail/campaign-variables';
import { addressHash, normalizeAddress } from '../../base/address.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import type { CampaignText } from './cleaned-campaign.ts';
import { escapeHtml } from './escape-html.ts';
import { renderedCampaign, UNSUBSCRIBE_PLACEHOLDER } from './rendered-campaign.ts';

interface CampaignMail {
  /** The campaign as it is kept, after `cleanedCampaign`. */
  readonly campaign: CampaignText & { readonly id: string };
  readonly delivery: Pick<Delivery, 'email' | 'first_name'>;
  /** Ends the subscription of this recipient, by `unsubscribeUrl`. */
  readonly unsubscribeUrl: string;
  readonly frame: EmailFrame;
}

/** The mail of a campaign to one recipient. Mail programs offer to unsubscribe beside its subject (RFC 8058). */
export function campaignMail({
  campaign,
  delivery,
  unsubscribeUrl,
  frame,
}: CampaignMail): OutgoingMail {
  const { email, first_name: firstName } = delivery;
  const { subject, html, text } = renderedCampaign(campaign, frame);
  const linked = html.replaceAll(UNSUBSCRIBE_PLACEHOLDER, () => escapeHtml(unsubscribeUrl));
  return {
    key: `campaign_${campaign.id}_${addressHash(email)}`,
    to: normalizeAddress(email),
    campaignId: campaign.id,
    subject: personalizeText(subject, firstName),
    html: personalizeHtml(linked, firstName),
    text: personalizeText(
      text.replaceAll(UNSUBSCRIBE_PLACEHOLDER, () => unsubscribeUrl),
      firstName,
    ),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The name of readers who left none, or typed something else in its place: `Hello there`. */
const NAMELESS = 'there';

/** Puts the recipient's first name where text says `{{first_name}}`. */
function personalizeText(text: string, firstName: string | null): string {
  const name = nameOf(firstName);
  return text.replaceAll(FIRST_NAME, () => name);
}

/** The same in HTML, where a name stays text whatever it says. */
function personalizeHtml(html: string, firstName: string | null): string {
  const name = escapeHtml(nameOf(firstName));
  return html.replaceAll(FIRST_NAME, () => name);
}

function nameOf(firstName: string | null): string {
  const checked = personName.safeParse(firstName);
  return (checked.success && greetedName(checked.data)) || NAMELESS;
}

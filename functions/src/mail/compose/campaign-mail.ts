import type { Delivery } from '@raade/contracts/mail/campaigns';
import {
  type EmailFrame,
  greetedName,
  personName,
  campaignEmail,
  cutPreviewText,
} from '@raade/emails';
import { FIRST_NAME } from '@raade/contracts/mail/campaign-variables';
import { firstWords, withPlainText, type Message } from '@raade/emails/plain-text';
import { addressHash, normalizeAddress } from '../../base/address.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import type { CampaignText } from './cleaned-campaign.ts';
import { escapeHtml } from './escape-html.ts';

interface CampaignMail {
  /** The campaign as stored, after `cleanedCampaign`. */
  readonly campaign: CampaignText & { readonly id: string };
  readonly delivery: Pick<Delivery, 'email' | 'first_name'>;
  /** Ends the subscription of this recipient, by `unsubscribeUrl`. */
  readonly unsubscribeUrl: string;
  readonly frame: EmailFrame;
}

/** The mail of a campaign to one recipient. Its headers let mail programs offer a button to unsubscribe (RFC 8058). */
export function campaignMail({
  campaign,
  delivery,
  unsubscribeUrl,
  frame,
}: CampaignMail): OutgoingMail {
  const { email, first_name: firstName } = delivery;
  const { subject, html, text } = renderedCampaign(campaign, frame);
  // The replacements are functions, since `$` has a meaning in a replacement string.
  const linkedHtml = html.replaceAll(UNSUBSCRIBE_PLACEHOLDER, () => escapeHtml(unsubscribeUrl));
  return {
    key: `campaign_${campaign.id}_${addressHash(email)}`,
    to: normalizeAddress(email),
    campaignId: campaign.id,
    subject: personalizeText(subject, firstName),
    html: personalizeHtml(linkedHtml, firstName),
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

/** Greets a recipient without a usable first name: `Hello there`. */
const FALLBACK_NAME = 'there';

/** Replaces `{{first_name}}` in a text by the recipient's first name. */
function personalizeText(text: string, firstName: string | null): string {
  const name = nameOf(firstName);
  return text.replaceAll(FIRST_NAME, () => name);
}

/** Replaces `{{first_name}}` in HTML by the escaped name. */
function personalizeHtml(html: string, firstName: string | null): string {
  const name = escapeHtml(nameOf(firstName));
  return html.replaceAll(FIRST_NAME, () => name);
}

function nameOf(firstName: string | null): string {
  const validName = personName.safeParse(firstName).data;
  return (validName !== undefined && greetedName(validName)) || FALLBACK_NAME;
}

/** Placeholder in a rendered campaign for the link of each recipient. */
const UNSUBSCRIBE_PLACEHOLDER = 'https://unsubscribe.invalid/';

/** A text that was cut may end within a placeholder, like `{{fir`. */
const CUT_PLACEHOLDER = /\{(?:\{[^{}]*\}?)?$/;

let cachedCampaign: { readonly key: string; readonly message: Message } | undefined;

/**
 * A campaign within its frame, with placeholders for the link and name of each recipient. The last one is cached, since
 * rendering is slow and a campaign has many recipients.
 */
function renderedCampaign(campaign: CampaignText, frame: EmailFrame): Message {
  const { subject, content } = campaign;
  const key = JSON.stringify([subject, content, frame]);
  if (cachedCampaign?.key !== key) cachedCampaign = { key, message: render(campaign, frame) };
  return cachedCampaign.message;
}

function render({ subject, content }: CampaignText, frame: EmailFrame): Message {
  const previewText = cutPreviewText(firstWords(content)).replace(CUT_PLACEHOLDER, '');
  const unsubscribeLink = UNSUBSCRIBE_PLACEHOLDER;
  return withPlainText(campaignEmail({ subject, previewText, content, unsubscribeLink }, frame));
}

import { campaignEmail, cutPreviewText, type EmailFrame } from '@raade/emails';
import { firstWords, withPlainText, type Message } from '@raade/emails/plain-text';
import type { CampaignText } from './cleaned-campaign.ts';

/** Placeholder in a rendered campaign for the link of each recipient. */
export const UNSUBSCRIBE_PLACEHOLDER = 'https://unsubscribe.invalid/';

/** The beginning of a placeholder at the end of what was cut. */
const CUT_PLACEHOLDER = /\{(?:\{[^{}]*\}?)?$/;

let latest: { readonly key: string; readonly message: Message } | undefined;

/**
 * A campaign within its frame, with everything that differs between recipients still left to fill in. The latest
 * is kept: rendering takes longer than all the rest, and a campaign goes out to many.
 */
export function renderedCampaign(campaign: CampaignText, frame: EmailFrame): Message {
  const { subject, content } = campaign;
  const key = JSON.stringify([subject, content, frame]);
  if (latest?.key !== key) latest = { key, message: render(campaign, frame) };
  return latest.message;
}

function render({ subject, content }: CampaignText, frame: EmailFrame): Message {
  const previewText = cutPreviewText(firstWords(content)).replace(CUT_PLACEHOLDER, '');
  const unsubscribeLink = UNSUBSCRIBE_PLACEHOLDER;
  return withPlainText(campaignEmail({ subject, previewText, content, unsubscribeLink }, frame));
}

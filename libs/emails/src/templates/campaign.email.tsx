/** @jsxImportSource preact */
import * as z from 'zod/mini';
import { MailLink } from '../blocks/mail-link.tsx';
import { defineTemplate } from '../define-template.tsx';
import { absoluteLink } from '../inputs/attendee.schema.ts';
import { withParagraphs, withOurStyles } from '../inputs/written-blocks.ts';
import { withButtons } from '../inputs/written-buttons.tsx';
import { FONT, PALETTE } from '../palette.ts';

const input = z.strictObject({
  subject: z.string('is missing').check(z.regex(/^[^\r\n]+$/, 'must be one line')),
  /** Plain text; cut at 150 characters. */
  previewText: z.string('is missing'),
  /** HTML, or text, written by staff. It goes into the email unchanged: the caller must have cleaned it. */
  content: z.string('is missing').check(z.minLength(1, 'must not be empty')),
  /** Ends the subscription of this recipient. */
  unsubscribeLink: absoluteLink,
});

/** The frame around a campaign's text. */
export const campaignEmail = defineTemplate({
  name: 'campaign',
  input,
  subject: ({ subject }) => subject,
  previewText: ({ previewText }) => previewText,
  body: ({ content }) => (
    // The line height is a ratio, since headings would inherit a height in pixels.
    <div
      class="text written"
      style={{ color: PALETTE.text, font: `400 16px/1.55 ${FONT}` }}
      dangerouslySetInnerHTML={{ __html: withButtons(withOurStyles(withParagraphs(content))) }}
    />
  ),
  footnote: ({ unsubscribeLink }) => (
    <>
      You are receiving this email because you registered, applied or donated on our site.{' '}
      <MailLink href={unsubscribeLink}>Unsubscribe</MailLink>
    </>
  ),
});

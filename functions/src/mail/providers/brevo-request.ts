import { createHash } from 'node:crypto';
import type { BrevoSettings } from '../../configuration/mail-settings.ts';
import { originOf, tagOf } from '../bounces/mail-origin.ts';
import { MOST_CHARACTERS, type Attachment, type OutgoingMail } from '../mail-provider.ts';

// https://developers.brevo.com/reference/sendtransacemail
// https://developers.brevo.com/docs/batch-send-transactional-emails

/** Versions of a message that one call takes at most. */
export const BREVO_BATCH_SIZE = 1000;

/**
 * Body of `POST /v3/smtp/email` that sends each mail to its one recipient. What stands outside of the versions is
 * what they replace, which the API insists on. Headers of single versions are not in the reference, but work. What is
 * attached is so to all versions, so a mail that brings something goes alone.
 */
export function brevoRequest(
  mails: readonly OutgoingMail[],
  batchKey: string,
  settings: BrevoSettings,
) {
  const { EMAIL_SENDER_NAME: name, EMAIL_SENDER_ADDRESS: email, EMAIL_REPLY_TO } = settings;
  const [first] = mails;
  const origin = originOf(first ?? {}, batchKey);
  return {
    sender: { name, email },
    ...(EMAIL_REPLY_TO !== undefined && { replyTo: { email: EMAIL_REPLY_TO } }),
    subject: first?.subject,
    htmlContent: first?.html,
    textContent: first?.text,
    headers: { idempotencyKey: idempotencyKeyOf(mails, batchKey) },
    ...(first?.attachments && { attachment: first.attachments.map(attached) }),
    // All mails of a batch are of one campaign, or of none.
    ...(origin && { tags: [tagOf(origin)] }),
    messageVersions: mails.map(({ to, subject, html, text, headers }) => ({
      to: [{ email: to }],
      subject,
      htmlContent: html,
      textContent: text,
      ...(Object.keys(headers).length > 0 && { headers }),
    })),
  };
}

const attached = ({ name, content }: Attachment) => ({
  name,
  content: content.toString('base64'),
});

/**
 * A UUID that is the same for each attempt at the same mails. Brevo takes each key once in thirty minutes
 * (https://developers.brevo.com/docs/heterogenous-versions-batch-emails), so a part of a batch has another.
 */
function idempotencyKeyOf(mails: readonly OutgoingMail[], batchKey: string): string {
  const names = JSON.stringify([batchKey, ...mails.map(({ key }) => key)]);
  const hash = createHash('sha256').update(names).digest('hex');
  // Version 8 is the one for hashes of one's own choice (RFC 9562, 5.8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * The mails in as few parts as their number and length allow, in their order: the same parts at each attempt. Brevo
 * names no bound of a call's length.
 */
export function partsOf(mails: readonly OutgoingMail[]): OutgoingMail[][] {
  const parts: OutgoingMail[][] = [];
  let characters = 0;
  for (const mail of mails) {
    const size = mail.html.length + mail.text.length;
    const part = parts.at(-1);
    const isAlone = mail.attachments !== undefined || part?.[0]?.attachments !== undefined;
    const isFull =
      !part || isAlone || part.length === BREVO_BATCH_SIZE || characters + size > MOST_CHARACTERS;
    if (isFull) parts.push([mail]);
    else part.push(mail);
    characters = isFull ? size : characters + size;
  }
  return parts;
}

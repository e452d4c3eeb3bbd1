/**
 * Makes a webhook event of the mail provider Brevo about an accepted message
 * (https://developers.brevo.com/docs/transactional-webhooks). Its tag is the header `X-Mailin-Tag` of the message.
 * @param message the mail as it was sent, with headers
 * @param event the kind of event, like `hard_bounce`
 */
export function brevoEvent(message: string, event: string, changes: object = {}) {
  const email = headerOf(message, 'To');
  const tag = headerOf(message, 'X-Mailin-Tag');
  const seconds = Math.floor(Date.now() / 1000);
  return {
    event,
    email,
    id: 1,
    date: '2026-11-22 20:00:00',
    ts: seconds,
    'message-id': headerOf(message, 'Message-ID'),
    ts_event: seconds,
    subject: headerOf(message, 'Subject'),
    tags: tag === undefined ? [] : [tag],
    ...changes,
  };
}

function headerOf(message: string, name: string): string | undefined {
  // Long headers are folded (RFC 5322, 2.2.3).
  const unfolded = message.replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: *(.*)\r$`, 'im').exec(unfolded)?.[1];
}

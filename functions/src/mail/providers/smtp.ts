import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { smtpPassword, type MailSettings } from '../../base/configuration/mail-settings.ts';
import { bounceAddress } from '../bounces/bounce-address.ts';
import { originOf, tagOf } from '../bounces/mail-origin.ts';
import type { MailProvider, MailResult, OutgoingMail } from '../mail-provider.ts';
import { Pace } from './pace.ts';
import { Slots } from './slots.ts';
import { smtpFailure } from './smtp-failure.ts';

/** Message-ID of a mail (RFC 5322, 3.6.4): the same at each attempt, so that a mailbox can tell a repetition. */
function messageIdOf({ key }: Pick<OutgoingMail, 'key'>, senderAddress: string): string {
  const domain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1);
  return `<${key.replace(/[^A-Za-z0-9_-]/g, '-')}@${domain}>`;
}

/**
 * How long one call of `send` begins to send mails, in milliseconds. A mail that was begun may take another minute and
 * a half at a server that hangs; together that is well below a worker's time, and its lease.
 */
const SEND_MS = 120_000;

/** Result of a mail whose turn comes too late: it waits for the next call. */
const OUT_OF_TIME: MailResult = {
  status: 'temporary',
  reason: 'The provider was too slow for all mails that were sent together.',
};

/** Mails of one call: they all are uncertain if the function dies meanwhile, so not many. */
const BATCH_SIZE = 25;
/** Mail servers far away take a tenth of a second for a mail; most allow so many connections. */
const CONNECTIONS = 10;

/** The share of a limit that is used, so that what makes up for `LATE_MS` stays within it in any second. */
const SHARE = 0.97;
const LATE_MS = 30;

/** Brevo's relay takes the tags of a mail from it; to others it means nothing. */
const BREVO_TAG = 'X-Mailin-Tag';

/** How long to wait for a connection, for an answer, and for the turn of the last mail. */
const DEADLINES = { connectMs: 10_000, answerMs: 30_000, sendMs: SEND_MS };

/** Sends each mail as its own message to a mail server, over a few connections that stay open. */
export function smtpProvider(
  settings: MailSettings,
  changes: Partial<typeof DEADLINES> = {},
): MailProvider {
  const deadlines = { ...DEADLINES, ...changes };
  const transport = createTransport({ ...poolOptions(settings), ...timeouts(deadlines) });
  // A mail waits for its turn here, not in the pool: what is held up there would go out all at once.
  const slots = new Slots(CONNECTIONS);
  const pace = new Pace(LATE_MS);
  const costMs = 1000 / ((settings.EMAIL_RATE_LIMIT ?? Infinity) * SHARE);
  const streams = new Map<string, Readable>();
  transport.use('stream', ({ message }, done) => {
    message.processFunc((stream) => {
      streams.set(message.messageId(), stream);
      return stream;
    });
    done();
  });

  async function sendOne(mail: OutgoingMail, batchKey: string, until: number): Promise<MailResult> {
    await pace.turn(costMs);
    if (performance.now() > until) return OUT_OF_TIME;
    const message = { ...messageOf(mail, settings), ...returnPathOf(mail, batchKey, settings) };
    try {
      await transport.sendMail(message);
      return { status: 'sent' };
    } catch (error) {
      // The server may have seen the end of a message that was read to its end.
      return smtpFailure(error, streams.get(message.messageId)?.readableEnded === true);
    } finally {
      streams.delete(message.messageId);
    }
  }

  return {
    batchSize: BATCH_SIZE,
    send(mails, batchKey) {
      const until = performance.now() + deadlines.sendMs;
      return Promise.all(mails.map((mail) => slots.run(() => sendOne(mail, batchKey, until))));
    },
    close: () => transport.close(),
  };
}

function poolOptions({ SMTP_HOST, SMTP_PORT, SMTP_SECURITY, SMTP_USER }: MailSettings) {
  return {
    pool: true as const,
    host: SMTP_HOST,
    port: SMTP_PORT,
    secure: SMTP_SECURITY === 'tls',
    requireTLS: SMTP_SECURITY === 'starttls',
    ignoreTLS: SMTP_SECURITY === 'none',
    ...(SMTP_USER !== undefined && { auth: { user: SMTP_USER, pass: smtpPassword() } }),
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
    // A mail is queued again only while not a byte of it was sent, as when the server has ended an idle connection.
    maxRequeues: 2,
    // A mail is text and HTML: it never names a file or an address to take its content from.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function timeouts({ connectMs, answerMs }: typeof DEADLINES) {
  return { connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: answerMs };
}

/**
 * By which a mail is found again that comes back: the sender as mail servers see it, an address of its own for each
 * mail, or the tag that Brevo's relay tells its webhook.
 */
function returnPathOf(mail: OutgoingMail, batchKey: string, { EMAIL_BOUNCE_DOMAIN }: MailSettings) {
  const { to, headers } = mail;
  const origin = originOf(mail, batchKey);
  if (origin === undefined) return { headers: { ...headers } };
  if (EMAIL_BOUNCE_DOMAIN === undefined) {
    return { headers: { ...headers, [BREVO_TAG]: tagOf(origin) } };
  }
  const envelope = { from: bounceAddress({ origin, to }, EMAIL_BOUNCE_DOMAIN), to };
  return { headers: { ...headers }, envelope };
}

function messageOf(mail: OutgoingMail, settings: MailSettings) {
  const { to, subject, html, text, attachments = [] } = mail;
  return {
    from: { name: settings.EMAIL_SENDER_NAME, address: settings.EMAIL_SENDER_ADDRESS },
    ...(settings.EMAIL_REPLY_TO !== undefined && { replyTo: settings.EMAIL_REPLY_TO }),
    to: { name: '', address: to },
    messageId: messageIdOf(mail, settings.EMAIL_SENDER_ADDRESS),
    subject,
    html,
    text,
    attachments: attachments.map(({ name, content }) => ({
      filename: name,
      content,
      contentType: 'application/pdf',
    })),
  };
}

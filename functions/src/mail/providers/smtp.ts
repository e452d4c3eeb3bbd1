import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { smtpPassword, type MailSettings } from '../../base/configuration/mail-settings.ts';
import { bounceAddress, originOf, tagOf } from '../bounces/bounce-address.ts';
import type { MailProvider, MailResult, OutgoingMail } from '../mail-provider.ts';
import { Pace } from './pace.ts';
import { Slots } from './slots.ts';
import { isMailboxMissing, isAboutSender } from '../bounces/status-codes.ts';

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

/** Nodemailer's description of a failure. `responseCode` is the server's (RFC 5321, 4.2.1), if it said anything. */
const failureSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.union([z.number(), z.literal(false)])),
  permanent: z.optional(z.boolean()),
});
type Failure = z.infer<typeof failureSchema>;

/** Commands that say something of the one mail. A refusal of any other may pass. */
const ABOUT_THE_MAIL: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];
const LONGEST_REASON = 300;

/**
 * Result of a mail that a server has not confirmed. Servers take a message on only once they have seen its end (RFC
 * 5321, 4.1.1.4): before that, or if the server answered, it surely was not taken.
 *
 * @param wasHandedOver whether the end of the message may have reached the server
 */
function smtpFailure(error: unknown, wasHandedOver: boolean): MailResult {
  const failure = failureOf(error);
  const reason = failure.message.slice(0, LONGEST_REASON);
  if (isAnswer(failure)) {
    const refusal = refusalOf(failure);
    if (refusal && isAboutUs(refusal)) return { status: 'blocked', reason, code: codeOf(refusal) };
    const isRefused = failure.permanent === true && ABOUT_THE_MAIL.includes(failure.command);
    if (!isRefused) return { status: 'temporary', reason };
    if (refusal === undefined) return { status: 'refused', reason };
    const code = codeOf(refusal);
    return {
      status: 'refused',
      reason,
      code,
      ...(isMailboxMissing(code) && { isMailboxMissing: true }),
    };
  }
  // Nodemailer itself would refuse what is in this mail, before any server sees it.
  if (failure.command === 'API' && failure.code === 'EENVELOPE')
    return { status: 'refused', reason };
  return { status: wasHandedOver ? 'unknown' : 'temporary', reason };
}

function failureOf(error: unknown): Failure {
  const known = failureSchema.safeParse(error);
  return known.success ? known.data : { message: String(error) };
}

/** The refusal for good that a failure is; undefined if it is none. */
function refusalOf({ responseCode, response, message, command, permanent }: Failure) {
  if (permanent !== true || typeof responseCode !== 'number') return undefined;
  return { responseCode, text: response ?? message, command } satisfies Refusal;
}

/** True if the server said no. Anything below 400 is an answer to something else. */
function isAnswer({ responseCode }: Failure): boolean {
  return typeof responseCode === 'number' && responseCode >= 400;
}

/** A reply that says no for good (RFC 5321, 4.2.1). */
interface Refusal {
  /** Like 550. */
  readonly responseCode: number;
  /** The reply itself, which may begin with an enhanced status code (RFC 3463) after the other. */
  readonly text: string;
  /** The command that it answers, as Nodemailer names it. */
  readonly command: string | undefined;
}

const ENHANCED = /\b5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/;
const TOO_BIG = '5.3.4';
/** A message that is longer than the server takes, where it says no more than that. */
const TOO_BIG_BY_REPLY = 552;

/** 'Other mailbox status': with it a provider refuses the whole message of a sender whose quota is used up. */
const MAILBOX_OF_SENDER = '5.2.0';
/** The codes of policy and sign-in: blocks, lists, relaying, senders that are not ours. */
const POLICY = '5.7.';
/** Those of them that are about the mailbox or the domain written to (RFC 3463, 3.8; RFC 7293, 5). */
const POLICY_OF_RECIPIENT: readonly string[] = ['5.7.2', '5.7.17', '5.7.18', '5.7.19'];

/** The enhanced status code of a reply, else its plain one. */
function codeOf({ responseCode, text }: Refusal): string {
  return ENHANCED.exec(text)?.[1] ?? String(responseCode);
}

/** True if a refusal would meet any other mail of ours, too: a quota, a block, a bad sign-in. */
function isAboutUs(refusal: Refusal): boolean {
  const code = codeOf(refusal);
  if (refusal.command?.startsWith('AUTH')) return true;
  // Nobody is named yet whom the mail is for.
  if (refusal.command === 'MAIL FROM') return code !== TOO_BIG && code !== String(TOO_BIG_BY_REPLY);
  if (isAboutSender(code)) return true;
  if (code === MAILBOX_OF_SENDER) return refusal.command === 'DATA';
  return code.startsWith(POLICY) && !POLICY_OF_RECIPIENT.includes(code);
}

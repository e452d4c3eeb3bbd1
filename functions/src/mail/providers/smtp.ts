import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { smtpPassword, type MailSettings } from '../../base/configuration/mail-settings.ts';
import { originOf, tagOf } from '../bounces/mail-origin.ts';
import type { MailProvider, MailResult, OutgoingMail } from '../mail-provider.ts';
import { Semaphore } from './semaphore.ts';
import { isMailboxMissing, isAboutSender } from '../bounces/status-codes.ts';

/** Message-ID of a mail (RFC 5322, 3.6.4), the same at each attempt, so that mailboxes recognize a repetition. */
function messageIdOf({ key }: Pick<OutgoingMail, 'key'>, senderAddress: string): string {
  const domain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1);
  return `<${key.replace(/[^A-Za-z0-9_-]/g, '-')}@${domain}>`;
}

/**
 * Milliseconds after which a call of `send` starts no further mail. If the server hangs, the last mail may take another
 * minute and a half. Together this is well below the lease of a worker.
 */
const SEND_MS = 120_000;

/** Result of a mail whose turn comes too late: it waits for the next call. */
const OUT_OF_TIME: MailResult = {
  status: 'temporary',
  reason: 'The provider was too slow for the whole batch.',
};

/** Mails of one call. There are few, since all their results are unknown if the function dies meanwhile. */
const BATCH_SIZE = 25;
/** Connections at the same time, as most servers allow: a distant server takes a tenth of a second for a mail. */
const CONNECTIONS = 10;

/** Header from which Brevo's relay takes the tags of a mail; other servers ignore it. */
const BREVO_TAG = 'X-Mailin-Tag';

/** Timeouts for a connection, for an answer, and for the start of the last mail. */
const DEADLINES = { connectMs: 10_000, answerMs: 30_000, sendMs: SEND_MS };

/** Sends each mail as its own message to a mail server, over a few connections that stay open. */
export function smtpProvider(
  settings: MailSettings,
  overrides: Partial<typeof DEADLINES> = {},
): MailProvider {
  const deadlines = { ...DEADLINES, ...overrides };
  const transport = createTransport({ ...poolOptions(settings), ...timeouts(deadlines) });
  const semaphore = new Semaphore(CONNECTIONS);
  // The stream of each message. Its end shows that the server may have received the whole message.
  const streams = new Map<string, Readable>();
  transport.use('stream', ({ message }, done) => {
    message.processFunc((stream) => {
      streams.set(message.messageId(), stream);
      return stream;
    });
    done();
  });

  async function sendOne(mail: OutgoingMail, batchKey: string, until: number): Promise<MailResult> {
    if (performance.now() > until) return OUT_OF_TIME;
    const message = { ...messageOf(mail, settings), headers: headersOf(mail, batchKey) };
    try {
      await transport.sendMail(message);
      return { status: 'sent' };
    } catch (error) {
      const mayHaveArrived = streams.get(message.messageId)?.readableEnded === true;
      return resultOfFailure(error, mayHaveArrived);
    } finally {
      streams.delete(message.messageId);
    }
  }

  return {
    batchSize: BATCH_SIZE,
    send(mails, batchKey) {
      const until = performance.now() + deadlines.sendMs;
      return Promise.all(mails.map((mail) => semaphore.run(() => sendOne(mail, batchKey, until))));
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
    // A mail is queued again only if no byte of it was sent, as when the server has closed an idle connection.
    maxRequeues: 2,
    // For safety: our mails have text and HTML, and need no files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function timeouts({ connectMs, answerMs }: typeof DEADLINES) {
  return { connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: answerMs };
}

/** The headers, with a tag that Brevo returns in its reports. It shows which mail has bounced. */
function headersOf(mail: OutgoingMail, batchKey: string) {
  const origin = originOf(mail, batchKey);
  return { ...mail.headers, ...(origin && { [BREVO_TAG]: tagOf(origin) }) };
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

/** Nodemailer's description of a failure. `responseCode` is the server's (RFC 5321, 4.2.1), if it has answered. */
const failureSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.union([z.number(), z.literal(false)])),
  permanent: z.optional(z.boolean()),
});
type Failure = z.infer<typeof failureSchema>;

/** SMTP commands about one mail. A refusal of another command is not about the mail, so it may be temporary. */
const COMMANDS_OF_A_MAIL: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];
const MAX_REASON_LENGTH = 300;

/**
 * Result of a mail that a server has not confirmed. Servers accept a message only once they have its end (RFC 5321,
 * 4.1.1.4). Without the end, or after an answer with an error, the mail was surely not accepted.
 *
 * @param mayHaveArrived true if the end of the message may have reached the server
 */
function resultOfFailure(error: unknown, mayHaveArrived: boolean): MailResult {
  const failure = failureOf(error);
  const reason = failure.message.slice(0, MAX_REASON_LENGTH);
  if (isAnswer(failure)) {
    const refusal = refusalOf(failure);
    if (refusal && isAboutUs(refusal)) return { status: 'blocked', reason, code: codeOf(refusal) };
    const isRefused = failure.permanent === true && COMMANDS_OF_A_MAIL.includes(failure.command);
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
  // Nodemailer itself has refused the mail, before any server got it.
  if (failure.command === 'API' && failure.code === 'EENVELOPE')
    return { status: 'refused', reason };
  return { status: mayHaveArrived ? 'unknown' : 'temporary', reason };
}

function failureOf(error: unknown): Failure {
  return failureSchema.safeParse(error).data ?? { message: String(error) };
}

/** The permanent refusal in a failure; undefined if there is none. */
function refusalOf({ responseCode, response, message, command, permanent }: Failure) {
  if (permanent !== true || typeof responseCode !== 'number') return undefined;
  return { responseCode, text: response ?? message, command } satisfies Refusal;
}

/** True if the server has answered with an error: its code is 400 or above. */
function isAnswer({ responseCode }: Failure): boolean {
  return typeof responseCode === 'number' && responseCode >= 400;
}

/** A permanent negative reply (RFC 5321, 4.2.1). */
interface Refusal {
  /** The reply code, like 550. */
  readonly responseCode: number;
  /** The reply: its code, often an enhanced status code (RFC 3463), and a text. */
  readonly text: string;
  /** The command that the server has refused, as Nodemailer names it. */
  readonly command: string | undefined;
}

const ENHANCED_CODE = /\b5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/;
/** Enhanced code for a message that is longer than the server accepts. */
const TOO_BIG = '5.3.4';
/** Reply code for the same, if there is no enhanced code. */
const TOO_BIG_REPLY = 552;

/** 'Other mailbox status'. After the text of a message, it means that the quota of the sender is used up. */
const QUOTA_OF_SENDER = '5.2.0';
/** Beginning of the codes about policies and sign-in: blocks, block lists, relaying, foreign senders. */
const POLICY_CODES = '5.7.';
/** The policy codes that are about the recipient's mailbox or domain (RFC 3463, 3.8; RFC 7293, 5). */
const RECIPIENT_POLICY_CODES: readonly string[] = ['5.7.2', '5.7.17', '5.7.18', '5.7.19'];

/** The enhanced status code of a reply, or its reply code if it has none. */
function codeOf({ responseCode, text }: Refusal): string {
  return ENHANCED_CODE.exec(text)?.[1] ?? String(responseCode);
}

/** True if a refusal is because of us (our account or server): a quota, a block, a bad sign-in. */
function isAboutUs(refusal: Refusal): boolean {
  const code = codeOf(refusal);
  if (refusal.command?.startsWith('AUTH')) return true;
  // At this command the server does not know the recipient yet. Only the size is about the mail.
  if (refusal.command === 'MAIL FROM') return code !== TOO_BIG && code !== String(TOO_BIG_REPLY);
  if (isAboutSender(code)) return true;
  if (code === QUOTA_OF_SENDER) return refusal.command === 'DATA';
  return code.startsWith(POLICY_CODES) && !RECIPIENT_POLICY_CODES.includes(code);
}

import * as z from 'zod/mini';
import { isGone, isAboutSender } from '../bounces/status-codes.ts';
import type { MailResult } from '../mail-provider.ts';

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
export function smtpFailure(error: unknown, wasHandedOver: boolean): MailResult {
  const failure = failureOf(error);
  const reason = failure.message.slice(0, LONGEST_REASON);
  if (isAnswer(failure)) {
    const refusal = refusalOf(failure);
    if (refusal && isAboutUs(refusal)) return { status: 'blocked', reason, code: codeOf(refusal) };
    const isRefused = failure.permanent === true && ABOUT_THE_MAIL.includes(failure.command);
    if (!isRefused) return { status: 'temporary', reason };
    if (refusal === undefined) return { status: 'refused', reason };
    const code = codeOf(refusal);
    return { status: 'refused', reason, code, ...(isGone(code) && { isGone: true }) };
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

import * as z from 'zod/mini';
import { isGone } from '../bounces/status-codes.ts';
import type { MailResult } from '../mail-provider.ts';
import { codeOf, isAboutUs, type Refusal } from './smtp-refusal.ts';

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

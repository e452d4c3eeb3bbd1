import { isAboutSender } from '../bounces/status-codes.ts';

/** A reply that says no for good (RFC 5321, 4.2.1). */
export interface Refusal {
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
export function codeOf({ responseCode, text }: Refusal): string {
  return ENHANCED.exec(text)?.[1] ?? String(responseCode);
}

/** True if a refusal would meet any other mail of ours, too: a quota, a block, a bad sign-in. */
export function isAboutUs(refusal: Refusal): boolean {
  const code = codeOf(refusal);
  if (refusal.command?.startsWith('AUTH')) return true;
  // Nobody is named yet whom the mail is for.
  if (refusal.command === 'MAIL FROM') return code !== TOO_BIG && code !== String(TOO_BIG_BY_REPLY);
  if (isAboutSender(code)) return true;
  if (code === MAILBOX_OF_SENDER) return refusal.command === 'DATA';
  return code.startsWith(POLICY) && !POLICY_OF_RECIPIENT.includes(code);
}

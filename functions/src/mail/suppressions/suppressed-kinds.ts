import type { SuppressionReason } from '@raade/contracts/mail/suppressions';

/** Kinds of mail. Different reasons suppress them: we owe a donor a receipt, but nobody a campaign. */
export type MailKind = 'campaign' | 'confirmation' | 'receipt' | 'account';

/** Kinds of mail that each reason suppresses. A donor gets a receipt even after unsubscribing from our news. */
const SUPPRESSED_KINDS: Readonly<Record<SuppressionReason, readonly MailKind[]>> = {
  unsubscribed: ['campaign'],
  complaint: ['campaign', 'confirmation'],
  'hard-bounce': ['campaign', 'confirmation', 'receipt', 'account'],
  // A mailbox that was full yesterday may not be when its owner asks for a new password.
  'soft-bounces': ['campaign', 'confirmation', 'receipt'],
  'by-hand': ['campaign', 'confirmation', 'receipt'],
};

const REASON_TEXTS: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Unsubscribed before it was sent.',
  complaint: 'They marked one of our emails as spam.',
  'hard-bounce': 'This mailbox does not exist: an earlier email bounced.',
  'soft-bounces': 'The mailbox has not accepted email for some time.',
  'by-hand': 'Our staff have blocked this address.',
};

/** The reason, as staff read it, why no mail of this kind may go to an address; undefined if it may. */
export function reasonNotToSend(
  kind: MailKind,
  reasons: readonly SuppressionReason[],
): string | undefined {
  const reason = reasons.find((each) => SUPPRESSED_KINDS[each].includes(kind));
  return reason && REASON_TEXTS[reason];
}

/**
 * The group in which a campaign counts a recipient whom it leaves out: `unsubscribed` if they want no mail, `invalid`
 * if no mail reaches them. Undefined if there is no reason to leave them out.
 */
export function exclusionFor(
  reasons: readonly SuppressionReason[],
): 'unsubscribed' | 'invalid' | undefined {
  if (reasons.length === 0) return undefined;
  const isUnreachable = reasons.every((each) => each === 'hard-bounce' || each === 'soft-bounces');
  return isUnreachable ? 'invalid' : 'unsubscribed';
}

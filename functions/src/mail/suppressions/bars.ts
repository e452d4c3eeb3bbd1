import type { SuppressionReason } from '@raade/contracts/mail/suppressions';

/** Kinds of mail by how much they are owed to who gets them. */
export type MailKind = 'campaign' | 'confirmation' | 'receipt' | 'account';

/** Kinds of mail that each reason blocks. Donors are owed a receipt, even if they want no news from us. */
const BARS: Readonly<Record<SuppressionReason, readonly MailKind[]>> = {
  unsubscribed: ['campaign'],
  complaint: ['campaign', 'confirmation'],
  'hard-bounce': ['campaign', 'confirmation', 'receipt', 'account'],
  // A mailbox that was full yesterday may not be when its owner asks for a new password.
  'soft-bounces': ['campaign', 'confirmation', 'receipt'],
  'by-hand': ['campaign', 'confirmation', 'receipt'],
};

const WORDS: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Unsubscribed before it was their turn.',
  complaint: 'They called an email of ours spam.',
  'hard-bounce': 'There is no mailbox at this address: an earlier email came back.',
  'soft-bounces': 'The mailbox has taken no email for some time.',
  'by-hand': 'Our staff have taken this address off.',
};

/** The reason, in words for staff, why a mail of this kind must not go there; undefined if it may. */
export function barOf(kind: MailKind, reasons: readonly SuppressionReason[]): string | undefined {
  const reason = reasons.find((each) => BARS[each].includes(kind));
  return reason && WORDS[reason];
}

/** How a campaign counts who is left out for these reasons: for their will, or since no mail comes through. */
export function exclusionFor(
  reasons: readonly SuppressionReason[],
): 'unsubscribed' | 'invalid' | undefined {
  if (reasons.length === 0) return undefined;
  const isUnreachable = reasons.every((each) => each === 'hard-bounce' || each === 'soft-bounces');
  return isUnreachable ? 'invalid' : 'unsubscribed';
}

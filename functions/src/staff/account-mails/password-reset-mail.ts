import { type EmailFrame, passwordResetEmail } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../../base/address.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';

interface PasswordReset {
  readonly key: string;
  readonly to: string;
  readonly passwordLink: string;
}

/** Lets the owner of an account set a new password. */
export function passwordResetMail(
  { key, to, passwordLink }: PasswordReset,
  frame: EmailFrame,
): OutgoingMail {
  const { subject, html, text } = withPlainText(passwordResetEmail({ passwordLink }, frame));
  return { key, to: normalizeAddress(to), subject, html, text, headers: {} };
}

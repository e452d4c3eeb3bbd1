import { passwordResetEmail } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../address.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import { emailFrame } from './email-frame.ts';

interface PasswordReset {
  readonly key: string;
  readonly to: string;
  readonly passwordLink: string;
}

/** Lets the owner of an account set a new password. */
export function passwordResetMail({ key, to, passwordLink }: PasswordReset): OutgoingMail {
  const { subject, html, text } = withPlainText(passwordResetEmail({ passwordLink }, emailFrame()));
  return { key, to: normalizeAddress(to), subject, html, text, headers: {} };
}

import { FORGOT_PASSWORD_PATH } from '@raade/contracts/people/password';
import type { Role } from '@raade/contracts/people/roles';
import { type EmailFrame, staffInvitationEmail } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { siteUrl } from '../../configuration/mail-settings.ts';
import { normalizeAddress } from '../address.ts';
import type { OutgoingMail } from '../mail-provider.ts';

interface StaffInvitation {
  readonly key: string;
  readonly to: string;
  readonly roles: readonly Role[];
  readonly passwordLink: string;
}

/** Invites the owner of an address to set the password of an account that was made for them. */
export function staffInvitationMail(
  { key, to, roles, passwordLink }: StaffInvitation,
  frame: EmailFrame,
): OutgoingMail {
  const newLinkPage = new URL(FORGOT_PASSWORD_PATH, siteUrl()).href;
  const email = staffInvitationEmail({ roles: [...roles], passwordLink, newLinkPage }, frame);
  const { subject, html, text } = withPlainText(email);
  return { key, to: normalizeAddress(to), subject, html, text, headers: {} };
}

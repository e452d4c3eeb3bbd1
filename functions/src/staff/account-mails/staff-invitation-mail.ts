import { homeTime } from '@raade/contracts/base/home-time';
import type { Role } from '@raade/contracts/staff/roles';
import { type EmailFrame, staffInvitationEmail } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../../base/address.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';

interface StaffInvitation {
  readonly key: string;
  readonly to: string;
  readonly roles: readonly Role[];
  /** The address of the admin who invited. */
  readonly invitedBy: string;
  readonly goodUntil: Date;
  readonly link: string;
}

/** Invites the owner of an address to an account with these roles. */
export function staffInvitationMail(
  { key, to, roles, invitedBy, goodUntil, link }: StaffInvitation,
  frame: EmailFrame,
): OutgoingMail {
  const input = { roles: [...roles], invitedBy, until: homeTime(goodUntil), link };
  const { subject, html, text } = withPlainText(staffInvitationEmail(input, frame));
  return { key, to: normalizeAddress(to), subject, html, text, headers: {} };
}

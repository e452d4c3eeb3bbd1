/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/brand';
import { ROLE_LABELS } from '@raade/contracts/people/labels';
import { ROLES } from '@raade/contracts/people/roles';
import * as z from 'zod/mini';
import { Button } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { MailLink } from '../blocks/mail-link.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { absoluteLink } from '../inputs/attendee.schema.ts';

const input = z.strictObject({
  roles: z.array(z.enum(ROLES)).check(z.minLength(1)),
  /** Leads to the page on which a password is set. Works for an hour. */
  passwordLink: absoluteLink,
  /** Leads to a page that sends a new link. */
  newLinkPage: absoluteLink,
});

/** Invites somebody to the staff pages. */
export const staffInvitationEmail = defineTemplate({
  name: 'staff invitation',
  input,
  subject: `You are invited to the staff pages of ${BRAND.shortName}`,
  previewText: 'Set a password, and you are in. The link works for one hour.',
  body: ({ roles, passwordLink, newLinkPage }) => (
    <>
      <Title>Welcome to the team</Title>
      <Paragraph>
        You are invited to work on the staff pages of {BRAND.shortName}. Set a password for this
        address, then sign in with both.
      </Paragraph>
      <Button href={passwordLink}>Set Your Password</Button>
      <Paragraph>
        <strong>This link works for one hour.</strong> After that, ask for{' '}
        <MailLink href={newLinkPage}>a new link</MailLink>, with this address.
      </Paragraph>
      <Details
        label="What you may do"
        rows={roles.map((role) => [ROLE_LABELS[role].name, ROLE_LABELS[role].purpose])}
      />
      <SmallPrint>
        If the button does not work, open this address:{' '}
        <MailLink href={passwordLink}>{passwordLink}</MailLink>
      </SmallPrint>
      <SmallPrint>
        If you do not know what this is about, ignore this email: without a password, nobody can use
        the invitation.
      </SmallPrint>
    </>
  ),
});

/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import { ROLE_LABELS } from '@raade/contracts/staff/labels';
import { INVITATION_DAYS } from '@raade/contracts/staff/people';
import { ROLES } from '@raade/contracts/staff/roles';
import * as z from 'zod/mini';
import { Button, ButtonAddress } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { absoluteLink } from '../inputs/attendee.schema.ts';

const input = z.strictObject({
  roles: z.array(z.enum(ROLES)).check(z.minLength(1)),
  /** The address of the admin who invited. */
  invitedBy: z.string(),
  /** The end of the invitation, as `homeTime` writes it. */
  until: z.string(),
  /** Link to the page that accepts the invitation. */
  link: absoluteLink,
});

/** Invites a person to the staff pages. */
export const staffInvitationEmail = defineTemplate({
  name: 'staff invitation',
  input,
  subject: `You are invited to the staff pages of ${BRAND.shortName}`,
  previewText: 'Accept the invitation, set a password, and you are in.',
  body: ({ roles, invitedBy, until, link }) => (
    <>
      <Title>Welcome to the team</Title>
      <Paragraph>
        {invitedBy} has invited you to work on the staff pages of {BRAND.shortName}. Accept the
        invitation and set a password for this address, then sign in with both.
      </Paragraph>
      <Button href={link}>Accept the Invitation</Button>
      <Paragraph>
        <strong>
          The invitation is good for {INVITATION_DAYS} days, until {until}.
        </strong>{' '}
        It can be accepted once. After that, ask {invitedBy} to invite you again.
      </Paragraph>
      <Details
        label="What you may do"
        rows={roles.map((role) => [ROLE_LABELS[role].name, ROLE_LABELS[role].purpose])}
      />
      <ButtonAddress href={link} />
      <SmallPrint>
        If you do not know what this is about, ignore this email: nothing happens before the
        invitation is accepted.
      </SmallPrint>
    </>
  ),
});

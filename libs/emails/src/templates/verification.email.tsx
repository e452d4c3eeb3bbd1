/** @jsxImportSource preact */
import * as z from 'zod/mini';
import { Button, ButtonAddress } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { MailLink } from '../blocks/mail-link.tsx';
import { Signature } from '../blocks/signature.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { attendeeSchema } from '../inputs/attendee.schema.ts';
import { forumDayRows, placeRow } from '../inputs/forum-days.tsx';
import { withoutLinks } from '../inputs/person-name.ts';
import { ticketTypeLabel } from '../inputs/ticket-type.ts';

/** Asks registrants to confirm their address. */
export const verificationEmail = defineTemplate({
  name: 'verification',
  input: z.omit(attendeeSchema, { couponCode: true }),
  subject: (_input, { facts }) => `Please verify your email address for the ${facts.forum.name}`,
  previewText: 'Please confirm that this address is yours. The link expires in 24 hours.',
  body: (
    { fullName, firstName, verificationLink, ticketType, conferenceLink, mapLink },
    { facts: { forum, signedBy } },
  ) => (
    <>
      <Title>Verify your email address</Title>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Thank you for registering for the {forum.name}. Please verify your email address, so that we
        know how to reach you.
      </Paragraph>
      <Button href={verificationLink}>Verify Email Address</Button>
      <Paragraph>
        <strong>This link expires in 24 hours.</strong> After that, reply to this email and we send
        a new one.
      </Paragraph>
      <Details
        label="Your registration"
        rows={[
          ['Name', withoutLinks(fullName)],
          ['Ticket', ticketTypeLabel(ticketType)],
          ...placeRow(forum, mapLink),
          ...forumDayRows(forum),
        ]}
      />
      <Paragraph>
        Speakers and schedule are on <MailLink href={conferenceLink}>the forum’s page</MailLink>.
      </Paragraph>
      <Signature by={signedBy.forum} />
      <ButtonAddress href={verificationLink} />
      <SmallPrint>If you did not register, you can ignore this email.</SmallPrint>
    </>
  ),
});

/** @jsxImportSource preact */
import { FORUM } from '@raade/contracts/forum';
import * as z from 'zod/mini';
import { Button } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { NumberedList } from '../blocks/list.tsx';
import { MailLink } from '../blocks/mail-link.tsx';
import { ForumSignature } from '../blocks/signature.tsx';
import { Heading, Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { attendeeSchema } from '../inputs/attendee.schema.ts';
import { FORUM_DAY_ROWS } from '../inputs/forum-days.tsx';
import { withoutLinks } from '../inputs/person-name.ts';
import { ticketTypeLabel } from '../inputs/ticket-type.ts';

/** Tells attendees what to do before the forum, and what is paid for. */
export const nextStepsEmail = defineTemplate({
  name: 'next steps',
  input: z.omit(attendeeSchema, { verificationLink: true }),
  subject: `Your next steps for the ${FORUM.name}`,
  previewText: 'Your place is confirmed. Here is how to get ready, and what is included.',
  body: ({ fullName, firstName, ticketType, conferenceLink, mapLink, couponCode }) => (
    <>
      <Title>You are all set</Title>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your place at the {FORUM.name} is confirmed. Here is what comes next, and what is included.
      </Paragraph>
      <Details
        label="Your registration"
        rows={[
          ['Name', withoutLinks(fullName)],
          ['Ticket', ticketTypeLabel(ticketType)],
          ['Place', <MailLink href={mapLink}>{FORUM.venue}</MailLink>],
          ...FORUM_DAY_ROWS,
        ]}
      />
      <Heading>Before you come</Heading>
      <NumberedList
        items={[
          {
            title: 'Read the schedule',
            text: 'Rooms and times are on the forum’s page, with an entry for your calendar.',
          },
          {
            title: 'Plan your way',
            text: 'The two days take place in two buildings. The map of each is above, and the walk between them takes ten minutes.',
          },
          {
            title: 'Keep this email',
            text: 'Show it at the entrance, or say your name: either is enough.',
          },
        ]}
      />
      <Button href={conferenceLink}>See the Schedule</Button>
      <Heading>What is included</Heading>
      <Details
        label="What is included"
        rows={[
          ['Gala', 'Included with your registration.'],
          ['Parking', 'Pre-paid by the organizers: you pay nothing.'],
          [
            'Afterparty',
            <>
              Optional. The coupon code <strong>{couponCode}</strong> gives you a discount.
            </>,
          ],
        ]}
      />
      <Paragraph>
        You cannot come after all? Reply to this email, so that somebody else gets your place.
      </Paragraph>
      <ForumSignature />
    </>
  ),
});

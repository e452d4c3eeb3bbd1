/** @jsxImportSource preact */
import { FORUM } from '@raade/contracts/forum';
import * as z from 'zod/mini';
import { Button } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { NumberedList } from '../blocks/list.tsx';
import { MailLink } from '../blocks/mail-link.tsx';
import { Heading, Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { attendeeSchema } from '../inputs/attendee.schema.ts';
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
          ['Dates', FORUM.dates],
          ['Place', <MailLink href={mapLink}>{FORUM.venue}</MailLink>],
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
            text: 'The two days take place in two buildings: check which one you start in.',
          },
          {
            title: 'Keep this email',
            text: 'It helps us find your registration when you arrive.',
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
      <Paragraph>We look forward to meeting you.</Paragraph>
    </>
  ),
});

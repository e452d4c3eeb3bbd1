/** @jsxImportSource preact */
import { FORUM } from '@raade/contracts/forum';
import * as z from 'zod/mini';
import { Button } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { MailLink } from '../blocks/mail-link.tsx';
import { Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { attendeeSchema } from '../inputs/attendee.schema.ts';
import { FORUM_DAY_ROWS } from '../inputs/forum-days.tsx';

/** Sets right what an earlier email said wrongly of the forum's dates or place. */
export const correctionEmail = defineTemplate({
  name: 'correction',
  input: z.pick(attendeeSchema, { firstName: true, conferenceLink: true, mapLink: true }),
  subject: 'RAADE Forum 2025: Corrected Details',
  previewText: 'Our last email had a mistake in it. These are the right dates and the right place.',
  body: ({ firstName, conferenceLink, mapLink }) => (
    <>
      <Title>A correction to our last email</Title>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Our last email to you had a mistake in it, and we are sorry for the confusion. These are the
        right details:
      </Paragraph>
      <Details
        label="The right details"
        rows={[
          ['Event', FORUM.name],
          ['Dates', FORUM.dates],
          ['Place', <MailLink href={mapLink}>{FORUM.venue}</MailLink>],
          ...FORUM_DAY_ROWS,
        ]}
      />
      <Paragraph>
        Your registration stands as it is: there is nothing you need to do. The schedule on our site
        is always up to date.
      </Paragraph>
      <Button href={conferenceLink}>See the Schedule</Button>
    </>
  ),
});

/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import * as z from 'zod/mini';
import { Button } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { ForumSignature } from '../blocks/signature.tsx';
import { Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { attendeeSchema } from '../inputs/attendee.schema.ts';
import { forumDayRows, hasSchedule, placeRow } from '../inputs/forum-days.tsx';

/** Maximum length of the sentence about the error. */
export const MISTAKE_LENGTH = 300;

const input = z.strictObject({
  ...z.pick(attendeeSchema, { firstName: true, conferenceLink: true, mapLink: true }).shape,
  /** The wrong statement of the earlier email and the correct one, so that readers need not compare the two emails. */
  mistake: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MISTAKE_LENGTH))),
});

/** Corrects a wrong date or place of the forum in an earlier email. */
export const correctionEmail = defineTemplate({
  name: 'correction',
  input,
  subject: (_input, { facts }) => `${BRAND.shortName} Forum ${facts.forum.year}: Corrected Details`,
  previewText: 'Our last email had a mistake in it. These are the right dates and the right place.',
  body: ({ firstName, conferenceLink, mapLink, mistake }, { facts: { forum, signedBy } }) => (
    <>
      <Title>A correction to our last email</Title>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Our last email to you had a mistake in it, and we are sorry for the confusion.
      </Paragraph>
      {mistake !== undefined && (
        <Paragraph>
          <strong>What was wrong:</strong> {mistake}
        </Paragraph>
      )}
      <Paragraph>These are the right details:</Paragraph>
      <Details
        label="The right details"
        rows={[
          ['Event', forum.name],
          ['Dates', forum.dates],
          ...placeRow(forum, mapLink),
          ...forumDayRows(forum),
        ]}
      />
      <Paragraph>
        Your registration stands as it is: there is nothing you need to do.{' '}
        {hasSchedule(forum) ? 'The schedule on our site' : 'The forum’s page'} is always up to date.
      </Paragraph>
      <Button href={conferenceLink}>
        {hasSchedule(forum) ? 'See the Schedule' : 'See the Forum'}
      </Button>
      <ForumSignature by={signedBy.forum} />
    </>
  ),
});

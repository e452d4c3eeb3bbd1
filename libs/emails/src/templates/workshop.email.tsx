/** @jsxImportSource preact */
import * as z from 'zod/mini';
import { BRAND } from '@raade/contracts/base/brand';
import { Button } from '../blocks/button.tsx';
import { NumberedList } from '../blocks/list.tsx';
import { MailLink } from '../blocks/mail-link.tsx';
import { ForumSignature } from '../blocks/signature.tsx';
import { Heading, Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { attendeeSchema } from '../inputs/attendee.schema.ts';
import { hasSchedule } from '../inputs/forum-days.tsx';

/** Asks attendees which workshops they would like. */
export const workshopEmail = defineTemplate({
  name: 'workshop',
  input: z.pick(attendeeSchema, { firstName: true, conferenceLink: true }),
  subject: (_input, { facts }) =>
    `${BRAND.shortName} Forum ${facts.forum.year}: Workshop Selection & Case Studies`,
  previewText: (_input, { facts: { workshops } }) =>
    `${capitalized(countInWords(workshops.length))} design-sprint workshops, one seat for you. Tell us your top three.`,
  body: (
    { firstName, conferenceLink },
    { facts: { forum, workshops, workshopRule, workshopsUntil, contact, signedBy } },
  ) => (
    <>
      <Title>Choose your workshop</Title>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        At the forum you will join one of {countInWords(workshops.length)} design-sprint workshops.
        Each starts from a case study: one problem, one team, and a sprint to sketch an answer.
      </Paragraph>
      <Heading>The {countInWords(workshops.length)} themes</Heading>
      <NumberedList items={workshops} />
      <Heading>Your top three</Heading>
      <Paragraph>
        Please send us your <strong>top three preferences</strong>, in order. If we do not hear from
        you, we will assign you to a workshop.
      </Paragraph>
      {workshopRule && <Paragraph>{workshopRule}</Paragraph>}
      {workshopsUntil && (
        <Paragraph>
          The last day for that is <strong>{workshopsUntil}</strong>.
        </Paragraph>
      )}
      <Button href={`mailto:${contact.email}`}>Send Your Top Three</Button>
      <Paragraph>
        The workshops’ times {hasSchedule(forum) ? 'are in the schedule' : 'will be'} on{' '}
        <MailLink href={conferenceLink}>the forum’s page</MailLink>.
      </Paragraph>
      <ForumSignature by={signedBy.forum} />
    </>
  ),
});

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number in words: 5 -> 'five'. `NUMBER_WORDS` begins with two. */
const countInWords = (count: number) => NUMBER_WORDS[count - 2] ?? String(count);

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

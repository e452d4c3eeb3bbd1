/** @jsxImportSource preact */
import * as z from 'zod/mini';
import type { ComponentChildren } from 'preact';
import { CALENDAR_FEED } from '@raade/contracts/content/feeds';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { Button } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { NumberedList } from '../blocks/list.tsx';
import { MailLink } from '../blocks/mail-link.tsx';
import { ForumSignature } from '../blocks/signature.tsx';
import { Heading, Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { attendeeSchema } from '../inputs/attendee.schema.ts';
import { forumDayRows, hasSchedule, placeRow } from '../inputs/forum-days.tsx';
import { withoutLinks } from '../inputs/person-name.ts';
import { ticketTypeLabel } from '../inputs/ticket-type.ts';

/** Informs attendees of the next steps before the forum, and of what is included. */
export const nextStepsEmail = defineTemplate({
  name: 'next steps',
  input: z.omit(attendeeSchema, { verificationLink: true }),
  subject: (_input, { facts }) => `Your next steps for the ${facts.forum.name}`,
  previewText: 'Your place is confirmed. Here is how to get ready, and what is included.',
  body: (
    { fullName, firstName, ticketType, conferenceLink, mapLink, couponCode },
    { facts: { forum, nextSteps, signedBy } },
  ) => (
    <>
      <Title>You are all set</Title>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your place at the {forum.name} is confirmed. Here is what comes next, and what is included.
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
      <Heading>Before you come</Heading>
      <NumberedList
        items={[
          {
            title: 'Read the schedule',
            text: hasSchedule(forum)
              ? 'Rooms and times are on the forum’s page.'
              : 'It is still to come, and will be on the forum’s page.',
          },
          {
            title: 'Plan your trip',
            text: nextSteps.yourWay,
          },
          {
            title: 'Keep this email',
            text: nextSteps.entrance,
          },
        ]}
      />
      <Button href={conferenceLink}>
        {hasSchedule(forum) ? 'See the Schedule' : 'See the Forum'}
      </Button>
      {hasSchedule(forum) && (
        <Paragraph>
          For your calendar:{' '}
          <MailLink href={new URL(CALENDAR_FEED, conferenceLink).href}>
            every session in one file
          </MailLink>
          .
        </Paragraph>
      )}
      <Heading>What is included</Heading>
      <Details label="What is included" rows={detailRows(nextSteps.included, couponCode)} />
      {nextSteps.notIncluded.length > 0 && (
        <>
          <Heading>Not included</Heading>
          <Details label="Not included" rows={detailRows(nextSteps.notIncluded, couponCode)} />
        </>
      )}
      <Paragraph>
        Can’t make it after all? Reply to this email, so that somebody else gets your place.
      </Paragraph>
      <ForumSignature by={signedBy.forum} />
    </>
  ),
});

/** Rows of `Details`, with the coupon code filled in. */
const detailRows = (rows: MailFacts['nextSteps']['included'], couponCode: string) =>
  rows.map(({ name, text }) => [name, withCouponCode(text, couponCode)] as const);

/** The placeholder for the recipient's coupon code in a text. */
const COUPON_PLACEHOLDER = '{couponCode}';

/** Fills in the recipient's coupon code. */
const withCouponCode = (text: string, code: string): ComponentChildren =>
  text.split(COUPON_PLACEHOLDER).map((textPart, index) => (
    <>
      {index > 0 && <strong>{code}</strong>}
      {textPart}
    </>
  ));

/** @jsxImportSource preact */
import {
  APPLICATION_KINDS,
  GUEST_TICKETS,
  type GuestTicket,
} from '@raade/contracts/applications/application.schema';
import { BRAND } from '@raade/contracts/base/brand';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { ANSWER_PROMISES, GUEST_PROMISE } from '@raade/contracts/applications/answer-promises';
import * as z from 'zod/mini';
import { Details } from '../blocks/details.tsx';
import { Lines } from '../blocks/lines.tsx';
import { Signature } from '../blocks/signature.tsx';
import { SiteLink } from '../blocks/site-link.tsx';
import { Heading, Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { copiedAnswer } from '../inputs/copied-answer.ts';
import { forumDayRows, hasSchedule } from '../inputs/forum-days.tsx';
import { greeting, personName } from '../inputs/person-name.ts';
import { dayInWords } from '../inputs/receipt-rows.ts';
import { SIGNERS } from '../inputs/signers.ts';

const OMISSION = 'We left out your email address and phone number, in case this email went astray.';

const TEXTS = {
  student: {
    subject: `We received your application to ${BRAND.shortName} Innovation Studios`,
    title: 'Your application is in',
    thanks: 'Thank you for your interest in our Innovation Studios.',
    omission: OMISSION,
    closingLink: { label: 'See what the teams build', path: '/studios#projects' },
    mistyped: 'If you did not apply, somebody mistyped their address: ignore this email.',
  },
  partner: {
    subject: `We received your partnership request to ${BRAND.shortName}`,
    title: 'Your request is in',
    thanks: 'Thank you for your interest in working with us.',
    omission: OMISSION,
    closingLink: { label: 'See what the teams build', path: '/studios#projects' },
    mistyped: 'If you sent us no request, somebody mistyped their address: ignore this email.',
  },
  guest: {
    subject: 'We received your registration for the forum',
    title: 'Your registration is in',
    thanks: 'Thank you for registering for the forum.',
    omission: 'We left out your email address, in case this email went astray.',
    closingLink: { label: 'See the schedule', path: '/conference#schedule' },
    mistyped: 'If you did not register, somebody mistyped their address: ignore this email.',
  },
} as const;

const answer = z.readonly(z.tuple([z.string(), z.string()]));

const input = z.strictObject({
  kind: z.enum(APPLICATION_KINDS),
  name: personName,
  /** Ticket of a guest; undefined for other kinds, and if it is unknown. */
  ticket: z.optional(z.enum(GUEST_TICKETS)),
  /** Day of its arrival in the association's time zone. */
  sentOn: z.iso.date(),
  /** The applicant's answers, with their labels. */
  answers: z.readonly(z.array(answer)),
});

/** Confirms to applicants that their application has arrived, and repeats their answers. */
export const applicationConfirmationEmail = defineTemplate({
  name: 'application confirmation',
  input,
  subject: ({ kind }) => TEXTS[kind].subject,
  previewText: ({ kind }) => `${TEXTS[kind].thanks} Here is what happens next.`,
  body: ({ kind, name, ticket, sentOn, answers }, { facts, siteUrl }) => (
    <>
      <Title>{TEXTS[kind].title}</Title>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>{TEXTS[kind].thanks}</Paragraph>
      {kind === 'guest' ? (
        <NoTicketYet {...facts} ticket={ticket} />
      ) : (
        <Paragraph>
          {ANSWER_PROMISES[kind]} {facts.answerTime} {facts.afterwards[kind]}
        </Paragraph>
      )}
      <Heading>What you sent on {dayInWords(sentOn)}</Heading>
      <CopiedAnswers kind={kind} answers={answers} />
      <Paragraph>Something to add or to correct? Reply to this email.</Paragraph>
      <SiteLink {...closingLinkOf(kind, facts)} siteUrl={siteUrl} />
      <Signature by={facts.signedBy[SIGNERS[kind]]} />
      <SmallPrint>{TEXTS[kind].mistyped}</SmallPrint>
    </>
  ),
});

/** The link at the end. It leads to the schedule only once there is one. */
const closingLinkOf = (kind: keyof typeof TEXTS, { forum }: MailFacts) =>
  kind === 'guest' && !hasSchedule(forum)
    ? { label: 'See the forum', path: '/conference' }
    : TEXTS[kind].closingLink;

/** Warns guests that they have no place yet, so that they do not book a journey because of this mail. */
function NoTicketYet({
  forum,
  places,
  ticket,
}: MailFacts & { readonly ticket: GuestTicket | undefined }) {
  return (
    <>
      <Paragraph>
        <strong>This is not a ticket yet.</strong> {GUEST_PROMISE} {places.answer} Please do not
        book anything before you hear from us.
      </Paragraph>
      <Details
        label="The forum"
        rows={[['Forum', forum.name], ...payingRows(places, ticket), ...forumDayRows(forum)]}
      />
    </>
  );
}

/** The price of this ticket; if the content has none, the forum page's text on all tickets. */
function payingRows(
  { price, paying, byTicket }: MailFacts['places'],
  ticket?: GuestTicket,
): readonly (readonly [string, string])[] {
  const ticketPrice = ticket && byTicket[TICKET_KEYS[ticket]];
  if (ticketPrice) return [['Paying', ticketPrice]];
  return [
    ...(price ? [['Price', price] as const] : []),
    ['Paying', paying ?? 'There is nothing to pay until you hear from us.'],
  ];
}

const TICKET_KEYS = { Student: 'student', Professional: 'professional' } as const;

/** The applicant's answers, without empty ones. */
function CopiedAnswers({ kind, answers }: Pick<z.output<typeof input>, 'kind' | 'answers'>) {
  const entries = answers.filter(([, text]) => text.trim() !== '');
  const isChanged = entries.some(([, text]) => copiedAnswer(text) !== text.trim());
  return (
    <>
      <Details
        label="What you sent"
        rows={entries.map(([label, text]) => [label, <Lines text={copiedAnswer(text)} />] as const)}
      />
      <SmallPrint>
        {TEXTS[kind].omission}
        {isChanged &&
          ' Links are broken up or left out here, and long answers cut short; we have all of them in full.'}
      </SmallPrint>
    </>
  );
}

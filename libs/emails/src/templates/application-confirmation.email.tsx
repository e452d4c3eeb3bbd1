/** @jsxImportSource preact */
import { APPLICATION_KINDS } from '@raade/contracts/applications';
import { BRAND } from '@raade/contracts/brand';
import * as z from 'zod/mini';
import { Signature } from '../blocks/signature.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { greeting, personName } from '../inputs/person-name.ts';

const TEXTS = {
  student: {
    subject: `We received your application to ${BRAND.shortName} Innovation Studios`,
    title: 'Your application is in',
    thanks: 'Thank you for your interest in our Innovation Studios.',
    next: 'Whatever they decide, you hear from us. There is nothing more you need to do.',
  },
  partner: {
    subject: `We received your partnership request to ${BRAND.shortName}`,
    title: 'Your request is in',
    thanks: 'Thank you for your interest in working with us.',
    next: 'Then we talk about your project with you, within a month.',
  },
} as const;

const input = z.strictObject({ kind: z.enum(APPLICATION_KINDS), name: personName });

/** Tells who applied that the application arrived. */
export const applicationConfirmationEmail = defineTemplate({
  name: 'application confirmation',
  input,
  subject: ({ kind }) => TEXTS[kind].subject,
  previewText: ({ kind }) => `${TEXTS[kind].thanks} Here is what happens next.`,
  body: ({ kind, name }, { facts: { answerTime } }) => (
    <>
      <Title>{TEXTS[kind].title}</Title>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>{TEXTS[kind].thanks}</Paragraph>
      <Paragraph>
        Students read every application, {answerTime} {TEXTS[kind].next}
      </Paragraph>
      <Signature />
      <SmallPrint>
        If you did not apply, somebody mistyped their address: ignore this email.
      </SmallPrint>
    </>
  ),
});

/** @jsxImportSource preact */
import { APPLICATION_KINDS } from '@raade/contracts/applications/application.schema';
import * as z from 'zod/mini';
import { Lines } from '../blocks/lines.tsx';
import { Signature } from '../blocks/signature.tsx';
import { Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { SIGNERS } from '../inputs/signers.ts';

const input = z.strictObject({
  kind: z.enum(APPLICATION_KINDS),
  subject: z.string().check(z.minLength(1)),
  /** Plain text, filled in for the reader. Empty lines end paragraphs. */
  text: z.string().check(z.minLength(1)),
});

/** Informs an applicant of the decision, with a text by staff. */
export const applicationAnswerEmail = defineTemplate({
  name: 'application answer',
  input,
  subject: ({ subject }) => subject,
  previewText: ({ text }) => text,
  body: ({ kind, subject, text }, { facts }) => (
    <>
      <Title>{subject}</Title>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <Paragraph>
          <Lines text={paragraph.trim()} />
        </Paragraph>
      ))}
      <Signature by={facts.signedBy[SIGNERS[kind]]} />
    </>
  ),
});

import { WHO_READS } from '@raade/contracts/applications/who-reads';
import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { line, list, paragraph, slug } from '../fields/fields.ts';

const factsFields = {
  title: line({ label: 'Heading', max: 60 }),
  summary: line({
    label: 'In short',
    help: 'On phones, before it is unfolded, and on the pages of the studios and projects.',
    max: 100,
  }),
  facts: list(
    z.strictObject({
      label: line({ label: 'Question', max: 32 }),
      answer: paragraph({ label: 'Answer', max: 200 }),
    }),
    { label: 'Facts', help: 'In the order of their weight.', min: 1, max: 12 },
  ),
  example: z.optional(
    z.strictObject({
      label: line({ label: 'Link to an example', max: 48 }),
      project: slug({ label: 'Project', names: 'projects' }),
    }),
  ),
  ask: line({ label: 'Before the address to ask', max: 60 }),
};

/** What applicants of one kind are told. */
const told = (label: string) =>
  z
    .strictObject({
      lead: paragraph({ label: 'Below the heading', max: 240 }),
      facts: z.strictObject(factsFields).register(FIELDS, { label: 'What to know before' }),
      afterwards: paragraph({
        label: 'What comes after the answer',
        help: 'Stands in the confirmation’s mail, too.',
        max: 240,
      }),
    })
    .register(FIELDS, { label });

/** What applicants want to know before they begin, and what happens afterwards. */
export const applicationsSchema = z.strictObject({
  answerTime: line({
    label: 'How soon an answer comes',
    help: `Ends "${WHO_READS.student} …" and "${WHO_READS.partner} …", here and in the confirmation’s mail.`,
    max: 100,
  }),
  student: told('Students'),
  partner: told('Partners'),
});
export type ApplicationFacts = z.infer<typeof applicationsSchema>['student']['facts'];

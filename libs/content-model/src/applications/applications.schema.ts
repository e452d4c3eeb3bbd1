import { ANSWER_PROMISES } from '@raade/contracts/applications/answer-promises';
import * as z from 'zod/mini';
import { group, line, list, paragraph, slug } from '../fields/fields.ts';

const factsFields = {
  title: line('Heading', { max: 60 }),
  summary: line('Summary', {
    help: 'This text appears on the studio and project pages, and on phones while the facts are collapsed.',
    max: 100,
  }),
  facts: list(
    'Facts',
    z.strictObject({
      label: line('Question', { max: 32 }),
      answer: paragraph('Answer', { max: 200 }),
    }),
    { help: 'Begin with the most important fact.', min: 1, max: 12 },
  ),
  example: z.optional(
    z.strictObject({
      label: line('Text of the link to an example', { max: 48 }),
      project: slug('Project', { names: 'projects' }),
    }),
  ),
  ask: line('Text before the contact address', { max: 60 }),
};

/** Texts of the page for applicants of one kind. */
const applicantTexts = (label: string) =>
  group(label, {
    lead: paragraph('Below the heading', { max: 240 }),
    facts: group('Facts for applicants', factsFields),
    afterwards: paragraph('Steps after the answer', {
      help: 'This text also appears in the confirmation email.',
      max: 240,
    }),
  });

/** Texts for applicants: facts to know before they apply, and the steps after the answer. */
export const applicationsSchema = z.strictObject({
  answerTime: line('Time until applicants get an answer', {
    help: `This completes the sentences "${ANSWER_PROMISES.student} …" and "${ANSWER_PROMISES.partner} …" on the page and in the confirmation email.`,
    max: 100,
  }),
  student: applicantTexts('Students'),
  partner: applicantTexts('Partners'),
});
export type ApplicationFacts = z.infer<typeof applicationsSchema>['student']['facts'];

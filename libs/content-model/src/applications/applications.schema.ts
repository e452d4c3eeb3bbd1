import { WHO_READS } from '@raade/contracts/applications/who-reads';
import * as z from 'zod/mini';
import { group, line, list, paragraph, slug } from '../fields/fields.ts';

const factsFields = {
  title: line('Heading', { max: 60 }),
  summary: line('In short', {
    help: 'On phones, before it is unfolded, and on the pages of the studios and projects.',
    max: 100,
  }),
  facts: list(
    'Facts',
    z.strictObject({
      label: line('Question', { max: 32 }),
      answer: paragraph('Answer', { max: 200 }),
    }),
    { help: 'In the order of their weight.', min: 1, max: 12 },
  ),
  example: z.optional(
    z.strictObject({
      label: line('Link to an example', { max: 48 }),
      project: slug('Project', { names: 'projects' }),
    }),
  ),
  ask: line('Before the address to ask', { max: 60 }),
};

/** Texts of the page for applicants of one kind. */
const applicantTexts = (label: string) =>
  group(label, {
    lead: paragraph('Below the heading', { max: 240 }),
    facts: group('What to know before', factsFields),
    afterwards: paragraph('What comes after the answer', {
      help: 'Stands in the confirmation’s mail, too.',
      max: 240,
    }),
  });

/** Texts for applicants: facts to know before they apply, and the steps after the answer. */
export const applicationsSchema = z.strictObject({
  answerTime: line('How soon an answer comes', {
    help: `Ends "${WHO_READS.student} …" and "${WHO_READS.partner} …", here and in the confirmation’s mail.`,
    max: 100,
  }),
  student: applicantTexts('Students'),
  partner: applicantTexts('Partners'),
});
export type ApplicationFacts = z.infer<typeof applicationsSchema>['student']['facts'];

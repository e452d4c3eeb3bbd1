import { documentContent } from '@raade/content-model/provided/provided-content';
import { FILLED_PARTNER } from '../testing/filled-forms.ts';
import { partnerForm } from './partner-form.ts';

const summaryOf = (changes: object) =>
  Object.fromEntries(partnerForm(documentContent()).summary({ ...FILLED_PARTNER, ...changes }));

test('[APPLY-20] the summary shortens the idea to 100 characters and an ellipsis', () => {
  const idea = 'i'.repeat(100);
  expect(summaryOf({ project_idea: idea })['Project Idea']).toBe(idea);
  expect(summaryOf({ project_idea: `${idea}j` })['Project Idea']).toBe(`${idea}...`);
});

test('[APPLY-21] an empty timeline is shown as not specified', () => {
  expect(summaryOf({}).Timeline).toBe('Not specified');
  expect(summaryOf({ timeline: 'Six months' }).Timeline).toBe('Six months');
});

test('[APPLY-22] the summary lists organization, contact, email, idea and timeline', () => {
  expect(Object.keys(summaryOf({}))).toEqual([
    'Organization',
    'Contact',
    'Email',
    'Project Idea',
    'Timeline',
  ]);
});

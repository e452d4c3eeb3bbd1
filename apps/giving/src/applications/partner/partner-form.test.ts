import { FILLED_PARTNER } from '../testing/filled-forms.ts';
import { COUNTRY_NAMES } from './countries.ts';
import { PARTNER_FORM } from './partner-form.ts';

const summaryOf = (changes: object) =>
  Object.fromEntries(PARTNER_FORM.summary({ ...FILLED_PARTNER, ...changes }));

test('[APPLY-20] an idea of up to 100 characters is repeated whole', () => {
  const idea = 'i'.repeat(100);
  expect(summaryOf({ project_idea: idea })['Project Idea']).toBe(idea);
});

test('[APPLY-20] of a longer idea the first 100 characters stand before an ellipsis', () => {
  const idea = `${'i'.repeat(100)}j`;
  expect(summaryOf({ project_idea: idea })['Project Idea']).toBe(`${'i'.repeat(100)}...`);
});

test('[APPLY-21] an empty timeline is not specified', () => {
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

test('[APPLY-10] every country has a name, and they stand in order', () => {
  expect(COUNTRY_NAMES).toHaveLength(249);
  expect(new Set(COUNTRY_NAMES).size).toBe(249);
  expect(COUNTRY_NAMES.filter((name) => name.length === 2)).toEqual([]);
  expect(COUNTRY_NAMES).toContain('Nigeria');
  expect(COUNTRY_NAMES.at(0)).toBe('Afghanistan');
  expect(COUNTRY_NAMES.at(-1)).toBe('Zimbabwe');
});

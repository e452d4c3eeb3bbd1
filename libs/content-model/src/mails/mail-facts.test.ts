import { OTHER_CONTENT } from '../testing/other-content.ts';
import { mailFacts } from './mail-facts.ts';

test('the hours of each day have the time zone name of that day', () => {
  const { forum } = mailFacts(OTHER_CONTENT);
  expect(forum.days.map(({ date, hours }) => [date, hours?.replace(/^.* (?=\S+$)/, '')])).toEqual([
    ['Friday, October 23, 2026', 'GMT+1'],
    ['Saturday, October 24, 2026', 'GMT+1'],
    ['Sunday, October 25, 2026', 'GMT+0'],
  ]);
});

test('a day without sessions has no hours yet', () => {
  const { forum } = mailFacts({ ...OTHER_CONTENT, sessions: [] });
  expect(forum.days).toHaveLength(3);
  for (const day of forum.days) expect(day).not.toHaveProperty('hours');
});

test('the last day to choose a workshop is named with its year, and may be missing', () => {
  expect(mailFacts(OTHER_CONTENT).workshopsUntil).toBe('Friday, October 9, 2026');
  const { workshopsUntil, ...mails } = OTHER_CONTENT.mails;
  expect(workshopsUntil).toBe('2026-10-09');
  expect(mailFacts({ ...OTHER_CONTENT, mails })).not.toHaveProperty('workshopsUntil');
});

test.each(['2026-04-30', '2026-10-26'])(
  'a last day to choose a workshop that fits another forum is left out: %s',
  (workshopsUntil) => {
    const mails = { ...OTHER_CONTENT.mails, workshopsUntil };
    expect(mailFacts({ ...OTHER_CONTENT, mails })).not.toHaveProperty('workshopsUntil');
  },
);

test('an edition without a list of what is not included gets an empty one', () => {
  expect(OTHER_CONTENT.mails).not.toHaveProperty('notIncluded');
  expect(mailFacts(OTHER_CONTENT).nextSteps.notIncluded).toEqual([]);
});

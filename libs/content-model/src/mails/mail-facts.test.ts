import { OTHER_CONTENT } from '../testing/other-content.ts';
import { mailFacts } from './mail-facts.ts';

test('clocks of each day are those that its place shows then', () => {
  const { forum } = mailFacts(OTHER_CONTENT);
  expect(forum.days.map(({ date, hours }) => [date, hours?.replace(/^.* (?=\S+$)/, '')])).toEqual([
    ['Friday, October 23', 'GMT+1'],
    ['Saturday, October 24', 'GMT+1'],
    ['Sunday, October 25', 'GMT+0'],
  ]);
});

test('a day without sessions has no hours yet', () => {
  const { forum } = mailFacts({ ...OTHER_CONTENT, sessions: [] });
  expect(forum.days).toHaveLength(3);
  for (const day of forum.days) expect(day).not.toHaveProperty('hours');
});

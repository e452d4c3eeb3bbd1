import { OTHER_CONTENT } from '../testing/other-content.ts';
import { datesText } from './forum-facts.ts';
import { forumMoments } from './forum-moments.ts';

test('moments carry the offset of the day, before and after clocks change', () => {
  const { countdownTarget, lastSecond } = forumMoments(OTHER_CONTENT.forum);
  expect(countdownTarget).toBe('2026-10-23T09:00:00+01:00');
  expect(lastSecond).toBe('2026-10-25T23:59:59+00:00');
});

test.each([
  ['2025-04-11', '2025-04-12', 'April 11-12, 2025'],
  ['2025-04-11', '2025-04-11', 'April 11, 2025'],
  ['2025-03-30', '2025-04-01', 'March 30 - April 1, 2025'],
  ['2025-12-31', '2026-01-01', 'December 31, 2025 - January 1, 2026'],
])('from %s to %s it is %s', (first, last, text) => {
  expect(datesText(first, last)).toBe(text);
});

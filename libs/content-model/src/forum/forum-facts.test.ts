import { localDay } from '@raade/contracts/base/local-day';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { datesText, forumFacts } from './forum-facts.ts';
import { forumMoments } from './forum-moments.ts';

test.each([
  ['Europe/Lisbon', '+01:00', '+00:00'],
  ['Africa/Nairobi', '+03:00', '+03:00'],
])(
  'a forum in %s begins and ends at midnight, with the offset of that day',
  (timeZone, from, to) => {
    const forum = { ...OTHER_CONTENT.forum, timeZone, opening: '00:00' };
    const { countdownTarget: first, lastSecond: last } = forumMoments(forum);
    expect([first, last]).toEqual([`2026-10-23T00:00:00${from}`, `2026-10-25T23:59:59${to}`]);
    const moments = [Date.parse(first) - 1, Date.parse(first), Date.parse(last)];
    const phases = [...moments, Date.parse(last) + 1000].map((moment) =>
      forumPhaseOn(localDay(new Date(moment), timeZone), forumFacts(forum)),
    );
    expect(phases).toEqual(['closed', 'during', 'during', 'over']);
  },
);

test.each([
  ['2025-04-11', '2025-04-12', 'April 11-12, 2025'],
  ['2025-04-11', '2025-04-11', 'April 11, 2025'],
  ['2025-03-30', '2025-04-01', 'March 30 - April 1, 2025'],
  ['2025-12-31', '2026-01-01', 'December 31, 2025 - January 1, 2026'],
])('the days %s to %s are written as %s', (first, last, text) => {
  expect(datesText(first, last)).toBe(text);
});

import { forumOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { allDayCalendarLink } from './calendar-link.ts';

test('[REG-11] the entry covers both days; its end is the day after, as calendars require', () => {
  const { hostname, searchParams } = new URL(allDayCalendarLink(forumOf(documentContent())));
  expect(hostname).toBe('calendar.google.com');
  expect(searchParams.get('dates')).toBe('20250411/20250413');
});

import { dayAfter } from '@raade/contracts/base/days';
import type { ForumFacts } from '@raade/content-model/forum/forum-facts';

/** The address at which Google Calendar offers to keep the days of the forum free. */
export function allDayCalendarLink({ name, venue, firstDay, lastDay }: ForumFacts): string {
  // Calendars end an all-day entry before the day that they are given.
  const days = [firstDay, dayAfter(lastDay)].map((day) => day.replaceAll('-', ''));
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: days.join('/'),
    ...(venue === undefined ? {} : { location: venue }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

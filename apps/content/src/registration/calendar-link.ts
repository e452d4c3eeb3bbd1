import type { ForumFacts } from '@raade/content-model/forum/forum-facts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** '2025-04-12' -> '20250413': calendars end an all-day entry before the day that they are given. */
function dayAfter(date: string): string {
  const next = new Date(Date.parse(date) + DAY_MS);
  return next.toISOString().slice(0, date.length).replaceAll('-', '');
}

/** The address at which Google Calendar offers to keep the days of the forum free. */
export function allDayCalendarLink({ name, venue, firstDay, lastDay }: ForumFacts): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${firstDay.replaceAll('-', '')}/${dayAfter(lastDay)}`,
    ...(venue === undefined ? {} : { location: venue }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

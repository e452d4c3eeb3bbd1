import { FORUM } from '../content/forum.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** '2025-04-12' -> '20250413': calendars end an all-day entry before the day that they are given. */
function dayAfter(date: string): string {
  const next = new Date(Date.parse(date) + DAY_MS);
  return next.toISOString().slice(0, date.length).replaceAll('-', '');
}

/** The address at which Google Calendar offers to keep the days of the forum free. */
export function allDayCalendarLink(): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: FORUM.name,
    dates: `${FORUM.firstDay.replaceAll('-', '')}/${dayAfter(FORUM.lastDay)}`,
    location: FORUM.venue,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

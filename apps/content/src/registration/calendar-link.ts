import { dayAfter } from '@raade/contracts/base/days';
import type { ForumFacts } from '@raade/content-model/forum/forum-facts';

/** Returns the address of Google Calendar that saves the forum as an all-day event. */
export function allDayCalendarLink({ name, venue, firstDay, lastDay }: ForumFacts): string {
  // The end of an all-day event is exclusive.
  const days = [firstDay, dayAfter(lastDay)].map((day) => day.replaceAll('-', ''));
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: days.join('/'),
    ...(venue === undefined ? {} : { location: venue }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

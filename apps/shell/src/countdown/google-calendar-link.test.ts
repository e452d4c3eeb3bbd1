import { FORUM } from '@raade/contracts/forum';
import { googleCalendarLink } from './google-calendar-link.ts';

test('[CDN-06] the calendar link carries the event of 16:00 to 21:00 in UTC, with place and zone', () => {
  const link = new URL(
    googleCalendarLink({
      ...FORUM.calendarEntry,
      title: FORUM.name,
      location: FORUM.venue,
      timeZone: FORUM.timeZone,
    }),
  );
  expect(link.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'RAADE Day Forum',
    dates: '20250411T210000Z/20250413T020000Z',
    ctz: 'America/Chicago',
    location: 'Rice University, Houston, TX',
  });
});

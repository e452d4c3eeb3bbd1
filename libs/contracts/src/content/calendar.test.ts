import { googleCalendarLink } from './calendar.ts';
import { SAMPLE_FORUM } from '../testing/sample-forum.ts';

const { name, venue, timeZone, start, end } = SAMPLE_FORUM;
const ENTRY = { title: name, location: venue, timeZone, start, end };

test('[CDN-06] the calendar link contains start and end in UTC, place and time zone', () => {
  const link = new URL(googleCalendarLink(ENTRY));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'RAADE African Development Forum',
    dates: '20250411T210000Z/20250413T020000Z',
    ctz: 'America/Chicago',
    location: 'Rice University, Houston, TX',
  });
});

test('a description with special characters becomes the details of the link', () => {
  const link = googleCalendarLink({ ...ENTRY, description: 'Tea & talk, 50% off\nCome' });
  expect(new URL(link).searchParams.get('details')).toBe('Tea & talk, 50% off\nCome');
});

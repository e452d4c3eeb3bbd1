import { type CalendarEvent, calendarFile } from './icalendar-text.ts';
import { type ReadEvent, readWithIcalJs, readWithNodeIcal } from './testing/read-calendar.ts';

const revision = { sequence: 3, at: '2025-03-01T12:00:00Z' };

function event(id: string, start: string, end: string): CalendarEvent {
  return {
    uid: `${id}@raade.example`,
    title: 'Tea, talk; and \\ more',
    description:
      'First line\nSecond line, naïve café ☕ and enough words to be folded more than once.',
    start,
    end,
    location: 'Room 1, Houston, TX',
    url: 'https://raade.example/conference',
  };
}

const events = [
  event('forum', '2025-04-11T16:00:00-05:00', '2025-04-12T21:00:00-05:00'),
  event('before-march-change', '2026-03-08T01:30:00-06:00', '2026-03-08T03:30:00-05:00'),
  event('after-march-change', '2026-03-08T03:00:00-05:00', '2026-03-08T04:00:00-05:00'),
  event('first-repeated-hour', '2025-11-02T00:30:00-05:00', '2025-11-02T01:30:00-05:00'),
  event('across-november-change', '2025-11-02T00:30:00-05:00', '2025-11-02T01:30:00-06:00'),
  event('second-repeated-hour', '2025-11-02T01:15:00-06:00', '2025-11-02T02:30:00-06:00'),
  event('winter', '2026-01-15T09:00:00-06:00', '2026-01-15T10:00:00-06:00'),
];

const file = calendarFile({ name: 'RAADE Day Forum', revision, events });

/** The event as every reader has to find it, whatever zone the machine is in. */
const expected: readonly ReadEvent[] = events.map((one) => ({
  uid: one.uid,
  start: new Date(one.start).toISOString(),
  end: new Date(one.end).toISOString(),
  title: one.title,
  description: one.description,
  location: one.location,
  url: one.url,
}));

test('ical.js reads every event with its instants, also beside the changes of March and November', () => {
  expect(readWithIcalJs(file)).toEqual(expected);
});

test('node-ical reads the same', () => {
  expect(readWithNodeIcal(file)).toEqual(expected);
});

test('the file carries what RFC 5545 asks for, once, and nothing of the moment it was made', () => {
  for (const line of [
    'VERSION:2.0',
    'UID:forum@raade.example',
    'DTSTART:20250411T210000Z',
    'DTEND:20250413T020000Z',
    'DTSTART:20251102T071500Z',
  ]) {
    expect(file.split('\r\n').filter((other) => other === line)).toHaveLength(1);
  }
  expect(file.match(/^SEQUENCE:3\r$/gm)).toHaveLength(events.length);
  expect(file.match(/^DTSTAMP:20250301T120000Z\r$/gm)).toHaveLength(events.length);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

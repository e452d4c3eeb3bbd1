import fc from 'fast-check';
import moment from 'moment-timezone';
import { localDateTime, wallTime } from './time-in-zone.ts';

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => moment.tz.zone(zone) !== null);

/** Any moment that our data may hold; both libraries know the rules of these years. */
const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2026-06-01T00:00:00Z'),
  noInvalidDate: true,
});

test('local times in every zone equal those of another library with its own tables', () => {
  expect(zones.length).toBeGreaterThan(400);
  fc.assert(
    fc.property(fc.constantFrom(...zones), instant, (zone, date) => {
      expect(localDateTime(date.getTime(), zone)).toBe(
        moment.tz(date, zone).format('YYYY-MM-DDTHH:mm:ss'),
      );
    }),
    { numRuns: 3_000 },
  );
});

test('midnight is hour 0 of the new day', () => {
  expect(wallTime(Date.parse('2025-04-12T05:00:00Z'), 'America/Chicago')).toEqual({
    year: 2025,
    month: 4,
    day: 12,
    hour: 0,
    minute: 0,
    second: 0,
  });
});

test('a zone that does not exist is an error', () => {
  expect(() => wallTime(0, 'Mars/Olympus')).toThrow(RangeError);
});

import fc from 'fast-check';
import moment from 'moment-timezone';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { daysOf, type Session } from '../content/schedule.ts';
import { dateNote, timeRange } from './time-text.ts';

/** The expected text for a session's time, computed by another library than the page uses. */
function expectedRange(start: string, end: string, zone: string): string {
  const [from, to] = [moment.tz(start, zone), moment.tz(end, zone)];
  const isSamePeriod = from.format('A') === to.format('A');
  return `${from.format(isSamePeriod ? 'h:mm' : 'h:mm A')}-${to.format('h:mm A')}`;
}

const days = daysOf(documentContent());
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => moment.tz.zone(zone) !== null);
/** One time zone for each group of zones whose offset is the same on every day of the schedule. */
const clocks = new Map(
  zones.map((zone) => [days.map(({ date }) => moment.tz(date, zone).utcOffset()).join(), zone]),
);

/** Describes how the shown time of a session differs from the expected one; undefined if it does not. */
function mistakeOf(session: Session, date: string, zone: string): string | undefined {
  const [from, to] = [moment.tz(session.start, zone), moment.tz(session.end, zone)];
  const notes = [
    ...(from.format('YYYY-MM-DD') === date ? [] : [from.format('ddd, MMM D')]),
    ...(from.isSame(to, 'day') ? [] : [`ends ${to.format('ddd, MMM D')}`]),
  ];
  const expected = `${expectedRange(session.start, session.end, zone)} ${notes.join(', ')}`;
  const shown = `${timeRange(session, zone)} ${dateNote(session, zone, date) ?? ''}`;
  return shown === expected ? undefined : `${session.id} in ${zone}: ${shown}, not ${expected}`;
}

test('each session has the right local time in all time zones, with the date if it differs', () => {
  expect(zones.length).toBeGreaterThan(400);
  const mistakes = [...clocks.values()].flatMap((zone) =>
    days.flatMap(({ date, sessions }) =>
      sessions.flatMap((session) => mistakeOf(session, date, zone) ?? []),
    ),
  );
  expect(mistakes).toEqual([]);
});

test('all time ranges are right in all zones, even across clock changes', () => {
  const minutes = fc.integer({ min: 0, max: 365 * 24 * 60 });
  const length = fc.integer({ min: 1, max: 24 * 60 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, length, (zone, after, lasting) => {
      const start = new Date(Date.UTC(2025, 0, 1) + after * 60_000);
      const end = new Date(start.getTime() + lasting * 60_000);
      const span = { start: start.toISOString(), end: end.toISOString() };
      expect(timeRange(span, zone)).toBe(expectedRange(span.start, span.end, zone));
    }),
    { numRuns: 1_000 },
  );
});

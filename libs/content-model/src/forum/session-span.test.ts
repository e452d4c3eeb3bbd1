import { isPossibleSpan, sessionSpan } from './session-span.ts';
import { sessionSchema } from './sessions.schema.ts';

const session = (start: string, end: string) => ({
  id: 'gala',
  title: 'Gala',
  type: 'social',
  day: 'day2',
  room: 'Foyer',
  speakers: [],
  start,
  end,
});
const refusals = (start: string, end: string) =>
  sessionSchema.safeParse(session(start, end)).error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['20:30', '00:00'],
  ['20:30', '01:00'],
  ['23:59', '00:01'],
  ['18:00', '06:00'],
  ['08:00', '21:00'],
])('a session may last from %s to %s', (start, end) => {
  expect(refusals(start, end)).toEqual([]);
});

test.each([
  ['16:00', '15:00'],
  ['16:00', '16:00'],
  ['18:00', '06:01'],
  ['00:00', '00:00'],
  ['13:00', '01:30'],
])('a session past midnight of over 12 hours is refused: %s to %s', (start, end) => {
  expect(refusals(start, end)).toEqual(['must come after the beginning']);
  expect(isPossibleSpan({ start, end })).toBe(false);
});

test('the minutes of a session continue past midnight', () => {
  expect(sessionSpan({ start: '20:30', end: '01:00' })).toEqual({ from: 1230, to: 1500 });
  expect(sessionSpan({ start: '20:30', end: '23:00' })).toEqual({ from: 1230, to: 1380 });
});

import { fieldTime, instantOf } from './start-time.ts';

const ZONE = 'America/Chicago';

test.each([
  ['2025-03-08T18:00', '2025-03-09T00:00:00.000Z'],
  ['2025-03-09T18:00', '2025-03-09T23:00:00.000Z'],
  // Repeated: the first of the two.
  ['2025-11-02T01:30', '2025-11-02T06:30:00.000Z'],
])('the forum time %s is the instant %s, and is shown again', (field, instant) => {
  expect(instantOf(field, ZONE)).toBe(instant);
  expect(fieldTime(instant, ZONE)).toBe(field);
});

test.each(['', '2025-03-09T02:30'])('%j is not a time in the zone of the forum', (field) => {
  expect(instantOf(field, ZONE)).toBe('');
});

import { ageText } from './moments.ts';

const NOW = Date.parse('2026-11-29T12:00:00.000Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test.each([
  [-MINUTE_MS, 'just now'],
  [MINUTE_MS - 1, 'just now'],
  [MINUTE_MS, '1 minute ago'],
  [HOUR_MS - 1, '59 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [DAY_MS - 1, '23 hours ago'],
  [DAY_MS, '1 day ago'],
  [30 * DAY_MS - 1, '29 days ago'],
  [30 * DAY_MS, 'Oct 30, 2026, 7:00 AM'],
])('a time %d ms ago is shown as “%s”', (age, text) => {
  expect(ageText(new Date(NOW - age), NOW)).toBe(text);
});

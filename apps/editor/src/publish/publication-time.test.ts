import { momentText } from '@raade/staff/moments';
import { publicationTime } from './publication-time.ts';

const ZONE = 'America/Chicago';
const NOW = Date.parse('2025-03-01T12:00:00Z');

test('a time is read and shown in the given time zone', () => {
  const { instant = '' } = publicationTime({ day: '2025-04-01', time: '12:00' }, ZONE, NOW);
  expect(instant).toBe('2025-04-01T17:00:00.000Z');
  expect(momentText(instant, ZONE)).toBe('Apr 1, 2025, 12:00 PM');
  expect(momentText(instant, 'Africa/Nairobi')).toBe('Apr 1, 2025, 8:00 PM');
});

test.each([
  [{ day: '', time: '12:00' }, /choose a day and a time/],
  [{ day: '2025-03-01', time: '05:59' }, /is in the past/],
  [{ day: '2025-03-09', time: '02:30' }, /02:30 does not exist/],
])('%j is refused as a time of publication', (moment, problem) => {
  expect(publicationTime(moment, ZONE, NOW).problem).toMatch(problem);
});

import { instantsOf, zonedIso } from './zoned-time.ts';

test.each([
  ['2025-04-11', '18:00', 'America/Chicago', '2025-04-11T18:00:00-05:00'],
  ['2025-01-11', '18:00', 'America/Chicago', '2025-01-11T18:00:00-06:00'],
  ['2026-10-25', '00:30', 'Europe/Lisbon', '2026-10-25T00:30:00+01:00'],
  ['2026-10-25', '09:00', 'Europe/Lisbon', '2026-10-25T09:00:00+00:00'],
  ['2026-03-14', '09:15', 'Asia/Kathmandu', '2026-03-14T09:15:00+05:45'],
  ['2026-03-14', '09:15', 'America/St_Johns', '2026-03-14T09:15:00-02:30'],
])('%s %s in %s is %s', (day, time, zone, iso) => {
  expect(zonedIso(day, time, zone)).toBe(iso);
  expect(instantsOf(day, time, zone)).toEqual([Date.parse(iso)]);
});

test('the hour that clocks skip has no instant, and the one that they repeat has two', () => {
  expect(instantsOf('2025-03-09', '02:30', 'America/Chicago')).toEqual([]);
  expect(() => zonedIso('2025-03-09', '02:30', 'America/Chicago')).toThrow('has no 02:30');
  expect(instantsOf('2026-10-25', '01:30', 'Europe/Lisbon')).toEqual([
    Date.parse('2026-10-25T00:30:00Z'),
    Date.parse('2026-10-25T01:30:00Z'),
  ]);
});

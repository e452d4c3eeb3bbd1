import fc from 'fast-check';
import type * as Clock from './time-in-zone.ts';
import type * as Names from './zone-name.ts';
import type * as Provided from '../provided/provided-content.ts';
import { localDateTime } from './time-in-zone.ts';
import { zoneClock } from './zone-clock.ts';
import { zoneName } from './zone-name.ts';

const DAY_MS = 24 * 60 * 60_000;
const zones = Intl.supportedValuesOf('timeZone');

/** A page whose content contains the clocks of the forum. */
function pageWith(forum: Parameters<typeof zoneClock>[0]) {
  jest.resetModules();
  const { provideContent } = jest.requireActual<typeof Provided>('../provided/provided-content.ts');
  provideContent({}, undefined, zoneClock(forum));
  return {
    ...jest.requireActual<typeof Clock>('./time-in-zone.ts'),
    ...jest.requireActual<typeof Names>('./zone-name.ts'),
  };
}

const forumOn = (timeZone: string, ...dates: string[]) => ({
  timeZone,
  days: dates.map((date) => ({ id: date, name: date, date, venue: '', mapQuery: '' })),
});

test('pages with the clocks of the content show the same as Intl, without its formatter', () => {
  const instants = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      instants,
      fc.float({ min: -3, max: 4, noNaN: true }),
      (zone, day, days) => {
        const date = day.toISOString().slice(0, 10);
        const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
        const page = pageWith(forumOn(zone, date, next));
        const moment = Date.parse(date) + Math.round(days * DAY_MS);
        const iso = new Date(moment).toISOString();
        const expected = [localDateTime(moment, zone), zoneName(iso, zone)];
        const made = jest.spyOn(Intl, 'DateTimeFormat').mockClear();
        expect([page.localDateTime(moment, zone), page.zoneName(iso, zone)]).toEqual(expected);
        expect(made).not.toHaveBeenCalled();
      },
    ),
    { numRuns: 300 },
  );
});

test('the end of daylight saving time begins a new span at the exact minute', () => {
  expect(zoneClock(forumOn('Europe/Lisbon', '2026-10-24', '2026-10-25')).spans).toEqual([
    {
      from: Date.parse('2026-10-20'),
      until: Date.parse('2026-10-25T01:00:00Z'),
      offset: 60,
      name: 'GMT+1',
    },
    {
      from: Date.parse('2026-10-25T01:00:00Z'),
      until: Date.parse('2026-10-29'),
      offset: 0,
      name: 'GMT+0',
    },
  ]);
});

test('other times and zones are computed by Intl', () => {
  const page = pageWith(forumOn('America/Chicago', '2025-04-11', '2025-04-12'));
  for (const [iso, zone] of [
    ['2025-12-11T18:00:00Z', 'America/Chicago'],
    ['2025-04-11T18:00:00Z', 'Africa/Lagos'],
  ] as const) {
    const moment = Date.parse(iso);
    expect(page.localDateTime(moment, zone)).toBe(localDateTime(moment, zone));
    expect(page.zoneName(iso, zone)).toBe(zoneName(iso, zone));
  }
});

import { localDateTime, VISITOR_ZONE } from './time-in-zone.ts';
import { zoneName } from './zone-name.ts';

const NOON = '2025-04-11T12:00:00-05:00';

test('times in the zone of the visitor equal those of Intl', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  for (const moment of [0, Date.parse(NOON), Date.parse('2025-12-31T23:59:59Z')]) {
    expect(localDateTime(moment, VISITOR_ZONE)).toBe(localDateTime(moment, timeZone));
  }
});

test.each([
  ['Fri Apr 11 2025 13:00:00 GMT-0400 (Eastern Daylight Time)', 240, 'EDT'],
  ['Fri Jan 10 2025 08:00:00 GMT-0900 (Alaska Standard Time)', 540, 'AKST'],
  ['Fri Apr 11 2025 10:00:00 GMT-0700 (PDT)', 420, 'PDT'],
  ['Fri Apr 11 2025 18:00:00 GMT+0100 (West Africa Standard Time)', -60, 'GMT+1'],
  ['Fri Apr 11 2025 19:00:00 GMT+0200 (Central European Summer Time)', -120, 'GMT+2'],
  ['Fri Apr 11 2025 22:30:00 GMT+0530 (India Standard Time)', -330, 'GMT+5:30'],
  ['Fri Apr 11 2025 14:30:00 GMT-0230 (Newfoundland Daylight Time)', 150, 'GMT-2:30'],
  ['Fri Apr 11 2025 17:00:00 GMT+0000 (Coordinated Universal Time)', 0, 'GMT'],
  ['Fri Apr 11 2025 13:00:00 GMT-0400 (Nordamerikanische Ostküsten-Sommerzeit)', 240, 'GMT-4'],
])('a device time of %s with the offset %i has the zone name %s', (shown, offset, name) => {
  jest.spyOn(Date.prototype, 'toString').mockReturnValue(shown);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  expect(zoneName(NOON, VISITOR_ZONE)).toBe(name);
});

import { FORUM } from '../content/forum.ts';
import { hoursOf } from '../content/day-hours.ts';
import { dayOf } from '../forum/schedule/sessions.ts';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { openingHours, timeRange } from './time-text.ts';

const [day1, day2] = [dayOf('day1'), dayOf('day2')];
test('Day 1 is open 4:00 PM - 8:30 PM', () => {
  expect(openingHours(hoursOf(day1), FORUM.timeZone)).toBe('4:00 PM - 8:30 PM');
});

test('Day 2 is open 8:00 AM - 9:00 PM', () => {
  expect(openingHours(hoursOf(day2), FORUM.timeZone)).toBe('8:00 AM - 9:00 PM');
});

test('[SCHED-13] the eight known slots read as they are known, each on its day', () => {
  const slots = [
    ['Opening Address', day1, '6:00-6:30 PM'],
    ['Plenary 1', day2, '9:55-10:30 AM'],
    ['Financing the Impossible', day2, '10:40-11:20 AM'],
    ['Workshop Session 1', day2, '11:25 AM-12:20 PM'],
    ['From Prototype to Phenomenon', day2, '2:30-3:10 PM'],
    ['Governance Plenary', day2, '3:20-3:50 PM'],
    ['Closing Plenary', day2, '4:30-5:15 PM'],
    ['Fireside Chat', day2, '5:15-5:35 PM'],
  ] as const;
  for (const [title, day, time] of slots) {
    const sessions = day.sessions.filter((session) => session.title.startsWith(title));
    expect(sessions.length).toBeGreaterThan(0);
    for (const session of sessions) expect(timeRange(session, FORUM.timeZone)).toBe(time);
  }
});

test('dates and zones read as people call them', () => {
  expect(monthAndDay('2025-04-11')).toBe('April 11');
  expect(zoneName('2025-04-11T16:00:00-05:00', FORUM.timeZone)).toBe('CDT');
  expect(zoneName('2025-04-11T16:00:00-05:00', 'Asia/Kolkata')).toBe('GMT+5:30');
});

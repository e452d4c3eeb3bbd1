import { FORUM } from '@raade/contracts/forum';
import { timeRange } from '../calendar/time-text.ts';
import { checkContent } from './check-content.ts';
import { SCHEDULE } from './schedule.ts';
import { scheduleSchema, type Session, sessionSchema } from './schedule.schema.ts';

const [day1, day2] = SCHEDULE.days;

const check = (days: object) => () =>
  checkContent([{ file: 'schedule.ts', schema: scheduleSchema, content: { ...SCHEDULE, days } }]);

/** The schedule with some fields of one session of Day 1 replaced. */
const withChange = (index: number, change: Partial<Session>) =>
  check([
    {
      ...day1,
      sessions: day1.sessions.map((one, at) => (at === index ? { ...one, ...change } : one)),
    },
    day2,
  ]);

test('[SCHED-10] a session has time, title, location and type; description, speaker and capacity are optional', () => {
  const [session] = day1.sessions;
  for (const field of ['start', 'end', 'title', 'location', 'type']) {
    expect(sessionSchema.safeParse({ ...session, [field]: undefined }).success).toBe(false);
  }
  for (const field of ['description', 'speaker', 'capacity']) {
    expect(sessionSchema.safeParse({ ...session, [field]: undefined }).success).toBe(true);
  }
  const full = { ...session, description: 'Some words', speaker: 'Sample Speaker', capacity: 30 };
  expect(sessionSchema.parse(full)).toEqual(full);
  expect(timeRange(sessionSchema.parse(full), FORUM.timeZone)).toBe('4:00-5:30 PM');
});

test('[SCHED-12] Day 1 has 5 sessions and Day 2 has 15, the last at a place to be announced', () => {
  expect(day1.sessions).toHaveLength(5);
  expect(day2.sessions).toHaveLength(15);
  expect(day2.sessions.at(-1)?.location).toBe('Location TBA');
});

test('the days are those of the forum, from the start of its calendar entry to the end', () => {
  expect([day1.date, day2.date]).toEqual([FORUM.firstDay, FORUM.lastDay]);
  expect(day1.sessions[0]?.start).toBe(FORUM.calendarEntry.start);
  expect(day2.sessions.at(-1)?.end).toBe(FORUM.calendarEntry.end);
});

test.each([
  [
    'an offset of another zone',
    withChange(0, { start: '2025-04-11T16:00:00-06:00' }),
    'days.day1.sessions.check-in.start: must carry the offset that America/Chicago has',
  ],
  [
    'an end before the start',
    withChange(0, { end: '2025-04-11T15:00:00-05:00' }),
    'sessions.check-in: must end after it starts',
  ],
  [
    'an overlap',
    withChange(0, { end: '2025-04-11T17:45:00-05:00' }),
    'days.day1.sessions: must be in order of time, without overlaps',
  ],
  [
    'a session of another date',
    withChange(4, { start: '2025-04-12T19:30:00-05:00', end: '2025-04-12T20:30:00-05:00' }),
    'days.day1: has a session that starts on another date',
  ],
  [
    'an id twice',
    withChange(0, { id: 'opening-address' }),
    'days: has two sessions with the same id',
  ],
  [
    'a wrong order',
    check([{ ...day1, sessions: day1.sessions.toReversed() }, day2]),
    'must be in order of time',
  ],
  ['half a seat', withChange(0, { capacity: 0.5 }), 'sessions.check-in.capacity'],
])('%s is refused, with the place', (_, checkIt, message) => {
  expect(checkIt).toThrow(message);
});

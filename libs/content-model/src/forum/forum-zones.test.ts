import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { localDay } from '@raade/contracts/base/local-day';
import { readWithIcalJs } from '../calendar/testing/read-calendar.ts';
import { scheduleCalendar } from '../feeds/ics.ts';
import { SAMPLE_REVISION } from '../sample-content.ts';
import { forumFacts } from './forum-facts.ts';
import { forumMoments } from './forum-moments.ts';
import type { Forum } from './forum.schema.ts';
import type { StoredSession } from './sessions.schema.ts';

const forumIn = (timeZone: string, dates: readonly string[]): Forum => ({
  ...{ name: 'Forum', timeZone, opening: '09:00', isFull: false, showsPromoBanner: false },
  days: dates.map((date, index) => ({ id: `day${index}`, name: `Day ${index}`, date })),
});

const session = (id: string, day: string, start: string, end: string): StoredSession => ({
  ...{ id, title: id, type: 'panel', room: 'Hall', speakers: [] },
  ...{ day, start, end },
});
const SESSIONS = [
  session('before', 'day0', '10:00', '11:00'),
  session('night', 'day0', '23:30', '02:30'),
  session('after', 'day1', '10:00', '11:00'),
];

const MOMENTS: readonly [string, readonly string[], object, readonly string[]][] = [
  [
    'Africa/Nairobi',
    ['2026-03-28', '2026-03-29'],
    { countdownTarget: '2026-03-28T09:00:00+03:00', lastSecond: '2026-03-29T23:59:59+03:00' },
    ['03-28T07:00', '03-28T08:00', '03-28T20:30', '03-28T23:30', '03-29T07:00', '03-29T08:00'],
  ],
  [
    'Europe/London',
    ['2026-03-28', '2026-03-29'],
    { countdownTarget: '2026-03-28T09:00:00+00:00', lastSecond: '2026-03-29T23:59:59+01:00' },
    ['03-28T10:00', '03-28T11:00', '03-28T23:30', '03-29T01:30', '03-29T09:00', '03-29T10:00'],
  ],
  [
    'America/Chicago',
    ['2026-10-31', '2026-11-01'],
    { countdownTarget: '2026-10-31T09:00:00-05:00', lastSecond: '2026-11-01T23:59:59-06:00' },
    ['10-31T15:00', '10-31T16:00', '11-01T04:30', '11-01T08:30', '11-01T16:00', '11-01T17:00'],
  ],
];

test.each(MOMENTS)(
  'in %s countdown and calendars are right on each side of a change of clocks',
  (zone, dates, moments, times) => {
    const forum = forumIn(zone, dates);
    expect(forumMoments(forum)).toEqual(moments);
    const text = scheduleCalendar({
      content: { forum, sessions: SESSIONS, speakers: [], 'past-forums': [] },
      revision: SAMPLE_REVISION,
      siteUrl: 'https://raade.example',
    });
    const read = readWithIcalJs(text).flatMap(({ start, end }) => [start, end]);
    expect(read).toEqual(times.map((time) => `2026-${time}:00.000Z`));
  },
);

const SECOND = 1000;

test.each(MOMENTS)(
  'in %s the forum begins and ends at midnight by its own clocks',
  (zone, dates) => {
    const facts = forumFacts(forumIn(zone, dates));
    const { lastSecond } = forumMoments(forumIn(zone, dates));
    const phaseAt = (moment: number) => forumPhaseOn(localDay(new Date(moment), zone), facts);
    const { countdownTarget } = forumMoments({ ...forumIn(zone, dates), opening: '00:00' });
    const [first, last] = [Date.parse(countdownTarget), Date.parse(lastSecond)];
    expect([first - SECOND, first, last, last + SECOND].map(phaseAt)).toEqual([
      ...['planned', 'during', 'during', 'over'],
    ]);
  },
);

import { sessionSchema } from '@raade/content-model/forum/sessions.schema';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { timeRange } from '../calendar/time-text.ts';
import { dayOf } from '../forum/schedule/sessions.ts';
import { forumEntryOf } from './forum-entry.ts';
import { daysOf } from './schedule.ts';

const content = documentContent();

const day1 = dayOf('day1', daysOf(content));

test('[SCHED-10] sessions require time, title, room and type; description, speaker and capacity are optional', () => {
  const [session] = content.sessions;
  for (const field of ['start', 'end', 'title', 'room', 'type']) {
    expect(sessionSchema.safeParse({ ...session, [field]: undefined }).success).toBe(false);
  }
  const least = { ...session, description: undefined, capacity: undefined, speakers: [] };
  expect(sessionSchema.safeParse(least).success).toBe(true);
  const speakers = [{ speaker: 'ama-sample', role: 'Speaker' }];
  const full = { ...session, description: 'Some words', speakers, capacity: 30 };
  expect(sessionSchema.parse(full)).toEqual(full);
  expect(day1.sessions[0] && timeRange(day1.sessions[0], forumOf(content).timeZone)).toBe(
    '4:00-5:30 PM',
  );
});

test('the calendar entry of the forum lasts from its first session to its last', () => {
  expect(forumEntryOf(content)).toMatchObject({
    start: '2025-04-11T16:00:00-05:00',
    end: '2025-04-12T21:00:00-05:00',
    title: 'RAADE African Development Forum',
  });
});

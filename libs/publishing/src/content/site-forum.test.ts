import { SAMPLE, SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type { ContentData } from '@raade/contracts/content/content-data';
import { SAMPLE_FORUM } from '@raade/contracts/testing/sample-forum';
import { liveContent } from './live-content.ts';
import { siteForumOf } from './site-forum.ts';

const parts = SAMPLE_PARTS as ContentData['parts'];
const forumIn = (change: ContentData['parts']) =>
  siteForumOf(liveContent({ revision: SAMPLE_REVISION, parts: { ...parts, ...change } }));

test('the countdown and the calendar use the forum of the content', () => {
  expect(forumIn({})).toEqual(SAMPLE_FORUM);
});

test('a forum whose last session ends after midnight ends with this session', () => {
  const [session] = SAMPLE.sessions;
  const sessions = [{ ...session, day: 'day2', start: '20:30', end: '01:00' }];
  const end = '2025-04-13T01:00:00-05:00';
  expect(forumIn({ sessions } as unknown as ContentData['parts'])).toMatchObject({
    end,
    lastSecond: end,
  });
});

test('a forum without sessions lasts from its opening to its end', () => {
  expect(forumIn({ sessions: [] })).toMatchObject({
    start: SAMPLE_FORUM.countdownTarget,
    end: SAMPLE_FORUM.lastSecond,
  });
});

test('content without a forum gives the frame no forum', () => {
  expect(forumIn({ forum: {} })).toBeUndefined();
});

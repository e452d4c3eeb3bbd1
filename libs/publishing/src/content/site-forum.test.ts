import { SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type { ContentData } from '@raade/contracts/content-data';
import { SAMPLE_FORUM } from '@raade/contracts/testing/sample-forum';
import { liveContent } from './live-content.ts';
import { siteForumOf } from './site-forum.ts';

const parts = SAMPLE_PARTS as ContentData['parts'];
const forumIn = (change: ContentData['parts']) =>
  siteForumOf(liveContent({ revision: SAMPLE_REVISION, parts: { ...parts, ...change } }));

test('the frame counts to the forum of the content, and calendars take all of it', () => {
  expect(forumIn({})).toEqual(SAMPLE_FORUM);
});

test('a forum without sessions lasts from its opening to its end', () => {
  expect(forumIn({ sessions: [] })).toMatchObject({
    start: SAMPLE_FORUM.countdownTarget,
    end: SAMPLE_FORUM.lastSecond,
  });
});

test('where the content tells of no forum, there is none', () => {
  expect(forumIn({ forum: {} })).toBeUndefined();
});

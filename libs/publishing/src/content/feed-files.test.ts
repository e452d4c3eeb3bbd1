import { SAMPLE, SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentData } from '@raade/contracts/content/content-data';
import { feedAlternates, feedFiles, feedRules } from './feed-files.ts';
import { liveContent } from './live-content.ts';

const sample = SAMPLE_PARTS as ContentData['parts'];
const filesOf = (parts: ContentData['parts'], sequence = 1) =>
  feedFiles(
    liveContent({ revision: { ...SAMPLE_REVISION, sequence }, parts }),
    'https://raade.example',
  );

test.each([
  ['the sample', sample, SAMPLE.forum.name],
  ['other content', OTHER_CONTENT as unknown as ContentData['parts'], 'Fórum de Lisboa'],
])('a site with %s has a calendar of its program', (_what, parts, name) => {
  const files = filesOf(parts);
  expect([...files.keys()]).toEqual(['schedule.ics']);
  expect(files.get('schedule.ics')).toContain(name);
});

test('an updated feed has a later sequence', () => {
  const files = filesOf(sample, 7);
  expect(files.get('schedule.ics')).toContain('SEQUENCE:7\r\n');
});

test.each([
  ['no forum', { ...sample, forum: {} }],
  ['invalid speakers', { ...sample, speakers: [{ id: 'ama' }] }],
  ['no session', { ...sample, sessions: [] }],
])('no feed is written if the content has %s', (_what, parts) => {
  expect([...filesOf(parts).keys()]).toEqual([]);
});

test('the feed is served as a calendar to all origins', () => {
  const rules = feedRules(filesOf(sample));
  expect(rules).toContainEqual({
    source: '/schedule.ics',
    headers: expect.arrayContaining([
      { key: 'Content-Type', value: 'text/calendar; charset=utf-8' },
      { key: 'Access-Control-Allow-Origin', value: '*' },
    ]),
  });
  expect(rules).toHaveLength(1);
  expect(feedRules(new Map())).toEqual([]);
});

test('only the page of the forum names the feed', () => {
  const files = filesOf(sample);
  expect(feedAlternates('/conference', files)).toContainEqual({
    href: '/schedule.ics',
    type: 'text/calendar',
    title: 'Schedule',
  });
  expect(feedAlternates('/about', files)).toEqual([]);
  expect(feedAlternates('/conference', new Map())).toEqual([]);
});

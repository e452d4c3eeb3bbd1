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
])('a site that shows %s has two feeds of its programme', (_what, parts, name) => {
  const files = filesOf(parts);
  expect([...files.keys()]).toEqual(['schedule.ics', 'schedule.json']);
  for (const text of files.values()) expect(text).toContain(name);
});

test('a speaker is named with the address that the page has now', () => {
  const feed = filesOf(OTHER_CONTENT as unknown as ContentData['parts']).get('schedule.json');
  expect(feed).toContain('/conference/speakers/ustadha-amina');
  expect(feed).not.toContain('/conference/speakers/amina');
});

test('an updated feed has a later sequence and version', () => {
  const files = filesOf(sample, 7);
  expect(files.get('schedule.ics')).toContain('SEQUENCE:7\r\n');
  expect(files.get('schedule.json')).toContain('"version":"7"');
});

test.each([
  ['no forum', { ...sample, forum: {} }],
  ['speakers that are none', { ...sample, speakers: [{ id: 'ama' }] }],
  ['no session', { ...sample, sessions: [] }],
])('there is none where the content has %s', (_what, parts) => {
  expect([...filesOf(parts).keys()]).toEqual([]);
});

test('they are served as what they are, to everybody, as far as they are there', () => {
  const rules = feedRules(filesOf(sample));
  expect(rules).toContainEqual({
    source: '/schedule.ics',
    headers: expect.arrayContaining([
      { key: 'Content-Type', value: 'text/calendar; charset=utf-8' },
      { key: 'Access-Control-Allow-Origin', value: '*' },
    ]),
  });
  expect(rules).toHaveLength(2);
  expect(feedRules(new Map())).toEqual([]);
});

test('the page of the forum names them, and no other page', () => {
  const files = filesOf(sample);
  expect(feedAlternates('/conference', files)).toContainEqual({
    href: '/schedule.ics',
    type: 'text/calendar',
    title: 'Schedule',
  });
  expect(feedAlternates('/about', files)).toEqual([]);
  expect(feedAlternates('/conference', new Map())).toEqual([]);
});

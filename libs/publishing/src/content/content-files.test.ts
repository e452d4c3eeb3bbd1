import type { ContentData } from '@raade/contracts/content/content-data';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';
import { about } from '../testing/sample-composition.ts';
import { contentBlock, contentFiles, contentRules } from './content-files.ts';
import { liveContent } from './live-content.ts';

const revision = { sequence: 3, at: '2025-03-28T17:00:00Z' };
const content = liveContent({
  revision,
  parts: { team: ['Thandi Sample'], home: { title: '</script>' }, privacy: 'Nothing is kept.' },
});
const folder = `c/${content.id}`;

const read = (block: string): unknown =>
  JSON.parse(block.replace(/^<script [^>]*>/, '').replace('</script>', ''));

test('a page holds the parts that it shows and the address of other content', () => {
  const block = contentBlock(content, { content: ['home', 'no-such-part'] });
  expect(block).toMatch(/^<script type="application\/json" id="raade-content">/);
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(read(block)).toEqual({
    from: `/${folder}/`,
    revision,
    parts: { home: { title: '</script>' } },
  });
});

test('a still page and a page of another remote hold no parts', () => {
  const nothing = { from: `/${folder}/`, revision, parts: {} };
  expect(read(contentBlock(content, { content: ['privacy'], isStatic: true }))).toEqual(nothing);
  expect(read(contentBlock(content, {}))).toEqual(nothing);
});

test("content with times includes the clock of the forum's zone, in pages and in files", () => {
  const withTimes = liveContent({ revision, parts: SAMPLE_PARTS as ContentData['parts'] });
  const clock = {
    timeZone: 'America/Chicago',
    spans: [
      {
        from: Date.parse('2025-04-07'),
        until: Date.parse('2025-04-16'),
        offset: -300,
        name: 'CDT',
      },
    ],
  };
  const content = ['forum', 'sessions'];
  expect(read(contentBlock(withTimes, { content }))).toMatchObject({ clock });
  expect(read(contentBlock(withTimes, { content: ['forum'] }))).not.toHaveProperty('clock');
  const [file = ''] = contentFiles(withTimes, [{ ...about, chunk: 'about', content }]).values();
  expect(JSON.parse(file)).toMatchObject({ clock });
});

test('each kind of page has a content file, cached forever at an address of its own', () => {
  const files = contentFiles(content, [
    { ...about, chunk: 'about', content: ['team'] },
    { ...about, path: '/privacy', chunk: 'privacy', content: ['privacy'], isStatic: true },
    { ...about, path: '/donate', chunk: 'donate' },
  ]);
  expect([...files.keys()]).toEqual([`${folder}/about.json`, `${folder}/privacy.json`]);
  expect(JSON.parse(files.get(`${folder}/about.json`) ?? '')).toEqual({
    revision,
    parts: { team: ['Thandi Sample'] },
  });
  const [rule] = contentRules(content, new Map([...files, ['index.html', '']]));
  expect(rule).toMatchObject({ headers: [{ key: 'Cache-Control' }] });
  const matches = (path: string) => rule && 'regex' in rule && new RegExp(rule.regex).test(path);
  expect(matches(`/${folder}/about.json`)).toBe(true);
  expect(matches(`/${folder}/donate.json`)).toBe(false);
  expect(matches('/c/0123/about.json')).toBe(false);
});

test('different content has a different id', () => {
  const other = liveContent({ revision: { ...revision, sequence: 4 }, parts: content.parts });
  expect(other.id).toMatch(/^[0-9a-f]{32}$/);
  expect(other.id).not.toBe(content.id);
});

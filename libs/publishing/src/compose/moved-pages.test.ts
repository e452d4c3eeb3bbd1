import { SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentData } from '@raade/contracts/content/content-data';
import { about, compose } from '../testing/sample-composition.ts';
import { liveContent } from '../content/live-content.ts';

const OTHER = OTHER_CONTENT as unknown as ContentData['parts'];
const NEW = '/conference/speakers/ustadha-amina';
const page = (path: string) => ({ ...about, path, title: 'Amina & co' });

const documentsWith = (paths: readonly string[], parts = OTHER) =>
  compose({
    content: liveContent({ revision: SAMPLE_REVISION, parts }),
    pages: { content: { remote: ['js/remote.js'], pages: paths.map(page) } },
  });

const speakersIn = (documents: ReadonlyMap<string, string>) =>
  [...documents.keys()].filter((file) => file.startsWith('conference/speakers/'));

test('each former address and the id of a moved page redirect to its present address', async () => {
  const past = '/conference/2025/speakers/tomas-amostra';
  const documents = await documentsWith([NEW, past]);
  expect(speakersIn(documents).toSorted()).toEqual([
    'conference/speakers/amina-mithal.html',
    'conference/speakers/amina.html',
    'conference/speakers/tomas-amostra.html',
    'conference/speakers/tomas.html',
    'conference/speakers/ustadha-amina.html',
  ]);
  expect(documents.get('conference/speakers/tomas.html')).toContain(`url=${past}`);
  const html = documents.get('conference/speakers/amina.html') ?? '';
  for (const expected of [
    `<link rel="canonical" href="https://example.org${NEW}">`,
    `<meta http-equiv="refresh" content="0; url=${NEW}">`,
    `<a href="${NEW}">Amina &amp; co</a>`,
    `<meta property="og:url" content="https://example.org${NEW}">`,
  ])
    expect(html).toContain(expected);
  expect(html).not.toContain('<script');
  const map = documents.get('sitemap.xml') ?? '';
  expect(map).toContain(NEW);
  expect(map).not.toMatch(/speakers\/amina/);
});

test('no redirect leads to a missing page or replaces an existing page', async () => {
  expect(speakersIn(await documentsWith([]))).toEqual([]);
  const old = '/conference/speakers/amina';
  const documents = await documentsWith([NEW, old]);
  expect(documents.get('conference/speakers/amina.html')).toContain(
    `<link rel="canonical" href="https://example.org${old}">`,
  );
});

test('content without moved pages and unreadable content create no redirects', async () => {
  const sample = SAMPLE_PARTS as ContentData['parts'];
  expect(speakersIn(await documentsWith([NEW], sample))).toHaveLength(1);
  const broken = { ...OTHER, speakers: [{ id: 'amina' }] };
  expect(speakersIn(await documentsWith([NEW], broken))).toHaveLength(1);
});

import { projectPath, speakerPath } from '@raade/content-model/addresses/page-address';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { checkStaticPages } from '@raade/bundling/static-pages.ts';
import type { Content } from '@raade/content-model/content.schema';
import { programWords } from '@raade/contracts/testing/phase-phrases';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { RemoteEdition } from '@raade/contracts/site/prerendering';
import { renderContent } from './testing/rendered-content.ts';

const DAY = '2026-10-01';

let edition: RemoteEdition;
let html: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ edition, html } = await renderContent(OTHER_CONTENT, DAY));
});

test('each speaker and each project of the content has a page, and no others have one', () => {
  const paths = [...html.keys()];
  const below = (prefix: string) => paths.filter((address) => address.startsWith(prefix));
  const { speakers, projects } = OTHER_CONTENT;
  expect(below('/conference/speakers/')).toEqual(speakers.map((speaker) => speakerPath(speaker)));
  expect(below('/projects/')).toEqual(projects.map(projectPath));
});

/** Those of the texts that the page lacks. */
const missing = (address: string, texts: readonly string[]) => {
  const text = html.get(address) ?? '';
  return texts.filter((one) => !text.includes(one.replaceAll('&', '&amp;')));
};

test('no page shows people, places or days of the sample content', () => {
  const sample = /Ama Sample|Baobab|Multicultural|Rice University, Houston|April 1[12]/;
  const remaining = [...html].flatMap(([address, text]) => {
    const found = sample.exec(text)?.[0];
    return found ? [`${address}: ${found}`] : [];
  });
  expect(remaining).toEqual([]);
});

test('the forum page shows all days, sessions and speakers, and no list of sponsors', () => {
  const { speakers, sessions, forum } = OTHER_CONTENT;
  const names = [...speakers, ...forum.days].map(({ name }) => name);
  expect(missing('/conference', [...names, ...sessions.map(({ title }) => title)])).toEqual([]);
  expect(missing('/conference', ['October 23-25, 2026', 'Become a sponsor'])).toEqual([]);
  expect(missing('/conference', ['With thanks'])).toEqual(['With thanks']);
});

test('a past forum and its speakers have static pages, and no others exist', () => {
  const paths = [...html.keys()].filter((address) => /^\/conference\/(past|\d)/.test(address));
  expect(paths).toEqual([
    '/conference/past',
    '/conference/2025',
    '/conference/2025/speakers/tomas-amostra',
    '/conference/2025/speakers/wanjiku-mfano',
  ]);
  const shown = {
    '/conference': ['href="/conference/past"'],
    '/conference/past': ['href="/conference/2025"', 'Fórum do Porto 2025'],
    '/conference/2025': [
      'The first road',
      'Tomás Amostra',
      'watch?v=otherVideo1',
      'October 24, 2025',
      'href="/conference/2025/speakers/tomas-amostra"',
      'GMT+1',
      'Casa Exemplo',
    ],
  };
  for (const [address, texts] of Object.entries(shown)) expect(missing(address, texts)).toEqual([]);
  checkStaticPages(edition.pages as PageDescriptor[], html);
});

/** A forum of which only the dates are known, in a time zone far from that of the association. */
const PLANNED: Content = {
  ...OTHER_CONTENT,
  forum: {
    name: 'Fórum de Nairobi',
    timeZone: 'Africa/Nairobi',
    opening: '09:00',
    isFull: false,
    showsPromoBanner: false,
    days: [{ id: 'day-1', name: 'Day 1', date: '2027-03-12' }],
  },
  sessions: [],
  speakers: [],
};

test.each(['content', 'giving'])(
  'no page of %s promises an unknown program a year before, during or after the forum',
  async (remote) => {
    for (const day of ['2026-03-12', '2027-03-12', '2028-03-12']) {
      const { html: pages, edition: planned } = await renderContent(PLANNED, day, remote);
      const heads = (planned.pages as PageDescriptor[]).map(
        ({ path, description }) => [path, description] as const,
      );
      const promised = [...pages, ...heads].flatMap(([address, page]) => {
        if (/\/(past|\d{4})/.test(address)) return [];
        const text = page.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ');
        const dead = /"\/conference#(schedule|speakers)"/.exec(page)?.[0];
        return [...programWords(text), dead].filter(Boolean).map((what) => `${address}: ${what}`);
      });
      expect([day, promised]).toEqual([day, []]);
    }
  },
);

test('pages change on the days of this forum', () => {
  expect(edition.changesOn).toEqual(['2026-05-01', '2026-10-21', '2026-10-23', '2026-10-26']);
});

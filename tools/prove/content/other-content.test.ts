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

test('there is a page for each speaker and each project of the content, and for no other', () => {
  const paths = [...html.keys()];
  const below = (prefix: string) => paths.filter((address) => address.startsWith(prefix));
  const { speakers, projects } = OTHER_CONTENT;
  expect(below('/conference/speakers/')).toEqual(speakers.map((speaker) => speakerPath(speaker)));
  expect(below('/projects/')).toEqual(projects.map(projectPath));
});

/** The text of a page: what it holds of these is told, and not all of it. */
const missing = (address: string, texts: readonly string[]) => {
  const text = html.get(address) ?? '';
  return texts.filter((one) => !text.includes(one.replaceAll('&', '&amp;')));
};

test('no page is left with people, places or days of the sample', () => {
  const sample = /Ama Sample|Baobab|Multicultural|Rice University, Houston|April 1[12]/;
  const left = [...html].flatMap(([address, text]) => {
    const found = sample.exec(text)?.[0];
    return found ? [`${address}: ${found}`] : [];
  });
  expect(left).toEqual([]);
});

test('the forum has its three days, forty sessions, two tracks and all who speak', () => {
  const { speakers, sessions, forum } = OTHER_CONTENT;
  const told = [...speakers, ...forum.days].map(({ name }) => name);
  expect(missing('/conference', [...told, ...sessions.map(({ title }) => title)])).toEqual([]);
  expect(missing('/conference', ['October 23-25, 2026', 'Become a sponsor'])).toEqual([]);
  expect(missing('/conference', ['With thanks'])).toEqual(['With thanks']);
});

test('a past forum has its page and its speakers’ in which nothing is alive, and nobody else’s', () => {
  const paths = [...html.keys()].filter((address) => /^\/conference\/(past|\d)/.test(address));
  expect(paths).toEqual([
    '/conference/past',
    '/conference/2025',
    '/conference/2025/speakers/tomas-amostra',
    '/conference/2025/speakers/wanjiku-mfano',
  ]);
  const told = {
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
  for (const [address, texts] of Object.entries(told)) expect(missing(address, texts)).toEqual([]);
  checkStaticPages(edition.pages as PageDescriptor[], html);
});

/** A forum of which dates alone are known, in a zone far from the association's. */
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
  'a year before, during and a year after, no page of %s promises a program that nobody knows',
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

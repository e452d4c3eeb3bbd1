import type { PagesFile } from '@raade/contracts/pages';
import type { OpenReleases } from '@raade/publishing/compose/compose-shell';
import type { OpenRelease } from '@raade/publishing/reading/open-release';
import { chooseVisits } from './choose-visits.ts';

interface Sample {
  readonly name: string;
  readonly paths?: readonly string[];
  readonly slots?: readonly string[];
  /** Chunks of pages by their addresses. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly bodies?: Readonly<Record<string, string>>;
}

function sample({ name, paths = [], slots = [], pages = {}, bodies = {} }: Sample): OpenRelease {
  const described = Object.entries(pages).map(([path, chunk]) => ({
    ...{ path, chunk, title: path, description: path, files: [] },
    ...(bodies[path] && { body: bodies[path] }),
  }));
  const file: PagesFile = { remote: [], pages: described };
  const pointer = {
    release: '0',
    integrity: '',
    platform: '1',
    paths: [...paths],
    slots: [...slots],
  };
  return {
    file: { schema: 1, name, pointer, files: [], pages: Object.keys(pages) },
    text: () => Promise.resolve(JSON.stringify(file)),
  };
}

const releases: OpenReleases = {
  shell: sample({ name: 'shell' }),
  content: sample({
    name: 'content',
    paths: ['', 'forum', 'speakers/*'],
    pages: {
      '/': 'home',
      '/forum': 'forum',
      '/speakers/*': 'speaker',
      '/speakers/ada': 'speaker',
    },
    bodies: { '/forum': '<raade-slot name="forum.gift"></raade-slot>' },
  }),
  giving: sample({
    name: 'giving',
    paths: ['donate', 'apply/*'],
    slots: ['forum.gift'],
    pages: { '/donate': 'donate', '/apply/student': 'apply' },
  }),
  admin: sample({
    name: 'admin',
    paths: ['admin/*', 'preview'],
    pages: { '/admin/*': 'staff', '/preview': 'staff' },
  }),
};

const pathsFor = async (moving: readonly string[]) =>
  (await chooseVisits(moving, releases)).map(({ path }) => path);

test('a remote is visited on a page of each of its kinds, where it fills slots, and each neighbour on one', async () => {
  expect(await pathsFor(['giving'])).toEqual([
    '/',
    '/forum',
    '/donate',
    '/apply/student',
    '/admin',
  ]);
  expect(await pathsFor(['content'])).toEqual(['/', '/forum', '/speakers', '/donate', '/admin']);
});

test('a shell has a part in every page, and in the one where nobody has any', async () => {
  expect(await pathsFor(['shell'])).toEqual([
    ...['/', '/forum', '/speakers', '/donate', '/apply/student', '/admin', '/preview'],
    '/404',
  ]);
});

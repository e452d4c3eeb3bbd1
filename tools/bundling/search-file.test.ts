import { searchFile } from '@raade/contracts/site/search-of-pages';
import { checkSearch, readSearch } from './search-file.ts';

const about = {
  path: '/about',
  title: 'About - RAADE',
  description: 'Who we are.',
  chunk: 'about',
};
const water = { path: '/projects/water', title: 'Clean Water', kind: 'Project' };

test('[NAV-32] pages are found by title and description, without the name of the site', () => {
  expect(searchFile([about], [water])).toEqual({
    entries: [{ path: '/about', title: 'About', kind: 'Pages', text: 'Who we are.' }, water],
  });
});

test('internal pages and pages for a whole prefix are not found', () => {
  const staff = { ...about, path: '/admin', internal: true };
  const projects = { ...about, path: '/projects/*' };
  expect(searchFile([staff, projects], []).entries).toEqual([]);
});

test('entries of a remote replace the entry of the page', () => {
  const page = { ...about, path: '/projects/water' };
  expect(searchFile([page], [water]).entries).toEqual([water]);
});

test('a remote without src/search.ts has no search entries', async () => {
  expect(await readSearch(__dirname)).toEqual([]);
});

test.each(['//elsewhere.example.org', 'https://elsewhere.example.org', '/\\elsewhere', 'about'])(
  'an entry with the address %s is refused with its file and position',
  (path) => {
    expect(() => checkSearch([water, { ...water, path }], 'apps/content/src/search.ts')).toThrow(
      'apps/content/src/search.ts is not valid:\n1.path: must be an absolute path of this site, like "/conference"',
    );
  },
);

test.each(['/', '/conference#schedule', '/conference?day=2#s-1', '/conference/speakers/one'])(
  'an entry with the address %s is accepted',
  (path) => {
    expect(checkSearch([{ ...water, path }], 'src/search.ts')).toEqual([{ ...water, path }]);
  },
);

import { costsExceeded, costsTable, mostGrowth, type SiteCosts } from './site-costs.ts';

const few: SiteCosts = {
  remotes: 3,
  pages: new Map([
    ['index.html', 20_000],
    ['404.html', 5_000],
  ]),
  headerPolicy: 500,
  search: 4_000,
  milliseconds: 200,
  requests: new Map([['/', { firstVisit: 20, search: 1 }]]),
};
const many: SiteCosts = {
  ...few,
  remotes: 30,
  pages: new Map([
    ['index.html', 20_400],
    ['404.html', 9_000],
    ['stories.html', 30_000],
  ]),
  headerPolicy: 500 + 27 * 28,
};

test('a page of both sites counts, but for the one of unknown addresses', () => {
  expect(mostGrowth(few, many)).toBe(400);
  expect(costsExceeded(few, many)).toEqual([]);
});

test.each<[string, Partial<SiteCosts>, string]>([
  ['a page', { pages: new Map([['index.html', 20_501]]) }, 'a page grew by 501 bytes.'],
  ['composing', { milliseconds: 2001 }, 'composing took 2001 ms.'],
  ['the policy', { headerPolicy: 500 + 27 * 56 }, 'the policy grew by 56 bytes a remote.'],
  [
    'a visit',
    { requests: new Map([['/', { firstVisit: 21, search: 1 }]]) },
    '/ asks for 1 files more.',
  ],
  [
    'search',
    { requests: new Map([['/', { firstVisit: 20, search: 30 }]]) },
    'search asks for 30 files on /.',
  ],
])('%s that costs more than it may is told of', (_what, change, says) => {
  expect(costsExceeded(few, { ...many, ...change })).toEqual([`With 30 remotes, ${says}`]);
});

test('the size of pages is held to a limit up to 30 remotes', () => {
  const pages = new Map([['index.html', 21_500]]);
  expect(costsExceeded(few, { ...many, headerPolicy: 500, remotes: 100, pages })).toEqual([]);
});

test('the table has a column for each site', () => {
  const lines = costsTable([few, many]).split('\n');
  expect(lines[0]).toMatch(/^remotes +3 +30$/);
  expect(lines).toContainEqual(expect.stringMatching(/^HTML of \/, gzip +20000 +20400$/));
});

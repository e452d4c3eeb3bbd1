import { searchEntrySchema } from './search.ts';
import { withoutTrailingSlash } from './site-path.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/projects/solar/', '/projects/solar'],
  ['', ''],
])('the path %j is the page %j', (pathname, page) => {
  expect(withoutTrailingSlash(pathname)).toBe(page);
});

describe('an entry of the site search', () => {
  const isFound = (path: string) =>
    searchEntrySchema.safeParse({ title: 'Schedule', path, kind: 'Pages' }).success;

  test.each(['/', '/projects/clean-water', '/conference?day=2#session-opening'])(
    'may lead to %j',
    (path) => expect(isFound(path)).toBe(true),
  );

  test.each([
    '//evil.example',
    '/..//evil.example',
    '/\\evil.example',
    '/a//b',
    '/%2fevil.example',
  ])('may not lead to %j, which can name another site', (path) =>
    expect(isFound(path)).toBe(false),
  );
});

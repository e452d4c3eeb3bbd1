import { withoutTrailingSlash } from './site-path.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/projects/solar/', '/projects/solar'],
  ['', ''],
])('%j is the page %j', (pathname, page) => {
  expect(withoutTrailingSlash(pathname)).toBe(page);
});

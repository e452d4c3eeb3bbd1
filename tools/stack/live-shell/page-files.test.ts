import type { ComposedSite } from './composed-site.ts';
import { documentAt, fileAt } from './page-files.ts';

const SITE: ComposedSite = {
  documents: new Map(
    [
      'index.html',
      'about.html',
      'projects.html',
      'projects/old.html',
      'sitemap.xml',
      '404.html',
    ].map((file) => [file, `text of ${file}`] as const),
  ),
  pages: ['/', '/about', '/projects/*', '/projects/old/*'],
  rules: [],
  origins: [],
  hasEmulators: true,
};

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/sitemap.xml', 'sitemap.xml'],
  ['/projects', 'projects.html'],
  ['/projects/1', 'projects.html'],
  ['/projects/old/1', 'projects/old.html'],
  ['/projectsandmore', undefined],
  ['/r/1/a.js', undefined],
])('Hosting would answer %s with %s', (address, file) => {
  expect(fileAt(SITE, address)).toBe(file);
});

test('an address at which nothing is gets the page for that, with its status', () => {
  expect(documentAt(SITE, undefined)).toEqual({
    name: '404.html',
    status: 404,
    text: 'text of 404.html',
  });
});

import type { PageFrame } from '@raade/contracts/site/page-frame';
import { pages } from './pages.ts';

const pathsWith = (isSo: (frame: PageFrame) => boolean) =>
  pages.filter(({ frame = {} }) => isSo(frame)).map(({ path }) => path);
const isProject = (path: string) => path.startsWith('/projects/');

test('[NAV-42][NAV-43] the hero pages are home, about, studios and conference', () => {
  expect(pathsWith(({ hero }) => hero === true).sort()).toEqual([
    '/',
    '/about',
    '/conference',
    '/studios',
  ]);
});

test('[NAV-11][NAV-43] only the registration page forces the dark mode', () => {
  expect(pathsWith(({ ground }) => ground === 'dark')).toEqual(['/conference/register']);
});

test('[NAV-09] the bar is darker after scrolling on home, conference and studio pages', () => {
  const deep = pathsWith(({ scrolledBar }) => scrolledBar === 'deep-glass');
  const expected = pages
    .map(({ path }) => path)
    .filter((path) => path === '/' || /^\/(conference|studios)(\/|$)/.test(path));
  expect(deep).toEqual(expected);
  expect(pathsWith(({ scrolledBar }) => scrolledBar === 'opaque')).toEqual([]);
});

test('[NAV-06][NAV-12] text and logo are white on the studio page and on project pages', () => {
  const white = pathsWith(({ ink }) => ink === 'white');
  expect(white.filter((path) => !isProject(path))).toEqual(['/studios']);
  expect(white.filter(isProject)).toEqual(pages.map(({ path }) => path).filter(isProject));
});

test.each([
  ['[CDN-01] the countdown always shows on the registration page', 'always'],
  ['[CDN-02] the countdown shows below the heroes', 'below-hero'],
  ['[CDN-03] the countdown shows below the headers of project pages', 'below-header'],
] as const)('%s', (_title, place) => {
  const expected = {
    always: ['/conference/register'],
    'below-hero': pathsWith(({ hero }) => hero === true),
    'below-header': pages.map(({ path }) => path).filter(isProject),
  };
  expect(pathsWith(({ countdown }) => countdown === place)).toEqual(expected[place]);
});

test('[CDN-04] no other page requests the countdown', () => {
  const without = pathsWith(({ countdown }) => countdown === undefined);
  expect(without.filter((path) => !path.startsWith('/conference/speakers/'))).toEqual([
    '/conference/success',
    '/conference/past',
    '/contact',
    '/privacy',
  ]);
});

import { navbarStyle } from './navbar-style.ts';
import { pageKindOf } from './page-kind.ts';

const PATHS = [
  '/',
  '/about',
  '/studios',
  '/studios/apply',
  '/studios/partner',
  '/projects/one',
  '/conference',
  '/conference/register',
  '/contact',
];

const styleOn = (path: string, isScrolled: boolean, isDarkBehind: boolean) =>
  navbarStyle(pageKindOf(path), { isScrolled, isDarkBehind });

test.each(PATHS)('[NAV-08] at the top of %s, above a dark hero, the bar is transparent', (path) => {
  expect(styleOn(path, false, true)).toEqual({ ink: 'white', ground: 'none' });
});

test.each([
  ['/', 'glass-20'],
  ['/conference', 'glass-20'],
  ['/studios', 'glass-20'],
  ['/conference/register', 'glass-20'],
  ['/about', 'glass-10'],
  ['/projects/one', 'glass-10'],
  ['/contact', 'glass-10'],
])('[NAV-09] scrolled, the bar of %s is %s', (path, ground) => {
  expect(styleOn(path, true, false).ground).toBe(ground);
  expect(styleOn(path, true, true).ground).toBe(ground);
});

test.each(['/studios/apply', '/studios/partner'])(
  '[NAV-10] once scrolled, the bar of %s is opaque',
  (path) => {
    expect(styleOn(path, true, false)).toEqual({ ink: 'white', ground: 'solid' });
    expect(styleOn(path, false, true).ground).toBe('none');
  },
);

test('[NAV-11] the registration page shows white text over whatever is behind it', () => {
  expect(styleOn('/conference/register', false, false).ink).toBe('white');
  expect(styleOn('/conference/register', true, false).ink).toBe('white');
});

test.each([
  ['/projects/one', 'white'],
  ['/studios', 'white'],
  ['/studios/apply', 'white'],
  ['/studios/partner', 'white'],
  ['/conference/register', 'white'],
  ['/', 'black'],
  ['/about', 'black'],
  ['/conference', 'black'],
  ['/contact', 'black'],
])('[NAV-06][NAV-12][NAV-13] over a light background, text and logo of %s are %s', (path, ink) => {
  expect(styleOn(path, true, false).ink).toBe(ink);
});

test.each(PATHS)(
  '[NAV-06][NAV-12] over a dark background, text and logo of %s are white',
  (path) => {
    expect(styleOn(path, true, true).ink).toBe('white');
  },
);

test('white text at the top of a light page gets a shade behind it, so that it stays readable', () => {
  expect(styleOn('/projects/one', false, false)).toEqual({ ink: 'white', ground: 'shade' });
});

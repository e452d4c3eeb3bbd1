import type { PageFrame } from '@raade/contracts/site/page-frame';
import { navbarStyle } from './navbar-style.ts';

const PLAIN: PageFrame = {};
const DEEP: PageFrame = { scrolledBar: 'deep-glass' };
const FORCED_DARK: PageFrame = { ground: 'dark' };
const WHITE: PageFrame = { ink: 'white' };
const OPAQUE: PageFrame = { scrolledBar: 'opaque' };
const ALL = [PLAIN, DEEP, FORCED_DARK, WHITE, OPAQUE];

const styleOn = (page: PageFrame, isScrolled: boolean, isDarkBehind: boolean) =>
  navbarStyle(page, { isScrolled, isDarkBehind });

test.each(ALL)(
  '[NAV-08] at the top of a page with %j, above a dark hero, it is transparent',
  (page) => {
    expect(styleOn(page, false, true)).toEqual({ ink: 'white', ground: 'none' });
  },
);

test.each([
  [PLAIN, 'glass-10'],
  [WHITE, 'glass-10'],
  [DEEP, 'glass-20'],
  [FORCED_DARK, 'glass-20'],
])('[NAV-09] scrolled, the bar of a page with %j is %s', (page, ground) => {
  expect(styleOn(page, true, false).ground).toBe(ground);
  expect(styleOn(page, true, true).ground).toBe(ground);
});

test('[NAV-10] an opaque bar is opaque once scrolled, and white text stands on it', () => {
  expect(styleOn(OPAQUE, true, false)).toEqual({ ink: 'white', ground: 'solid' });
  expect(styleOn(OPAQUE, true, true)).toEqual({ ink: 'white', ground: 'solid' });
  expect(styleOn(OPAQUE, false, false)).toEqual({ ink: 'black', ground: 'none' });
});

test('[NAV-11] a page that forces the dark mode shows white text over whatever is behind it', () => {
  expect(styleOn(FORCED_DARK, false, false).ink).toBe('white');
  expect(styleOn(FORCED_DARK, true, false).ink).toBe('white');
});

test.each([
  [WHITE, 'white'],
  [FORCED_DARK, 'white'],
  [PLAIN, 'black'],
  [DEEP, 'black'],
])(
  '[NAV-06][NAV-12][NAV-13] over a light top of the page, text and logo with %j are %s',
  (page, ink) => {
    expect(styleOn(page, false, false).ink).toBe(ink);
  },
);

test.each(ALL)(
  '[NAV-06][NAV-12][NAV-13] scrolled, the bar is dark itself: text and logo with %j are white over whatever is behind it',
  (page) => {
    expect(styleOn(page, true, false).ink).toBe('white');
    expect(styleOn(page, true, true).ink).toBe('white');
  },
);

test.each(ALL)(
  '[NAV-06][NAV-12] over a dark top of the page, text and logo with %j are white',
  (page) => {
    expect(styleOn(page, false, true).ink).toBe('white');
  },
);

test('white text at the top of a light page gets a shade behind it, so that it stays readable', () => {
  expect(styleOn(WHITE, false, false)).toEqual({ ink: 'white', ground: 'shade' });
});

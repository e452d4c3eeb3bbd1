import type { PageFrame } from '@raade/contracts/site/page-frame';
import { navbarStyle } from './navbar-style.ts';

const styleOn = (page: PageFrame, isScrolled: boolean, isDarkBehind: boolean) => {
  const { ink, ground } = navbarStyle(page, { isScrolled, isDarkBehind });
  return `${ink} on ${ground}`;
};

test.each<[page: PageFrame, overDark: string, overLight: string, scrolled: string]>([
  [{}, 'white on none', 'black on none', 'white on glass-10'],
  [{ ink: 'white' }, 'white on none', 'white on shade', 'white on glass-10'],
  [{ scrolledBar: 'deep-glass' }, 'white on none', 'black on none', 'white on glass-20'],
  [{ ground: 'dark' }, 'white on none', 'white on shade', 'white on glass-20'],
  [{ scrolledBar: 'opaque' }, 'white on none', 'black on none', 'white on solid'],
])(
  '[NAV-06][NAV-08][NAV-09][NAV-10][NAV-11][NAV-12][NAV-13] the bar of a page with %j is %s over a dark top, %s over a light one, %s if scrolled',
  (page, overDark, overLight, scrolled) => {
    expect(styleOn(page, false, true)).toBe(overDark);
    expect(styleOn(page, false, false)).toBe(overLight);
    for (const isDarkBehind of [true, false])
      expect(styleOn(page, true, isDarkBehind)).toBe(scrolled);
  },
);

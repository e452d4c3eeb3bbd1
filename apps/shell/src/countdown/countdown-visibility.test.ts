import { showsCountdown } from './countdown-visibility.ts';

const viewportHeight = 1000;
const shown = (pathname: string, scrollY: number) =>
  showsCountdown({ pathname, scrollY, viewportHeight });

test.each(['/conference/register', '/apply/student', '/apply/partner', '/apply/student/'])(
  '[CDN-01] %s shows the countdown without scrolling',
  (path) => {
    expect(shown(path, 0)).toBe(true);
  },
);

test.each(['/', '/about', '/studios', '/conference', '/conference/'])(
  '[CDN-02] %s shows the countdown only past 70% of the window height',
  (path) => {
    expect([0, 700, 701].map((scrollY) => shown(path, scrollY))).toEqual([false, false, true]);
  },
);

test('[CDN-02] the 70% are those of the window at hand', () => {
  expect(showsCountdown({ pathname: '/', scrollY: 500, viewportHeight: 700 })).toBe(true);
  expect(showsCountdown({ pathname: '/', scrollY: 500, viewportHeight: 720 })).toBe(false);
});

test('[CDN-03] a project page shows the countdown only past 300 pixels', () => {
  const project = '/projects/electoral-innovation';
  expect([0, 300, 301].map((scrollY) => shown(project, scrollY))).toEqual([false, false, true]);
});

test.each([
  '/conference/success',
  '/conference/speakers/someone',
  '/contact',
  '/privacy',
  '/donate',
  '/admin/reconciliation',
  '/projects',
  '/projects/electoral-innovation/more',
  '/no-such-page',
])('[CDN-04] %s, which no rule names, never shows the countdown', (path) => {
  expect(shown(path, 0)).toBe(false);
  expect(shown(path, 5000)).toBe(false);
});

import type { PageFrame } from '@raade/contracts/site/page-frame';
import { showsCountdown } from './countdown-visibility.ts';

const shown = (page: PageFrame, scrollY: number, viewportHeight = 1000) =>
  showsCountdown(page, { scrollY, viewportHeight });

test('[CDN-01] the countdown shows without scrolling on a page that always requests it', () => {
  expect(shown({ countdown: 'always' }, 0)).toBe(true);
});

test('[CDN-02] below a hero the countdown shows only past 70% of the window height', () => {
  const page = { hero: true, countdown: 'below-hero' } as const;
  expect([0, 700, 701].map((scrollY) => shown(page, scrollY))).toEqual([false, false, true]);
});

test('[CDN-03] below a header the countdown shows only past 300 pixels', () => {
  const page = { countdown: 'below-header' } as const;
  expect([0, 300, 301].map((scrollY) => shown(page, scrollY))).toEqual([false, false, true]);
});

test.each<PageFrame>([{}, { hero: true }, { ground: 'dark' }])(
  '[CDN-04] a page with %j, which requests no countdown, never shows it',
  (page) => {
    expect(shown(page, 0)).toBe(false);
    expect(shown(page, 5000)).toBe(false);
  },
);

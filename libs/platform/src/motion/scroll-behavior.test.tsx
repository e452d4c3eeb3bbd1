import { fakeMedia } from '../testing/media.ts';
import { scrollBehavior } from './scroll-behavior.ts';

const media = fakeMedia();
const root = document.documentElement;

afterEach(() => {
  media.set('(prefers-reduced-motion: reduce)', false);
  delete root.dataset['lowPerformance'];
});

test('the page scrolls smoothly by default', () => {
  expect(scrollBehavior()).toBe('smooth');
});

test('[RESP-08] the page scrolls instantly with reduced motion', () => {
  media.set('(prefers-reduced-motion: reduce)', true);
  expect(scrollBehavior()).toBe('instant');
});

test('[RESP-09] the page scrolls instantly in low-performance mode', () => {
  root.dataset['lowPerformance'] = '';
  expect(scrollBehavior()).toBe('instant');
});

import { fakeMedia } from '../testing/media.ts';
import { scrollBehavior } from './scroll-behavior.ts';

const media = fakeMedia();
const root = document.documentElement;

afterEach(() => {
  media.set('(prefers-reduced-motion: reduce)', false);
  delete root.dataset['lowPerformance'];
});

test('the page moves smoothly', () => {
  expect(scrollBehavior()).toBe('smooth');
});

test('[RESP-08] it moves at once for those who prefer less motion', () => {
  media.set('(prefers-reduced-motion: reduce)', true);
  expect(scrollBehavior()).toBe('instant');
});

test('[RESP-09] it moves at once in low-performance mode', () => {
  root.dataset['lowPerformance'] = '';
  expect(scrollBehavior()).toBe('instant');
});

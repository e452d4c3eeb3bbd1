import { countdownOverForms } from './page-frame.ts';
import { pageFrameAt } from './page-frame-at.ts';

const pages = {
  '/': { hero: true },
  '/projects/*': { ink: 'white' },
  '/projects/water': { countdown: 'below-header' },
} as const;

test.each([
  ['/', { hero: true }],
  ['/projects/water', { countdown: 'below-header' }],
  ['/projects/water/', { countdown: 'below-header' }],
])('the page at %s has its own entry', (path, expected) => {
  expect(pageFrameAt(pages, path)).toEqual(expected);
});

test.each(['/projects', '/projects/sun', '/projects/water/more'])(
  'the page at %s has the entry of its prefix',
  (path) => {
    expect(pageFrameAt(pages, path)).toEqual({ ink: 'white' });
  },
);

test.each(['/about', '/projectsale', '/toString', '/projection/sun'])(
  'the page at %s without an entry gets the defaults',
  (path) => {
    expect(pageFrameAt(pages, path)).toEqual({});
  },
);

test('the longest prefix wins', () => {
  const nested = { '/*': { hero: true }, '/a/*': {}, '/a/b/*': { ink: 'white' } } as const;
  expect(pageFrameAt(nested, '/a/b/c')).toEqual({ ink: 'white' });
  expect(pageFrameAt(nested, '/a/c')).toEqual({});
  expect(pageFrameAt(nested, '/c')).toEqual({ hero: true });
});

test('[CDN-01] pages with a form show the countdown if the forum is full, and else not', () => {
  expect(countdownOverForms({ isFull: true })).toEqual({ countdown: 'always' });
  expect(countdownOverForms({ isFull: false })).toEqual({});
});

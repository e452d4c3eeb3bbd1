import { findDeprecations, readHistory } from './deprecated-uses.ts';

const HISTORY = [
  { version: '3.3.0' },
  {
    version: '3.4.0',
    deprecated: { useNear: 'take useInView, which also tells when it has left' },
  },
];

test('a deprecated name is shown with its file, the version and what to use instead', () => {
  const uses = { Link: 'apps/giving/src/a.tsx', useNear: 'apps/giving/src/b.tsx' };
  expect(findDeprecations(uses, HISTORY)).toEqual([
    'apps/giving/src/b.tsx uses useNear of @raade/platform, deprecated since 3.4.0: take useInView, which also tells when it has left',
  ]);
});

test('code without deprecated names causes no report', () => {
  expect(findDeprecations({ Link: 'apps/giving/src/a.tsx' }, HISTORY)).toEqual([]);
});

test('the history of the platform can be read', async () => {
  expect((await readHistory()).length).toBeGreaterThan(4);
});

import { foreignPages, overlap } from './owned-paths.ts';

test.each([
  ['apply/*', 'apply/student'],
  ['apply/*', 'apply/student/*'],
  ['donate/*', 'donate'],
  ['projects/*', 'projects/*'],
  ['', ''],
])('%j and %j overlap', (one, other) => {
  expect(overlap(one, other)).toBe(true);
  expect(overlap(other, one)).toBe(true);
});

test.each([
  ['apply/*', 'applying'],
  ['apply/*', 'application/*'],
  ['apply/student', 'apply/student/terms'],
  ['', 'about/*'],
  ['about', 'about-us'],
])('%j and %j do not overlap', (one, other) => {
  expect(overlap(one, other)).toBe(false);
  expect(overlap(other, one)).toBe(false);
});

test('pages outside the paths of their remote are reported, with advice', () => {
  const paths = ['', 'apply/*', 'projects/*'];
  expect(foreignPages(paths, ['/', '/apply', '/apply/student', '/projects/*'])).toEqual([]);
  expect(foreignPages(paths, ['/apply/student', '/applying'])).toEqual([
    'the page "/applying" lies under none of its paths; add "applying" to the paths in remote.json, or take the page away',
  ]);
});

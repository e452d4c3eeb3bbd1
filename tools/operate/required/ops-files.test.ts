import { matchesFile } from './ops-files.ts';

test('fields that Google adds and defaults that it omits are ignored', () => {
  const file = { displayName: 'a', rules: [{ part: 1, isQuiet: false }], enabled: true };
  const live = { name: 'b', displayName: 'a', rules: [{ name: 'c', part: 1 }], enabled: true };
  expect(matchesFile(live, file)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{}, { a: true }],
  [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }] }],
  [{ a: 'x' }, { a: { b: 1 } }],
])('%j differs from %j', (live, file) => {
  expect(matchesFile(live, file)).toBe(false);
});

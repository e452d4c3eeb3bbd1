import { REMOTES } from '../remotes/remotes.ts';
import { affectedDeployables, areStoriesAffected, DEPLOYABLES } from './deployables.ts';

// Nx reads the whole workspace each time.
jest.setTimeout(30_000);

test('a change in one remote is deployed with that remote alone', async () => {
  expect(await affectedDeployables(['apps/giving/src/remote.tsx'])).toEqual(['giving']);
});

test('a change in the primitives is deployed with the shell and all remotes', async () => {
  expect(await affectedDeployables(['libs/ui/src/index.ts'])).toEqual(['shell', ...REMOTES]);
});

test('what only the shell imports is deployed with the shell', async () => {
  expect(await affectedDeployables(['libs/federation/src/index.ts'])).toEqual(['shell']);
});

test('words, tests, benches and workflows are deployed with nothing', async () => {
  const files = [
    'README.md',
    'docs/rows.tsv',
    'functions/README.md',
    'apps/giving/src/donation/amount.test.ts',
    'apps/e2e/home/home.e2e.ts',
    'tools/bench/load.command.ts',
    '.github/workflows/deploy-giving.yml',
  ];
  expect(await affectedDeployables(files)).toEqual([]);
});

test.each(['tools/build/app.build.ts', 'apps/shell/src/logo/raade-full-white.svg'])(
  '%s is part of every build, and deployed with every app',
  async (file) => {
    const affected = await affectedDeployables([file]);
    expect(affected).toEqual(expect.arrayContaining(['shell', ...REMOTES]));
  },
);

test('rules and the headers of sites belong to no project, and are deployed all the same', async () => {
  expect(await affectedDeployables(['firestore.rules'])).toEqual(['rules']);
  expect(await affectedDeployables(['firebase.json'])).toEqual(DEPLOYABLES);
});

test('stories run again when they or the tools below them have changed, not for words', async () => {
  expect(await areStoriesAffected(['apps/e2e/home/home.e2e.ts'])).toBe(true);
  expect(await areStoriesAffected(['docs/rows.tsv'])).toBe(false);
});

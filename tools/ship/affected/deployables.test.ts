import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { affectedDeployables, areStoriesAffected } from './deployables.ts';

test('a change in one remote is deployed with that remote alone', async () => {
  expect(await affectedDeployables(['apps/giving/src/remote.tsx'])).toEqual(['giving']);
});

test('a change in the primitives is deployed with the shell and all remotes', async () => {
  expect(await affectedDeployables(['libs/ui/src/index.ts'])).toEqual(['shell', ...REMOTES]);
});

test('words, tests, benches and workflows are deployed with nothing', async () => {
  const files = [
    'README.md',
    'docs/rows.tsv',
    'functions/README.md',
    'apps/giving/src/donation/amount.test.ts',
    'apps/e2e/home/home.e2e.ts',
    'tools/measure/bench.command.ts',
    'tools/kit/stack/ports.ts',
    'tools/emulators/stripe/server.ts',
    '.github/workflows/deploy-giving.yml',
  ];
  expect(await affectedDeployables(files)).toEqual([]);
});

test('a picture that all builds take by way of the tools is deployed with every app', async () => {
  const affected = await affectedDeployables(['libs/ui/src/logo/raade-full-white.svg']);
  expect(affected).toEqual(expect.arrayContaining(['shell', ...REMOTES]));
});

test('a change in how apps are built is deployed with all of them, and with the functions', async () => {
  expect(await affectedDeployables(['tools/bundling/app.build.ts'])).toEqual([
    'shell',
    ...REMOTES,
    'functions',
  ]);
});

test('rules belong to no project, and are deployed all the same', async () => {
  expect(await affectedDeployables(['firestore.rules'])).toEqual(['rules']);
});

test('stories run again when they or the tools below them have changed, not for words', async () => {
  expect(await areStoriesAffected(['apps/e2e/home/home.e2e.ts'])).toBe(true);
  expect(await areStoriesAffected(['docs/rows.tsv'])).toBe(false);
});

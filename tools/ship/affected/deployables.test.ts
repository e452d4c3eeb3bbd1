import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { findAffectedDeployables, areStoriesAffected } from './deployables.ts';

const ALL_APPS = ['shell', ...REMOTES];

test.each([
  ['a change in one remote', 'apps/giving/src/remote.tsx', ['giving']],
  ['a change in the primitives', 'libs/ui/src/index.ts', ALL_APPS],
  ['a change in how apps are built', 'tools/bundling/app.build.ts', [...ALL_APPS, 'functions']],
  ['a change of rules, which belong to no project,', 'firestore.rules', ['rules']],
])('%s is deployed with all that it reaches, and nothing else', async (_change, file, reached) => {
  expect(await findAffectedDeployables([file])).toEqual(reached);
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
  expect(await findAffectedDeployables(files)).toEqual([]);
});

test('a picture that all builds take by way of the tools is deployed with every app', async () => {
  const affected = await findAffectedDeployables(['libs/ui/src/logo/raade-full-white.svg']);
  expect(affected).toEqual(expect.arrayContaining(ALL_APPS));
});

test('stories run again when they or the tools below them have changed, not for words', async () => {
  expect(await areStoriesAffected(['apps/e2e/home/home.e2e.ts'])).toBe(true);
  expect(await areStoriesAffected(['docs/rows.tsv'])).toBe(false);
});

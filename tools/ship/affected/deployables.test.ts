import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { findAffectedDeployables, areEndToEndTestsAffected } from './deployables.ts';

const ALL_APPS = ['shell', ...REMOTES];

test.each([
  ['a change in one remote', 'apps/giving/src/remote.tsx', ['giving']],
  ['a change of the UI components', 'libs/ui/src/index.ts', ALL_APPS],
  ['a change in how apps are built', 'tools/bundling/app.build.ts', [...ALL_APPS, 'functions']],
  ['a change of the security rules', 'firestore.rules', ['rules']],
])('%s deploys everything that it affects, and nothing else', async (_change, file, reached) => {
  expect(await findAffectedDeployables([file])).toEqual(reached);
});

test('changes of documents, tests, benchmarks and workflows deploy nothing', async () => {
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

test('a change of a picture that the build tools use deploys every app', async () => {
  const affected = await findAffectedDeployables(['libs/ui/src/logo/raade-full-white.svg']);
  expect(affected).toEqual(expect.arrayContaining(ALL_APPS));
});

test('end-to-end tests run again after a change of a test, but not of a document', async () => {
  expect(await areEndToEndTestsAffected(['apps/e2e/home/home.e2e.ts'])).toBe(true);
  expect(await areEndToEndTestsAffected(['docs/rows.tsv'])).toBe(false);
});

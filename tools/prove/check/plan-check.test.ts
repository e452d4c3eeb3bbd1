import { filesBuiltOn, planCheck } from './plan-check.ts';

test('a change in an app is linted and tested there, and typed in all that Nx names', () => {
  const plan = planCheck(
    ['apps/giving/src/remote.tsx', 'apps/giving/src/pages.ts'],
    ['@raade/giving', '@raade/e2e'],
  );
  expect(plan).toEqual({
    lint: ['@raade/giving'],
    types: ['@raade/e2e', '@raade/giving'],
    tests: ['apps/giving'],
  });
});

test.each([
  ['files of no project', ['firestore.rules', '.github/workflows/checks.yml']],
  ['documents, which may link wherever they stand,', ['libs/ui/README.md']],
])('%s are held to what the tests of the tools say of them', (_what, files) => {
  const tests = ['tools/prove', 'tools/ship'];
  expect(planCheck(files, [])).toEqual({ lint: [], types: [], tests });
});

test('a changed test is checked in its own project, since nothing is built on it', () => {
  const files = ['libs/contracts/src/money/money.test.ts', 'libs/contracts/README.md'];
  expect(filesBuiltOn([...files, 'libs/contracts/src/money/money.ts'])).toEqual([
    'libs/contracts/src/money/money.ts',
  ]);
  expect(planCheck(files.slice(0, 1), [])).toEqual({
    lint: ['@raade/contracts'],
    types: ['@raade/contracts'],
    tests: ['libs/contracts'],
  });
});

test('an emulator is found in its folder, which has another name than its package', () => {
  const { tests } = planCheck(['tools/emulators/stripe/server.ts'], []);
  expect(tests).toEqual(['tools/emulators/stripe']);
});

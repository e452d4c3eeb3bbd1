import { stepsOf } from './steps.ts';

const argsOf = (title: string, files: readonly string[]) =>
  stepsOf(files).find((step) => step.title === title)?.args ?? [];

test('a change of code runs format, lint, types and unit tests, in this order', () => {
  const file = 'libs/ui/src/index.ts';
  expect(stepsOf([file]).map(({ title }) => title)).toEqual([
    'Format',
    'Lint',
    'Types',
    'Unit tests',
  ]);
  expect(argsOf('Lint', [file])).toContain('@raade/ui');
  expect(argsOf('Types', [file])).toContain(`--files=${file}`);
  expect(argsOf('Unit tests', [file])).toEqual(
    expect.arrayContaining(['--findRelatedTests', file, 'libs/ui/src/tabs/tabs.test.tsx']),
  );
});

test.each([
  ['files outside of all projects', '.github/workflows/checks.yml'],
  ['documents', 'libs/ui/README.md'],
])('changes of %s run the tests of the tools, but not lint', (_what, file) => {
  expect(stepsOf([file]).map(({ title }) => title)).not.toContain('Lint');
  expect(argsOf('Unit tests', [file])).toContain('tools/prove/check/steps.test.ts');
});

test('an emulator is checked although its folder and its package have different names', () => {
  const file = 'tools/emulators/stripe/server.ts';
  expect(argsOf('Lint', [file])).toContain('@raade/stripe-emulator');
  expect(argsOf('Unit tests', [file])).toContain('tools/emulators/stripe/main.test.ts');
});

test('steps without work are left out, for example after a file was removed', () => {
  expect(stepsOf([])).toEqual([]);
  expect(argsOf('Format', ['libs/ui/src/gone.ts'])).toEqual([]);
});

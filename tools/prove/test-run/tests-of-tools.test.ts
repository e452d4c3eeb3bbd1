import { mayBreakTools } from './tests-of-tools.ts';

test.each([
  ['a tool', ['apps/shell/src/app.tsx', 'tools/kit/terminal/table.ts'], true],
  ['a workflow', ['.github/workflows/checks.yml'], true],
  ['the packages', ['package-lock.json'], true],
  ['nothing, as in a clone of main', [], true],
  [
    'the product',
    ['apps/shell/package.json', 'functions/src/base/firestore.ts', 'README.md'],
    false,
  ],
])('tests of the tools run only if a change may break them: %s, %j', (_, changed, expected) => {
  expect(mayBreakTools(changed)).toBe(expected);
});

import { readJestReport } from './jest-report.ts';

const file = (status: string, assertionResults: object[], name = 'libs/sample.test.ts') => ({
  name,
  status,
  assertionResults,
});
const assertion = (fullName: string, status: string) => ({ fullName, status });

test('skipped and to-do tests count as failed', () => {
  const statuses = ['passed', 'failed', 'pending', 'skipped', 'todo', 'disabled'];
  const report = {
    testResults: [
      file(
        'passed',
        statuses.map((s) => assertion(s, s)),
      ),
    ],
  };
  expect(readJestReport(report).filter(({ passed }) => passed)).toEqual([
    { title: 'passed', passed: true, levels: ['unit'] },
  ]);
  expect(readJestReport(report)).toHaveLength(statuses.length);
});

test('a file that could not run counts as a failed test', () => {
  expect(readJestReport({ testResults: [file('failed', [])] })).toEqual([
    { title: 'libs/sample.test.ts could not run', passed: false },
  ]);
});

test.each([
  ['libs/sample.test.ts', 'unit'],
  ['libs/rules.test.ts', 'unit'],
  ['libs/sample.test.tsx', 'dom'],
  ['functions/sample.emulator.test.ts', 'emulators'],
  ['functions/sample.rules.test.ts', 'emulators'],
  ['functions/sample.abuse.test.ts', 'emulators'],
])('a test of %s runs on the level %s', (name, level) => {
  const report = { testResults: [file('passed', [assertion('a', 'passed')], name)] };
  expect(readJestReport(report)).toEqual([{ title: 'a', passed: true, levels: [level] }]);
});

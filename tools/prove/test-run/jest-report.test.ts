import { readJestReport } from './jest-report.ts';

const file = (status: string, assertionResults: object[]) => ({
  name: 'libs/sample.test.ts',
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
    { title: 'passed', passed: true },
  ]);
  expect(readJestReport(report)).toHaveLength(statuses.length);
});

test('a file that could not run is a failed test', () => {
  expect(readJestReport({ testResults: [file('failed', [])] })).toEqual([
    { title: 'libs/sample.test.ts could not run', passed: false },
  ]);
});

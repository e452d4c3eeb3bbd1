import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import type { Processes } from '@raade/kit/processes/processes.ts';
import { runCheck, runReporting } from './runners.ts';
import type { TestResult } from './test-result.ts';

const folder = temporaryFolder();

function endingWith(code: number): Processes {
  return { run: () => Promise.resolve(code) } as unknown as Processes;
}

function runner(results: readonly TestResult[] | undefined) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  if (results) writeFileSync(report, JSON.stringify(results));
  const read = (value: unknown) => value as TestResult[];
  return { name: 'Runner', command: 'runner', args: [], env: {}, report, read };
}

const good = { title: 'good', passed: true };
const bad = { title: 'bad', passed: false };

test.each([
  [0, true],
  [1, false],
])('a check with exit code %d passes: %s', async (code, passed) => {
  expect(await runCheck(endingWith(code), 'ESLint', 'eslint', [])).toEqual({
    title: 'ESLint',
    passed,
  });
});

test('the results are read from the report', async () => {
  expect(await runReporting(endingWith(0), runner([good]))).toEqual([good]);
  expect(await runReporting(endingWith(1), runner([good, bad]))).toEqual([good, bad]);
});

test.each([
  ['fails though every test passed', 1, [good]],
  ['ends without a report', 1, undefined],
  ['finds no test', 0, []],
])('a runner that %s counts as a failed test', async (_, code, results) => {
  const last = (await runReporting(endingWith(code), runner(results))).at(-1);
  expect(last?.passed).toBe(false);
  expect(last?.title).toContain(`Runner ended with exit code ${code}`);
});

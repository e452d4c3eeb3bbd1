import { readFile } from 'node:fs/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { Processes } from '@raade/kit/processes/processes.ts';
import type { TestResult } from './test-result.ts';

type Variables = Readonly<Record<string, string>>;

interface ReportingRunner {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Variables;
  /** Absolute path of the JSON file that the runner writes. */
  readonly report: string;
  readonly read: (report: unknown) => TestResult[];
}

/** Runs a tool that reports only an exit code. Counts as one test. */
export async function runCheck(
  processes: Processes,
  name: string,
  command: string,
  args: readonly string[],
  env: Variables = {},
): Promise<TestResult> {
  const code = await processes.run({ name, command, args, env, cwd: WORKSPACE });
  return { title: name, passed: code === 0 };
}

/** Runs a test runner and reads its report. If it fails without a failed test, a failed test is added. */
export async function runReporting(
  processes: Processes,
  { report, read, name, ...spec }: ReportingRunner,
): Promise<TestResult[]> {
  const code = await processes.run({ ...spec, name, cwd: WORKSPACE });
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const results = text === undefined ? [] : read(JSON.parse(text));
  const isExplained = code === 0 ? results.length > 0 : results.some(({ passed }) => !passed);
  if (isExplained) return results;
  return [
    ...results,
    { title: `${name} ended with exit code ${code}, ${results.length} tests`, passed: false },
  ];
}

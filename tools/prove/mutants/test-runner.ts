import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { REPORT_VARIABLE } from './jest-report.ts';

/** Milliseconds for one file; some wait for emulators. */
const RUN_MS = 180_000;
const REPORT = 'jest-report.json';
/** Bytes of what Jest prints, which nobody reads. */
const MOST_OUTPUT = 64 * 1024 * 1024;
const REPORTER = 'tools/prove/mutants/first-failure.reporter.ts';
const JEST = path.join(WORKSPACE, 'node_modules/jest/bin/jest.js');

/** Tells Jest where the emulators are. */
export type Variables = Readonly<Record<string, string>>;

/** Jest's report, or that it did not end. */
export type TestRun = { readonly report: unknown } | 'hung';

interface TestOptions {
  /** Root of the workspace that is tested. */
  readonly dir: string;
  readonly env: Variables;
  readonly signal: AbortSignal;
}

/** Runs one test file of a workspace, up to the first test that fails. */
export async function runTests(file: string, { dir, env, signal }: TestOptions): Promise<TestRun> {
  const report = path.join(dir, REPORT);
  await rm(report, { force: true });
  const args = [
    ...['--ci', '--runInBand', '--forceExit', '--json', `--outputFile=${report}`],
    `--reporters=${path.join(dir, REPORTER)}`,
    ...[`--cacheDirectory=${path.join(dir, '.jest-cache')}`, '--runTestsByPath', file],
  ];
  const variables = { ...process.env, ...env, [REPORT_VARIABLE]: report };
  const hasEnded = await ends(args, { cwd: dir, env: variables, signal });
  if (!hasEnded) return 'hung';
  const text = await readFile(report, 'utf8').catch(() => 'null');
  return { report: JSON.parse(text) };
}

interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/** False if Jest had to be ended. What it found, good or bad, stands in its report. */
async function ends(args: readonly string[], options: RunOptions): Promise<boolean> {
  const limits = { timeout: RUN_MS, maxBuffer: MOST_OUTPUT };
  try {
    await promisify(execFile)(process.execPath, [JEST, ...args], { ...options, ...limits });
    return true;
  } catch (error) {
    options.signal.throwIfAborted();
    return !(error instanceof Error && 'killed' in error && error.killed === true);
  }
}

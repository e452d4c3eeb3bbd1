import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { broken, type Mutant } from './mutant.ts';

/** Milliseconds for the tests of one mutant; most wait for emulators. */
const RUN_MS = 180_000;
/** Bytes of Jest's output, which nobody reads. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** The part that is read of the file that `jest --json --outputFile` writes. */
const reportSchema = z.object({
  numFailedTests: z.number(),
  numPassedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/**
 * `killed`: a test has failed. `survived`: all have passed. `broken`: a file could not run, or the tests did not end,
 * which proves nothing of them.
 */
export type Verdict = 'killed' | 'survived' | 'broken';

interface Copy {
  /** Root of a copy of the workspace, in which files may be broken. */
  readonly dir: string;
  /** Variables that tell Jest where the emulators are. */
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Runs test files of a copy of the workspace. */
export async function runTests(files: readonly string[], copy: Copy): Promise<Verdict> {
  const report = path.join(copy.dir, 'jest-report.json');
  await rm(report, { force: true });
  const args = [
    ...['node_modules/jest/bin/jest.js', '--ci', '--runInBand', '--forceExit'],
    ...['--json', `--outputFile=${report}`, `--cacheDirectory=${copy.dir}/.jest-cache`],
    ...['--runTestsByPath', ...files],
  ];
  await promisify(execFile)(process.execPath, args, {
    ...{ cwd: copy.dir, env: { ...process.env, ...copy.env }, signal: copy.signal },
    ...{ timeout: RUN_MS, maxBuffer: MOST_OUTPUT },
  }).catch(() => copy.signal.throwIfAborted());
  const text = await readFile(report, 'utf8').catch(() => 'null');
  const { data } = reportSchema.safeParse(JSON.parse(text));
  if (!data || data.numRuntimeErrorTestSuites > 0) return 'broken';
  if (data.numFailedTests > 0) return 'killed';
  return data.numPassedTests > 0 ? 'survived' : 'broken';
}

/** Breaks the copy, asks the test, and mends the copy. */
export async function tryMutant(mutant: Mutant, copy: Copy): Promise<Verdict> {
  const file = path.join(copy.dir, mutant.file);
  const healthy = await readFile(file, 'utf8');
  try {
    await writeFile(file, broken(healthy, mutant));
    return await runTests([mutant.test], copy);
  } finally {
    await writeFile(file, healthy);
  }
}

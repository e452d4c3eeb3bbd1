import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { applyMutant, type Mutant } from './mutant.ts';

/** Maximum time of the tests of a mutant. */
const RUN_TIMEOUT_MS = 180_000;
/** Maximum bytes of Jest's output. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** The used fields of the file that `jest --json --outputFile` writes. */
const reportSchema = z.object({
  numFailedTests: z.number(),
  numPassedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** `killed`: a test has failed. `survived`: all have passed. `broken`: tests could not run or did not end. */
export type Verdict = 'killed' | 'survived' | 'broken';

interface Copy {
  /** Root of a copy of the workspace, whose files may be changed. */
  readonly dir: string;
  /** Environment variables with the addresses of the emulators. */
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Runs test files in the copy. */
export async function runTests(files: readonly string[], copy: Copy): Promise<Verdict> {
  const report = path.join(copy.dir, 'jest-report.json');
  await rm(report, { force: true });
  const args = [
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--runInBand',
    '--forceExit',
    '--json',
    `--outputFile=${report}`,
    `--cacheDirectory=${copy.dir}/.jest-cache`,
    '--runTestsByPath',
    ...files,
  ];
  await promisify(execFile)(process.execPath, args, {
    cwd: copy.dir,
    env: { ...process.env, ...copy.env },
    signal: copy.signal,
    timeout: RUN_TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT,
  }).catch(() => copy.signal.throwIfAborted());
  const text = await readFile(report, 'utf8').catch(() => 'null');
  const { data } = reportSchema.safeParse(JSON.parse(text));
  if (!data || data.numRuntimeErrorTestSuites > 0) return 'broken';
  if (data.numFailedTests > 0) return 'killed';
  return data.numPassedTests > 0 ? 'survived' : 'broken';
}

/** Applies a mutant to the copy, runs its test, and restores the file. */
export async function tryMutant(mutant: Mutant, copy: Copy): Promise<Verdict> {
  const file = path.join(copy.dir, mutant.file);
  const original = await readFile(file, 'utf8');
  try {
    await writeFile(file, applyMutant(original, mutant));
    return await runTests([mutant.test], copy);
  } finally {
    await writeFile(file, original);
  }
}

import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { type Figures, figuresSchema } from './run-in-parts.ts';
import { withEmulators } from './with-emulators.ts';

const FIGURES = path.join(WORKSPACE, '.local/figures.json');

interface LongTest {
  /** Test file, from the root. */
  readonly test: string;
  /** Variables for the test. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs one test file on emulators of Firestore and Auth, and nothing else.
 * @returns Jest's exit code
 */
export function runOnEmulators({ test, env }: LongTest): Promise<number> {
  return withEmulators((emulators, processes) => {
    const args = ['--selectProjects', 'emulators', '--ci', '--runInBand', '--forceExit', test];
    return processes.run({
      ...{ name: 'Jest', command: 'jest', args, cwd: WORKSPACE },
      env: { ...emulators, RAADE_TESTS: 'all', ...env },
    });
  });
}

/** Runs a test as a part of a long one: the figures that it has written, or undefined if it has failed. */
export async function runPartOnEmulators(test: LongTest): Promise<Figures | undefined> {
  await rm(FIGURES, { force: true });
  const env = { ...test.env, TEST_FIGURES: FIGURES };
  if ((await runOnEmulators({ ...test, env })) !== 0) return undefined;
  return figuresSchema.parse(JSON.parse(await readFile(FIGURES, 'utf8').catch(() => '{}')));
}

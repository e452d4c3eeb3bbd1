import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

const COMPILER = path.join(WORKSPACE, 'node_modules/typescript-native/bin/tsc');
/** Bytes of what the compiler says. */
const MOST_OUTPUT = 16 * 1024 * 1024;

/** Works in a folder of its own in which packages are found as everywhere in this repository. */
export async function inScratchFolder<Result>(
  work: (dir: string) => Promise<Result>,
): Promise<Result> {
  const parent = path.join(WORKSPACE, 'dist/checks');
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(path.join(parent, 'types-'));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

interface Program {
  readonly compilerOptions?: object;
  /** Roots, from the folder. */
  readonly files: readonly string[];
}

/**
 * Compiles with the settings of the repository.
 * @returns what the compiler objects to, with paths from the root of the repository; empty if to nothing
 */
export async function compile(dir: string, { compilerOptions, files }: Program): Promise<string> {
  const project = path.join(dir, 'tsconfig.json');
  const options = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], ...compilerOptions };
  const extended = path.relative(dir, path.join(WORKSPACE, 'tsconfig.base.json'));
  await writeFile(
    project,
    JSON.stringify({ extends: extended, compilerOptions: options, files }, null, 2),
  );
  return new Promise((resolve) => {
    const args = [COMPILER, '-p', project, '--pretty', 'false'];
    execFile(
      process.execPath,
      args,
      { cwd: WORKSPACE, maxBuffer: MOST_OUTPUT },
      (error, stdout, stderr) => resolve(error ? stdout || stderr || error.message : ''),
    );
  });
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '@raade/contracts/failure';

const run = promisify(execFile);

/**
 * Paths of the files that differ between two commits of a repository, relative to it; of a file that moved, both.
 * @throws Failure if a commit is not there, as after a shallow checkout
 */
export async function changedFiles(
  repository: string,
  base: string,
  head: string,
): Promise<string[]> {
  const args = ['diff', '--name-only', '--no-renames', '-z', base, head, '--'];
  try {
    const { stdout } = await run('git', args, { cwd: repository });
    return stdout.split('\0').filter(Boolean);
  } catch (cause) {
    throw new Failure(`git cannot compare ${base} with ${head}: fetch the whole history first.`, {
      cause,
    });
  }
}

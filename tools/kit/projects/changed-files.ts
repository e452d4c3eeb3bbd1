import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '@raade/contracts/base/failure';

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
  try {
    return await listed(repository, ['diff', ...NAMES, base, head, '--']);
  } catch (cause) {
    throw new Failure(`git cannot compare ${base} with ${head}: fetch the whole history first.`, {
      cause,
    });
  }
}

/**
 * Paths of the files in which what lies in the folder now differs from a commit, new ones included.
 * @throws Failure if the commit is not there
 */
export async function filesChangedSince(repository: string, base: string): Promise<string[]> {
  const changed = await listed(repository, ['diff', ...NAMES, base, '--']).catch(
    (cause: unknown) => {
      throw new Failure(`git knows no commit ${base}: fetch the whole history first.`, { cause });
    },
  );
  const added = await listed(repository, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...changed, ...added];
}

/** The commit at which a branch left main, as far as this repository knows; HEAD where there is no main. */
export async function whereItLeftMain(repository: string): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const found = await run('git', ['merge-base', main, 'HEAD'], { cwd: repository }).catch(
      () => undefined,
    );
    if (found) return found.stdout.trim();
  }
  return 'HEAD';
}

const NAMES = ['--name-only', '--no-renames', '-z'];

async function listed(repository: string, args: readonly string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: repository });
  return stdout.split('\0').filter(Boolean);
}

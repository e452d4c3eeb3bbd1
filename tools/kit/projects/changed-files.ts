import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '@raade/contracts/base/failure';

const run = promisify(execFile);

/**
 * Relative paths of the files that differ between two commits; for a moved file, both paths.
 * @throws Failure if a commit is missing, as in a shallow clone
 */
export async function listChangedFiles(
  repository: string,
  base: string,
  head: string,
): Promise<string[]> {
  try {
    return await list(repository, ['diff', ...NAME_OPTIONS, base, head, '--']);
  } catch (cause) {
    throw new Failure(`git cannot compare ${base} with ${head}: fetch the whole history first.`, {
      cause,
    });
  }
}

/**
 * Relative paths of the files in the working tree that differ from a commit, including untracked ones.
 * @throws Failure if the commit is missing
 */
export async function listFilesChangedSince(repository: string, base: string): Promise<string[]> {
  const changed = await list(repository, ['diff', ...NAME_OPTIONS, base, '--']).catch(
    (cause: unknown) => {
      throw new Failure(`git knows no commit ${base}: fetch the whole history first.`, { cause });
    },
  );
  const added = await list(repository, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...changed, ...added];
}

/** The commit at which the current branch began; HEAD if there is no main branch. */
export async function findBranchPoint(repository: string): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const mergeBase = await run('git', ['merge-base', main, 'HEAD'], { cwd: repository }).catch(
      () => undefined,
    );
    if (mergeBase) return mergeBase.stdout.trim();
  }
  return 'HEAD';
}

/** Git prints one path per changed file. With `-z`, NUL separates the paths, since they may contain line breaks. */
const NAME_OPTIONS = ['--name-only', '--no-renames', '-z'];

async function list(repository: string, args: readonly string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: repository });
  return stdout.split('\0').filter(Boolean);
}

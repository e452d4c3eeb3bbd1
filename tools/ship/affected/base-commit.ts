import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface BaseOptions {
  /** Root of the repository. */
  readonly dir: string;
  /** The given commit; may be empty. */
  readonly base: string;
  /** Name of a GitHub workflow. Without `base`, its last successful commit on main is used. */
  readonly workflow: string;
  /** Environment variables for `gh`, with its token and repository. */
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The commit to compare with. Empty, so that everything counts as affected, if the workflow has never succeeded, or if
 * the commit no longer exists after a force push.
 * @throws Error of `gh` if it fails
 */
export async function findBaseCommit(options: BaseOptions): Promise<string> {
  const { dir, base } = options;
  const commit = base || (await findLastSuccess(options));
  const check = run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: dir });
  return check.then(
    () => commit,
    () => '',
  );
}

/** The last commit on main for which the workflow succeeded; empty if there is none. */
async function findLastSuccess({ dir, workflow, env }: BaseOptions): Promise<string> {
  const query = ['--workflow', workflow, '--branch', 'main', '--status', 'success', '--limit', '1'];
  const json = ['--json', 'headSha', '--jq', '.[0].headSha // empty'];
  const { stdout } = await run('gh', ['run', 'list', ...query, ...json], { cwd: dir, env });
  return stdout.trim();
}

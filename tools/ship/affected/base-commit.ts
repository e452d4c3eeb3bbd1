import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface BaseOptions {
  /** Root of the repository. */
  readonly dir: string;
  /** The commit that was named; empty if none was. */
  readonly base: string;
  /** Name of a workflow of GitHub. Without a base, the last commit with which it ended well on main is taken. */
  readonly workflow: string;
  /** Variables for `gh`, which finds its token and repository in them. */
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The commit to compare with. Empty, which means that everything is affected, if no run of the workflow has ended well
 * yet, or if the commit is gone after a force push.
 * @throws Error of `gh` if GitHub cannot be asked: nothing is known of earlier runs then
 */
export async function baseCommit(options: BaseOptions): Promise<string> {
  const { dir, base } = options;
  const commit = base || (await lastSuccess(options));
  const found = run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: dir });
  return found.then(
    () => commit,
    () => '',
  );
}

async function lastSuccess({ dir, workflow, env }: BaseOptions): Promise<string> {
  const which = ['--workflow', workflow, '--branch', 'main', '--status', 'success', '--limit', '1'];
  const commit = ['--json', 'headSha', '--jq', '.[0].headSha // empty'];
  const { stdout } = await run('gh', ['run', 'list', ...which, ...commit], { cwd: dir, env });
  return stdout.trim();
}

import { pathToFileURL } from 'node:url';
import { Failure } from '@raade/contracts/failure';
import { machineVariables } from '../machine.ts';
import type { Action, Use } from '../platform.ts';
import { runOn } from '../run-on.ts';
import { requirePermission } from './action.ts';

const ALL = '+refs/heads/*:refs/remotes/origin/*';

/**
 * actions/checkout: the commit of the run in an empty folder, with as much of its history as is asked for
 * (https://github.com/actions/checkout#usage).
 * @param repository folder of the bare repository
 */
export const checkout = (repository: string): Action => ({
  inputs: { 'fetch-depth': '1', 'persist-credentials': 'true' },
  async run(use) {
    requirePermission(use, 'contents', 'read');
    const { ref, sha, repository: name } = use.job.occasion;
    const source = pathToFileURL(repository).href;
    const depth = use.inputs['fetch-depth'] ?? '1';
    const [branch, here] = placesOf(ref);
    await git(use, 'init', '--quiet', '--initial-branch', branch ?? 'main');
    await git(use, 'remote', 'add', 'origin', `https://github.com/${name}`);
    if (depth === '0') await git(use, 'fetch', '--quiet', source, ALL);
    const part = depth === '0' ? [] : [`--depth=${depth}`];
    await git(use, 'fetch', '--quiet', ...part, source, `+${sha}:${here}`);
    const at = branch === undefined ? ['--detach', here] : ['-B', branch, here];
    await git(use, 'checkout', '--quiet', '--force', ...at);
    return { note: depth === '0' ? 'the whole history' : `depth ${depth}` };
  },
});

/** The branch that is checked out, and the ref that says where it stands; a pull request has no branch. */
function placesOf(ref: string): readonly [string | undefined, string] {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? [];
  return branch === undefined
    ? [undefined, ref.replace('refs/', 'refs/remotes/')]
    : [branch, `refs/remotes/origin/${branch}`];
}

async function git({ machine, platform }: Use, ...args: readonly string[]): Promise<void> {
  const env = { ...machineVariables(machine, platform), GIT_CONFIG_NOSYSTEM: '1' };
  const { workspace: cwd, signal } = machine;
  const { isDone, output } = await runOn({ command: 'git', args, cwd, env, signal });
  if (!isDone) throw new Failure(`git ${args[0]}: ${output}`);
}

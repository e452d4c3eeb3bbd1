import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { REASON_LIMIT } from '@raade/contracts/base/move-fields';

/** The change that a commit message names: its subject, or the title of the pull request that it merges. */
export function changeIn(message: string): string | undefined {
  const [subject = '', , title] = message.split('\n');
  const isMerge = subject.startsWith('Merge pull request');
  const change = isMerge && title ? title : subject;
  return change.slice(0, REASON_LIMIT) || undefined;
}

/** The change of the commit that is checked out; undefined outside of a git repository. */
export function readCurrentChange(): string | undefined {
  const args = ['log', '-1', '--format=%B'];
  const { status, stdout } = spawnSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' });
  return status === 0 ? changeIn(stdout) : undefined;
}

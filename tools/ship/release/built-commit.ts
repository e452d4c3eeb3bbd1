import { execa } from 'execa';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/**
 * The commit of this checkout, if nothing in it was changed since: what was built here is then what anybody can build
 * from it again.
 */
export async function builtCommit(): Promise<string | undefined> {
  const [status, head] = await Promise.all([
    git('status', '--porcelain'),
    git('rev-parse', 'HEAD'),
  ]);
  return status === '' ? head : undefined;
}

/** Undefined where there is no git, or no repository. */
async function git(...args: string[]): Promise<string | undefined> {
  const { stdout, failed } = await execa('git', args, { cwd: WORKSPACE, reject: false });
  return failed ? undefined : stdout;
}

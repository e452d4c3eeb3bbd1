import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { execa } from 'execa';
import { NX_VARIABLES } from '../processes/nx-variables.ts';
import { removeLeftoverBuilds } from './leftover-builds.ts';

/**
 * Builds all apps and the functions into `dist/`. Unchanged ones come from Nx's cache.
 * Rejects with the output of Nx if a build fails.
 */
export async function buildApps(): Promise<void> {
  await removeLeftoverBuilds(WORKSPACE);
  await execa('nx', ['run-many', '-t', 'build'], {
    cwd: WORKSPACE,
    env: NX_VARIABLES,
    preferLocal: true,
  });
}

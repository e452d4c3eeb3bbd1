import { SHELL } from '@raade/contracts/releases/shell-files';
import { Failure } from '@raade/contracts/base/failure';
import { writePages } from './compose-live.ts';
import { describeRelease } from '@raade/publishing/releases/describe-release';
import type { Acceptable } from '@raade/contracts/releases/acceptable';
import { movePointers } from './move-pointer.ts';
import { verifyAlone } from '@raade/publishing/verify/verify-move';
import { requireBudget } from './require-budget.ts';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { dropOldReleases } from '@raade/publishing/releases/retention';
import { originOf } from '@raade/publishing/reading/read-release';
import { stageRelease } from '@raade/publishing/releases/stage-release';
import { siteDirOf, type Target } from './target.ts';
import { withSitesLock } from '@raade/publishing/writing/sites-lock';

interface Publication {
  readonly app: string;
  /** Folder of the finished build. */
  readonly buildDir: string;
  /** False to leave the pointer where it is, as for a preview. */
  readonly promote: boolean;
  readonly accepted?: readonly Acceptable[];
  /** Description of the change, for the page Releases. */
  readonly reason?: string | undefined;
}

export interface Published {
  readonly release: string;
  /** True if the site serves the release; if not, somebody has to deploy its folder first. */
  readonly isServed: boolean;
  /** Messages on the move for the command line; empty if the pointer did not move. */
  readonly told: readonly string[];
}

/**
 * Puts a finished build next to the releases that its site retains, checks what the site then serves, and moves the
 * pointer. Publishing the same build twice changes nothing.
 */
export async function publish(target: Target, publication: Publication): Promise<Published> {
  const { app, buildDir, promote, accepted = [], reason } = publication;
  await requireBuildOf(app, buildDir);
  const seen = await target.store.readAll();
  await requireBudget(target, publication, seen);
  const release = await withSitesLock(target.sitesDir, async () => {
    const staged = await stage(target, publication, seen);
    await target.configure();
    await target.deploy?.(app);
    return staged;
  });
  if (!target.deploy) return { release, isServed: false, told: [] };
  const releases = [{ app, release }];
  if (promote) {
    const told = await movePointers(target, { releases, kind: 'publish', accepted, seen, reason });
    return { release, isServed: true, told };
  }
  await verifyAlone({ app, release }, { ...target, pointers: seen });
  return { release, isServed: true, told: [] };
}

async function requireBuildOf(app: string, buildDir: string): Promise<void> {
  const { name } = await describeRelease(buildDir);
  if (name !== app) throw new Failure(`${buildDir} holds a build of ${name}, not of ${app}.`);
}

async function stage(
  target: Target,
  { app, buildDir }: Publication,
  pointers: LivePointers,
): Promise<string> {
  const siteDir = siteDirOf(target, app);
  await target.restore(app, originOf(target.origins, app));
  const { pointer } = await stageRelease(buildDir, siteDir);
  await dropOldReleases(siteDir, pointers.get(app));
  // A deploy replaces the whole site, and this one holds pages too.
  if (app === SHELL && pointers.has(SHELL)) await writePages(target, pointers);
  return pointer.release;
}

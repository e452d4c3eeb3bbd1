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

/** A build that is to be published. */
interface Publication {
  readonly app: string;
  /** Folder of the finished build. */
  readonly buildDir: string;
  /** False to leave the pointer unchanged, for a preview. */
  readonly promote: boolean;
  readonly accepted?: readonly Acceptable[];
  /** Description of the change, for the page Releases. */
  readonly reason?: string | undefined;
}

/** The result of publishing. */
export interface Published {
  readonly release: string;
  /** True if the site serves the release. If false, somebody must deploy its folder. */
  readonly isServed: boolean;
  /** Messages about the move; empty if the pointer did not move. */
  readonly messages: readonly string[];
}

/**
 * Adds a finished build to the releases of its site, deploys and checks it, and moves the pointer. Publishing the same
 * build twice changes nothing.
 */
export async function publish(target: Target, publication: Publication): Promise<Published> {
  const { app, buildDir, promote, accepted = [], reason } = publication;
  await requireBuildOf(app, buildDir);
  const startPointers = await target.store.readAll();
  await requireBudget(target, publication, startPointers);
  const release = await withSitesLock(target.sitesDir, async () => {
    const staged = await stage(target, publication, startPointers);
    await target.configure();
    await target.deploy?.(app);
    return staged;
  });
  if (!target.deploy) return { release, isServed: false, messages: [] };
  const releases = [{ app, release }];
  if (promote) {
    const move = { releases, kind: 'publish', accepted, startPointers, reason } as const;
    return { release, isServed: true, messages: await movePointers(target, move) };
  }
  await verifyAlone({ app, release }, { ...target, pointers: startPointers });
  return { release, isServed: true, messages: [] };
}

/** Throws a `Failure` if the folder has the build of another app. */
async function requireBuildOf(app: string, buildDir: string): Promise<void> {
  const { name } = await describeRelease(buildDir);
  if (name !== app) throw new Failure(`${buildDir} holds a build of ${name}, not of ${app}.`);
}

/** Adds the build to the releases of its site. Returns the id of the release. */
async function stage(
  target: Target,
  { app, buildDir }: Publication,
  pointers: LivePointers,
): Promise<string> {
  const siteDir = siteDirOf(target, app);
  await target.restore(app, originOf(target.origins, app));
  const { pointer } = await stageRelease(buildDir, siteDir);
  await dropOldReleases(siteDir, pointers.get(app));
  // The shell's site also contains the pages, and a deploy replaces all files.
  if (app === SHELL && pointers.has(SHELL)) await writePages(target, pointers);
  return pointer.release;
}

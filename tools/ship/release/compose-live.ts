import { composeLiveReleases } from '@raade/publishing/compose/compose-live-releases';
import { writeComposed } from '@raade/publishing/compose/compose-shell';
import { originOf } from '@raade/publishing/reading/read-release';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { Failure } from '@raade/contracts/base/failure';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { siteDirOf, type Target } from './target.ts';
import { withSitesLock } from '@raade/publishing/writing/sites-lock';

/** Pointers may move while pages are written and deployed; they do not move all the time. */
const ROUNDS = 10;

interface Round {
  /** The revisions of the pointers that the pages were written from. */
  readonly revisions: string;
  readonly problems: readonly string[];
}

/**
 * The publisher: writes the shell's site anew from the current pointers, and again if one has moved meanwhile, so that
 * the run that ends last leaves the latest state behind.
 * @returns messages on everything that was left out, with the reason: one for each app
 */
export async function composeLive(target: Target): Promise<readonly string[]> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { revisions, problems } = await withSitesLock(target.sitesDir, () => composeNow(target));
    if (revisionsOf(await target.store.readAll()) === revisions) return problems;
  }
  throw new Failure('Pointers go on moving. Compose again: `npm run release -- compose`.');
}

async function composeNow(target: Target): Promise<Round> {
  const pointers = await target.store.readAll();
  await target.restore(SHELL, originOf(target.origins, SHELL));
  const problems = await writePages(target, pointers);
  await target.configure();
  await target.deploy?.(SHELL);
  return { revisions: revisionsOf(pointers), problems };
}

/**
 * Writes the pages into the folder of the shell's site.
 * @returns messages on everything that was left out, with the reason: one for each app
 */
export async function writePages(
  target: Target,
  pointers: LivePointers,
): Promise<readonly string[]> {
  const { composed, problems } = await composeLiveReleases({ ...target, pointers });
  await writeComposed(siteDirOf(target, SHELL), composed);
  return problems;
}

const revisionsOf = (pointers: LivePointers) =>
  JSON.stringify([...pointers].map(([app, { revision }]) => [app, revision]).sort());

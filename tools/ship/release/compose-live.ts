import { composeLiveReleases } from '@raade/publishing/compose/compose-live-releases';
import { writeComposed } from '@raade/publishing/compose/compose-shell';
import { originOf } from '@raade/publishing/reading/read-release';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { Failure } from '@raade/contracts/base/failure';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { siteDirOf, type Target } from './target.ts';
import { withSitesLock } from '@raade/publishing/writing/sites-lock';

/** Maximum number of attempts, since pointers may move while pages are written and deployed. */
const MAX_ROUNDS = 10;

/** The result of one attempt. */
interface Round {
  /** The revisions of the pointers that the pages were written from. */
  readonly revisions: string;
  readonly problems: readonly string[];
}

/**
 * Composes and deploys the shell's site with the live releases. Repeats if a pointer has moved meanwhile, so that the
 * latest state is live at the end.
 * @returns for each app that was left out, a message with the reason
 */
export async function composeLive(target: Target): Promise<readonly string[]> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { revisions, problems } = await withSitesLock(target.sitesDir, () => composeNow(target));
    if (revisionsOf(await target.store.readAll()) === revisions) return problems;
  }
  throw new Failure('Pointers keep moving. Compose again: `npm run release -- compose`.');
}

/** Composes and deploys once. */
async function composeNow(target: Target): Promise<Round> {
  const pointers = await target.store.readAll();
  await target.restore(SHELL, originOf(target.origins, SHELL));
  const problems = await writePages(target, pointers);
  await target.configure();
  await target.deploy?.(SHELL);
  return { revisions: revisionsOf(pointers), problems };
}

/**
 * Composes the pages into the folder of the shell's site.
 * @returns for each app that was left out, a message with the reason
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

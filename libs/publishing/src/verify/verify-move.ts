import type { Environment } from '@raade/contracts/environment';
import { Failure } from '@raade/contracts/failure';
import type { Pointer } from '@raade/contracts/releases';
import { SHELL } from '@raade/contracts/shell-files';
import { requireComposed, withLiveReleases } from '../compose/compose-live-releases.ts';
import type { LivePointers } from '../pointers/pointer-store.ts';
import type { ReadRelease } from '../reading/open-release.ts';
import { originOf, type Origins } from '../reading/read-release.ts';
import { checkFits, checkManifest, checkPages } from './check-fits.ts';
import { type FetchedRelease, fetchRelease } from './fetch-release.ts';

/** The site that releases are to stand in. */
interface Surroundings {
  readonly environment: Environment;
  readonly origins: Origins;
  readonly read: ReadRelease;
  readonly pointers: LivePointers;
  /** Whether files must come with the word that they never change. */
  readonly mustBeKept: boolean;
}

type Named = Pick<Pointer, 'app' | 'release'>;

/**
 * All that is checked before pointers move, forward or back: every file of each release as its site serves it, that
 * they fit all others that are live, and that the site can be composed with them. Rejects with a `Failure` that says
 * what is wrong.
 * @returns the pointers that make them live
 */
export async function verifyMove(
  releases: readonly Named[],
  site: Surroundings,
): Promise<readonly Pointer[]> {
  const fetched = await Promise.all(releases.map((release) => verifyAlone(release, site)));
  const candidates = Object.fromEntries(fetched.map((release) => [release.file.name, release]));
  const together = await withLiveReleases(candidates, site);
  const files = Object.values(together).map(({ file }) => file);
  for (const app of Object.keys(candidates)) checkFits(app, files, site.origins);
  // Before there is a shell, there are no pages to compose.
  if (SHELL in together) await requireComposed(candidates, site);
  return fetched.map(({ pointer }) => pointer);
}

async function verifyAlone({ app, release }: Named, site: Surroundings): Promise<FetchedRelease> {
  const fetched = await fetchRelease({ app, release }, originOf(site.origins, app), site);
  const known = site.pointers.get(app)?.moves.find((move) => move.release === release)?.digest;
  if (known !== undefined && known !== fetched.pointer.digest) {
    throw new Failure(`release.json of ${app} ${release} is another one than when it was live.`);
  }
  await checkManifest(fetched);
  checkPages(fetched.file);
  return fetched;
}

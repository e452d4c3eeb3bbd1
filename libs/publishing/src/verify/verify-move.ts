import { Failure } from '@raade/contracts/base/failure';
import type { Pointer } from '@raade/contracts/releases/releases';
import type { GateResult } from '../gates/check-gates.ts';
import { originOf } from '../reading/read-release.ts';
import { checkFiles } from './check-files.ts';
import { checkManifest, checkPages } from './check-fits.ts';
import type { LiveInput } from '../compose/compose-live-releases.ts';
import { checkMove, type MoveTerms } from './check-move.ts';
import { type FetchedRelease, fetchRelease } from './fetch-release.ts';

/** The site for which releases are checked. */
interface SiteToCheck extends LiveInput {
  /** True if answers must have the header for caching forever. */
  readonly mustCache: boolean;
}

type ReleaseName = Pick<Pointer, 'app' | 'release'>;

/** The result for releases that may go live. */
export interface VerifiedReleases extends GateResult {
  readonly fetched: readonly FetchedRelease[];
}

/**
 * Runs all checks before pointers move, in a release or a rollback: fetches every file of each release, and checks the
 * move (`checkMove`). Rejects with a `Failure` that says what is wrong.
 */
export async function verifyMove(
  releases: readonly ReleaseName[],
  site: SiteToCheck,
  terms: MoveTerms,
): Promise<VerifiedReleases> {
  const fetched = await Promise.all(releases.map((release) => verifyAlone(release, site)));
  const candidates = Object.fromEntries(fetched.map((release) => [release.file.name, release]));
  return { fetched, ...(await checkMove(candidates, site, terms)) };
}

/** Checks a release alone, without the others, as for a preview. */
export async function verifyAlone(
  { app, release }: ReleaseName,
  site: Pick<SiteToCheck, 'origins' | 'pointers' | 'mustCache'>,
): Promise<FetchedRelease> {
  const fetched = await fetchRelease({ app, release }, originOf(site.origins, app), site);
  const liveDigest = site.pointers.get(app)?.moves.find((move) => move.release === release)?.digest;
  if (liveDigest !== undefined && liveDigest !== fetched.pointer.digest) {
    throw new Failure(`release.json of ${app} ${release} differs from the one that was live.`);
  }
  await checkManifest(fetched);
  await checkFiles(fetched);
  checkPages(fetched.file);
  return fetched;
}

import { Failure } from '@raade/contracts/base/failure';
import type { Pointer } from '@raade/contracts/releases/releases';
import type { GateResult } from '../gates/check-gates.ts';
import { originOf } from '../reading/read-release.ts';
import { checkFiles } from './check-files.ts';
import { checkManifest, checkPages } from './check-fits.ts';
import type { LiveInput } from '../compose/compose-live-releases.ts';
import { checkMove, type MoveTerms } from './check-move.ts';
import { type FetchedRelease, fetchRelease } from './fetch-release.ts';

/** The site that releases are to stand in. */
interface Surroundings extends LiveInput {
  /** True if answers must tell browsers to keep files for ever. */
  readonly mustBeKept: boolean;
}

type Named = Pick<Pointer, 'app' | 'release'>;

/** Releases that may go live. */
export interface Verified extends GateResult {
  readonly fetched: readonly FetchedRelease[];
}

/**
 * All that is checked before pointers move, forward or back: every file of each release as its site serves it, that
 * they fit all others that are live or retained, and that the site can be composed with them. Rejects with a `Failure`
 * that says what is wrong.
 */
export async function verifyMove(
  releases: readonly Named[],
  site: Surroundings,
  terms: MoveTerms,
): Promise<Verified> {
  const fetched = await Promise.all(releases.map((release) => verifyAlone(release, site)));
  const candidates = Object.fromEntries(fetched.map((release) => [release.file.name, release]));
  return { fetched, ...(await checkMove(candidates, site, terms)) };
}

/** Checks what can be said of a release without the others, as for a preview. */
export async function verifyAlone(
  { app, release }: Named,
  site: Pick<Surroundings, 'origins' | 'pointers' | 'mustBeKept'>,
): Promise<FetchedRelease> {
  const fetched = await fetchRelease({ app, release }, originOf(site.origins, app), site);
  const known = site.pointers.get(app)?.moves.find((move) => move.release === release)?.digest;
  if (known !== undefined && known !== fetched.pointer.digest) {
    throw new Failure(`release.json of ${app} ${release} is another one than when it was live.`);
  }
  await checkManifest(fetched);
  await checkFiles(fetched);
  checkPages(fetched.file);
  return fetched;
}

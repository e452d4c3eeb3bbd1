import { Failure } from '@raade/contracts/failure';
import { originOf } from '@raade/publishing/reading/read-release';
import { checkFiles } from '@raade/publishing/verify/check-files';
import { checkManifest, checkPages } from '@raade/publishing/verify/check-fits';
import { checkMove, type MoveTerms } from '@raade/publishing/verify/check-move';
import type { Acceptable } from '@raade/publishing/gates/site-move';
import { type FetchedRelease, fetchRelease } from '@raade/publishing/verify/fetch-release';
import { releaseBefore } from '@raade/publishing/pointers/pointer-history';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import type { NamedRelease } from './release-options.ts';
import type { Target } from './target.ts';

/** Releases that may go live. */
export interface Verified {
  readonly fetched: readonly FetchedRelease[];
  /** What was accepted, and what could not be compared. */
  readonly told: readonly string[];
}

/**
 * Checks releases that their sites serve, which shall go live together: each answer, that they fit all others that are
 * live or retained, and that the site can be composed with them.
 */
export async function verify(
  target: Target,
  releases: readonly NamedRelease[],
  { pointers, ...terms }: MoveTerms & { readonly pointers: LivePointers },
): Promise<Verified> {
  const fetched = await Promise.all(
    releases.map((release) => verifyAlone(target, release, pointers)),
  );
  const candidates = Object.fromEntries(fetched.map((release) => [release.file.name, release]));
  const deployedCalls = await target.askFunctions?.();
  const state = { ...target, pointers, deployedCalls };
  return { fetched, told: await checkMove(candidates, state, terms) };
}

/** Checks what can be said of a release without the others, as for a preview. */
export async function verifyAlone(
  target: Target,
  { app, release }: NamedRelease,
  pointers: LivePointers,
): Promise<FetchedRelease> {
  const fetched = await fetchRelease({ app, release }, originOf(target.origins, app), target);
  const known = pointers.get(app)?.moves.find((move) => move.release === release)?.digest;
  if (known !== undefined && known !== fetched.pointer.digest) {
    throw new Failure(`release.json of ${app} ${release} is another one than when it was live.`);
  }
  await checkManifest(fetched);
  await checkFiles(fetched);
  checkPages(fetched.file);
  return fetched;
}

interface ReleaseMove extends MoveTerms {
  readonly releases: readonly NamedRelease[];
  /** Pointers as they were when the command began: it moves nothing if another command was faster. */
  readonly seen: LivePointers;
}

/**
 * Makes releases the live ones after their checks, all or none. One that is live already stays so.
 * @returns what there is to tell of the move
 */
export async function movePointers(
  target: Target,
  { releases, seen, ...terms }: ReleaseMove,
): Promise<readonly string[]> {
  const pointers = await target.store.readAll();
  const { fetched, told } = await verify(target, releases, { pointers, ...terms });
  const moves = fetched
    .filter(({ pointer }) => seen.get(pointer.app)?.pointer?.release !== pointer.release)
    .map(({ pointer }) => ({
      pointer,
      kind: terms.kind,
      seen: seen.get(pointer.app)?.revision ?? 0,
    }));
  if (moves.length > 0) await target.store.move(moves);
  return told;
}

/**
 * Makes retained releases the live ones, all at once.
 * @returns what there is to tell of the move
 */
export async function promote(
  target: Target,
  releases: readonly NamedRelease[],
  accepted: readonly Acceptable[] = [],
): Promise<readonly string[]> {
  const seen = await target.store.readAll();
  return movePointers(target, { releases, kind: 'promote', accepted, seen });
}

/** A release that is live again. */
interface WentBack {
  readonly release: string;
  readonly told: readonly string[];
}

/** Goes back to a release, by default to the one that was live before. */
export async function rollback(target: Target, app: string, release?: string): Promise<WentBack> {
  const seen = await target.store.readAll();
  const live = seen.get(app);
  const earlier = release ?? (live && releaseBefore(live));
  if (!earlier)
    throw new Failure(
      `No other release of ${app} was live before, so there is none to go back to.`,
    );
  const releases = [{ app, release: earlier }];
  const told = await movePointers(target, { releases, kind: 'rollback', accepted: [], seen });
  return { release: earlier, told };
}

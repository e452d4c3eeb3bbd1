import type { MoveKind } from '@raade/contracts/releases';
import { Failure } from '@raade/contracts/failure';
import { requireComposed, withLiveReleases } from '@raade/publishing/compose/compose-live-releases';
import { originOf } from '@raade/publishing/reading/read-release';
import { SHELL } from '@raade/contracts/shell-files';
import { checkFits, checkManifest, checkPages } from '@raade/publishing/verify/check-fits';
import { type FetchedRelease, fetchRelease } from '@raade/publishing/verify/fetch-release';
import { releaseBefore } from '@raade/publishing/pointers/pointer-history';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import type { NamedRelease } from './release-options.ts';
import type { Target } from './target.ts';

/**
 * Checks releases that their sites serve, which shall go live together: each answer, that they fit all others that are
 * live, and that the site can be composed with them.
 */
export async function verify(
  target: Target,
  releases: readonly NamedRelease[],
  pointers: LivePointers,
): Promise<readonly FetchedRelease[]> {
  const fetched = await Promise.all(
    releases.map((release) => verifyAlone(target, release, pointers)),
  );
  const candidates = Object.fromEntries(fetched.map((release) => [release.file.name, release]));
  const together = await withLiveReleases(candidates, { ...target, pointers });
  const files = Object.values(together).map(({ file }) => file);
  for (const app of Object.keys(candidates)) checkFits(app, files, target.origins);
  // Before there is a shell, there are no pages to compose.
  if (SHELL in together) await requireComposed(candidates, { ...target, pointers });
  return fetched;
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
  checkPages(fetched.file);
  return fetched;
}

interface ReleaseMove {
  readonly releases: readonly NamedRelease[];
  readonly kind: MoveKind;
  /** Pointers as they were when the command began: it moves nothing if another command was faster. */
  readonly seen: LivePointers;
}

/** Makes releases the live ones after their checks, all or none. One that is live already stays so. */
export async function movePointers(target: Target, { releases, kind, seen }: ReleaseMove) {
  const fetched = await verify(target, releases, await target.store.readAll());
  const moves = fetched
    .filter(({ pointer }) => seen.get(pointer.app)?.pointer?.release !== pointer.release)
    .map(({ pointer }) => ({ pointer, kind, seen: seen.get(pointer.app)?.revision ?? 0 }));
  if (moves.length > 0) await target.store.move(moves);
}

/** Makes retained releases the live ones, all at once. */
export async function promote(target: Target, releases: readonly NamedRelease[]): Promise<void> {
  const seen = await target.store.readAll();
  await movePointers(target, { releases, kind: 'promote', seen });
}

/**
 * Goes back to a release, by default to the one that was live before.
 * @returns the release that is live now
 */
export async function rollback(target: Target, app: string, release?: string): Promise<string> {
  const seen = await target.store.readAll();
  const live = seen.get(app);
  const earlier = release ?? (live && releaseBefore(live));
  if (!earlier)
    throw new Failure(
      `No other release of ${app} was live before, so there is none to go back to.`,
    );
  await movePointers(target, { releases: [{ app, release: earlier }], kind: 'rollback', seen });
  return earlier;
}

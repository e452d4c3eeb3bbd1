import { Failure } from '@raade/contracts/base/failure';
import type { MoveTerms } from '@raade/publishing/verify/check-move';
import { type Verified, verifyMove } from '@raade/publishing/verify/verify-move';
import type { Acceptable } from '@raade/contracts/releases/acceptable';
import { releaseBefore } from '@raade/publishing/pointers/pointer-history';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import type { NamedRelease } from './release-options.ts';
import type { Target } from './target.ts';

/**
 * Checks releases that their sites serve, which shall go live together: each answer, that they fit all others that are
 * live or retained, and that the site can be composed with them.
 */
export async function verify(
  target: Target,
  releases: readonly NamedRelease[],
  { pointers, ...terms }: MoveTerms & { readonly pointers: LivePointers },
): Promise<Verified> {
  return verifyMove(releases, { ...target, pointers }, terms);
}

interface ReleaseMove extends MoveTerms {
  readonly reason?: string | undefined;
  readonly releases: readonly NamedRelease[];
  /** Pointers as they were when the command began: it moves nothing if another command was faster. */
  readonly seen: LivePointers;
}

/**
 * Makes releases the live ones after their checks, all or none. One that is live already stays so.
 * @returns messages on the move
 */
export async function movePointers(
  target: Target,
  { releases, seen, reason, ...terms }: ReleaseMove,
): Promise<readonly string[]> {
  const pointers = await target.store.readAll();
  const { fetched, told } = await verify(target, releases, { pointers, ...terms });
  const moves = fetched
    .filter(({ pointer }) => seen.get(pointer.app)?.pointer?.release !== pointer.release)
    .map(({ pointer }) => ({
      pointer,
      kind: terms.kind,
      reason,
      seen: seen.get(pointer.app)?.revision ?? 0,
    }));
  if (moves.length === 0) return told;
  const toldMore = await target.store.move(moves, terms.accepted);
  return [...new Set([...told, ...toldMore])];
}

/**
 * Makes retained releases the live ones, all at once.
 * @returns messages on the move
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

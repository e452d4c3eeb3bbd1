import { Failure } from '@raade/contracts/base/failure';
import type { MoveTerms } from '@raade/publishing/verify/check-move';
import { type VerifiedReleases, verifyMove } from '@raade/publishing/verify/verify-move';
import type { Acceptable } from '@raade/contracts/releases/acceptable';
import { releaseBefore } from '@raade/publishing/pointers/pointer-history';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import type { NamedRelease } from './release-options.ts';
import type { Target } from './target.ts';

/**
 * Checks staged releases before they go live together: their files must be served, they must fit all live and retained
 * releases, and the site must compose with them.
 */
export async function verify(
  target: Target,
  releases: readonly NamedRelease[],
  { pointers, ...terms }: MoveTerms & { readonly pointers: LivePointers },
): Promise<VerifiedReleases> {
  return verifyMove(releases, { ...target, pointers }, terms);
}

interface ReleaseMove extends MoveTerms {
  readonly reason?: string | undefined;
  readonly releases: readonly NamedRelease[];
  /** The pointers when the command began. If another command has moved one since, nothing is moved. */
  readonly startPointers: LivePointers;
}

/**
 * Checks releases and makes all of them live, or none.
 * @returns messages about the move
 */
export async function movePointers(
  target: Target,
  { releases, startPointers, reason, ...terms }: ReleaseMove,
): Promise<readonly string[]> {
  const pointers = await target.store.readAll();
  const { fetched, messages } = await verify(target, releases, { pointers, ...terms });
  // Releases that are live already need no move.
  const moves = fetched
    .filter(({ pointer }) => startPointers.get(pointer.app)?.pointer?.release !== pointer.release)
    .map(({ pointer }) => ({
      pointer,
      kind: terms.kind,
      reason,
      seen: startPointers.get(pointer.app)?.revision ?? 0,
    }));
  if (moves.length === 0) return messages;
  const storeMessages = await target.store.move(moves, terms.accepted);
  return [...new Set([...messages, ...storeMessages])];
}

/**
 * Makes retained releases live, all or none.
 * @returns messages about the move
 */
export async function promote(
  target: Target,
  releases: readonly NamedRelease[],
  accepted: readonly Acceptable[] = [],
): Promise<readonly string[]> {
  const startPointers = await target.store.readAll();
  return movePointers(target, { releases, kind: 'promote', accepted, startPointers });
}

/** The release that a rollback made live. */
interface Rollback {
  readonly release: string;
  readonly messages: readonly string[];
}

/** Makes an earlier release live, by default the one that was live before. */
export async function rollback(target: Target, app: string, release?: string): Promise<Rollback> {
  const startPointers = await target.store.readAll();
  const live = startPointers.get(app);
  const previousRelease = release ?? (live && releaseBefore(live));
  if (!previousRelease)
    throw new Failure(
      `No other release of ${app} was live before, so there is none to go back to.`,
    );
  const releases = [{ app, release: previousRelease }];
  const move = { releases, kind: 'rollback', accepted: [], startPointers } as const;
  const messages = await movePointers(target, move);
  return { release: previousRelease, messages };
}

import type { LivePointer } from './pointer-store.ts';
import { withdrawalOf } from './withdrawals.ts';

/**
 * The release that was live before the live one. What a rollback has left is not gone back to: after A, B, C and a
 * rollback to B, it is A. Nor is what was withdrawn.
 */
export function releaseBefore(live: LivePointer): string | undefined {
  const kept: string[] = [];
  for (const { kind, release } of live.moves.toReversed()) {
    const at = kind === 'rollback' ? kept.lastIndexOf(release) : -1;
    if (at >= 0) kept.length = at;
    if (kept.at(-1) !== release) kept.push(release);
  }
  return kept.slice(0, -1).findLast((release) => !withdrawalOf(live, release));
}

/** The releases that were live at some time since then, the live one among them. */
export function liveSince({ moves }: LivePointer, since: Date): Set<string> {
  // A release was live until the move after its own, which stands before it.
  return new Set(
    moves
      .filter((_move, index) => index === 0 || (moves[index - 1]?.movedAt ?? since) >= since)
      .map(({ release }) => release),
  );
}

import type { LivePointer } from './pointer-store.ts';

/**
 * The release that was live before the live one. What a rollback has left is not gone back to: after A, B, C and a
 * rollback to B, it is A.
 */
export function releaseBefore({ moves }: LivePointer): string | undefined {
  const kept: string[] = [];
  for (const { kind, release } of moves.toReversed()) {
    const at = kind === 'rollback' ? kept.lastIndexOf(release) : -1;
    if (at >= 0) kept.length = at;
    if (kept.at(-1) !== release) kept.push(release);
  }
  return kept.at(-2);
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

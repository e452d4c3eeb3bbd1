import { releasesBefore } from '@raade/contracts/releases/release-history';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';

/** The release to go back to: the one that was live before the live one. */
export function releaseBefore(live: LivePointer): string | undefined {
  return releasesBefore(live.moves).at(-1);
}

/** The releases that were live at some time since then, the live one among them. */
export function liveSince({ moves }: LivePointer, since: Date): Set<string> {
  // A release was live until the move after its own, which stands before it.
  return new Set(
    moves
      .filter(
        (_move, index) =>
          index === 0 || Date.parse(moves[index - 1]?.movedAt ?? '') >= since.getTime(),
      )
      .map(({ release }) => release),
  );
}

import { releasesBefore } from '@raade/contracts/releases/release-history';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';

/** The target of a rollback: the release that was live before the current one. */
export function releaseBefore(live: LivePointer): string | undefined {
  return releasesBefore(live.moves).at(-1);
}

/** The releases that were live at some time since `since`, including the live one. */
export function liveSince({ moves }: LivePointer, since: Date): Set<string> {
  // A release was live until the next move, which is the entry before its own.
  return new Set(
    moves
      .filter(
        (_move, index) =>
          index === 0 || Date.parse(moves[index - 1]?.movedAt ?? '') >= since.getTime(),
      )
      .map(({ release }) => release),
  );
}

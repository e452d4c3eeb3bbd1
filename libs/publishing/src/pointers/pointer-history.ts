import { releasesBefore } from '@raade/contracts/release-history';
import type { LivePointer, LivePointers } from './pointer-store.ts';
import { withdrawalOf } from './withdrawals.ts';

/** The release to go back to: the one that was live before the live one, unless it was withdrawn meanwhile. */
export function releaseBefore(live: LivePointer): string | undefined {
  return releasesBefore(live.moves).findLast((release) => !withdrawalOf(live, release));
}

interface Named {
  readonly app: string;
  readonly release: string;
}

/** When a release went live, and when it was live no longer, in milliseconds since 1970: once for each time. */
function spansOf({ app, release }: Named, pointers: LivePointers): [number, number][] {
  const moves = pointers.get(app)?.moves ?? [];
  return moves.flatMap((move, index): [number, number][] => {
    if (move.release !== release) return [];
    return [[move.movedAt.getTime(), moves[index - 1]?.movedAt.getTime() ?? Infinity]];
  });
}

/** True if two releases were live at the same time, as far as histories reach. */
export function wereLiveTogether(one: Named, other: Named, pointers: LivePointers): boolean {
  const others = spansOf(other, pointers);
  return spansOf(one, pointers).some(([from, until]) =>
    others.some(([begin, end]) => from < end && begin < until),
  );
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

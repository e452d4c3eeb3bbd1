import type { MoveKind } from './releases.ts';

interface PastMove {
  readonly kind: MoveKind;
  readonly release: string;
}

/**
 * Returns the releases that were live before the live one, the earliest first. Releases that a rollback has left are
 * not included: after A, B, C and a rollback to B, the result is A.
 *
 * @param moves moves of the pointer, the latest first
 */
export function releasesBefore(moves: readonly PastMove[]): readonly string[] {
  const liveReleases: string[] = [];
  // The oldest supported browsers lack `toReversed`.
  for (const { kind, release } of [...moves].reverse()) {
    const index = kind === 'rollback' ? liveReleases.lastIndexOf(release) : -1;
    if (index >= 0) liveReleases.length = index;
    if (liveReleases.at(-1) !== release) liveReleases.push(release);
  }
  return liveReleases.slice(0, -1);
}

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
  const kept: string[] = [];
  // The oldest supported browsers lack `toReversed`.
  for (const { kind, release } of [...moves].reverse()) {
    const at = kind === 'rollback' ? kept.lastIndexOf(release) : -1;
    if (at >= 0) kept.length = at;
    if (kept.at(-1) !== release) kept.push(release);
  }
  return kept.slice(0, -1);
}

import type { MoveKind } from './releases.ts';

interface PastMove {
  readonly kind: MoveKind;
  readonly release: string;
}

/**
 * The releases that were live before the live one, the earliest first. What a rollback has left is not among them:
 * after A, B, C and a rollback to B, it is A.
 * @param moves the latest first
 */
export function releasesBefore(moves: readonly PastMove[]): readonly string[] {
  const kept: string[] = [];
  // `toReversed` is above the oldest browsers.
  for (const { kind, release } of [...moves].reverse()) {
    const at = kind === 'rollback' ? kept.lastIndexOf(release) : -1;
    if (at >= 0) kept.length = at;
    if (kept.at(-1) !== release) kept.push(release);
  }
  return kept.slice(0, -1);
}

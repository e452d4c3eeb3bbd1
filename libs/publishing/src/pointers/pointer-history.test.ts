import type { MoveKind } from '@raade/contracts/releases/releases';
import { liveSince, releaseBefore } from './pointer-history.ts';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2030, 0, 1);

/** A pointer that was moved once a day; `<b` is a rollback to b, `+b` a promotion. */
function movedBy(...moves: string[]): LivePointer {
  const kinds: Record<string, MoveKind> = { '<': 'rollback', '+': 'promote' };
  return {
    revision: moves.length,
    pointer: { app: 'giving', release: '', digest: '' },
    moves: moves
      .map((move, day) => ({
        release: move.at(-1) ?? '',
        kind: kinds[move.charAt(0)] ?? ('publish' as const),
        movedBy: 'team@example.org',
        movedAt: new Date(START + day * DAY_MS).toISOString(),
      }))
      .reverse(),
  };
}

test.each([
  [['a'], undefined],
  [['a', 'b'], 'a'],
  [['a', 'b', 'b'], 'a'],
  [['a', 'b', 'c', '<b'], 'a'],
  [['a', 'b', 'c', '<a'], undefined],
  [['a', 'b', 'c', '<b', 'd'], 'b'],
  [['a', 'b', 'c', '<b', '<a', '+c'], 'a'],
  [['a', 'b', 'c', '+a'], 'c'],
  // The release before is no longer in the history.
  [['<a'], undefined],
  [['b', '<a'], 'b'],
])('the release before the live one of %j is %s', (moves, expected) => {
  expect(releaseBefore(movedBy(...moves))).toBe(expected);
});

test('a release counts as live until the next move, however long ago it went live', () => {
  const pointer = movedBy('a', 'b', 'c');
  const day = (days: number) => new Date(START + days * DAY_MS);
  expect([...liveSince(pointer, day(0.5))]).toEqual(['c', 'b', 'a']);
  expect([...liveSince(pointer, day(1))]).toEqual(['c', 'b', 'a']);
  expect([...liveSince(pointer, day(1.5))]).toEqual(['c', 'b']);
  expect([...liveSince(pointer, day(400))]).toEqual(['c']);
});

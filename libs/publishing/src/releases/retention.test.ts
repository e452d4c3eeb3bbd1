import { releasesToRetain } from './retention.ts';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date(Date.UTC(2030, 5, 1));
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Releases that were published that many days ago, which is also their name. */
const published = (...days: number[]) =>
  days.map((day) => ({ release: String(day), published_at: daysAgo(day).toISOString() }));

function liveSince(...moves: [release: number, days: number][]): LivePointer {
  return {
    revision: moves.length,
    pointer: { app: 'giving', release: '', digest: '' },
    moves: moves.map(([release, days]) => ({
      release: String(release),
      kind: 'promote',
      movedBy: 'team@example.org',
      movedAt: daysAgo(days).toISOString(),
    })),
  };
}

const kept = (days: number[], live?: LivePointer) =>
  releasesToRetain(published(...days), live, NOW).map(({ release }) => Number(release));
const OLD = Array.from({ length: 30 }, (_, index) => 100 + index);

test('the twenty newest releases are kept, however old', () => {
  expect(kept(OLD)).toEqual(OLD.slice(0, 20));
});

test('releases published within 30 days are kept, however many are newer', () => {
  const many = Array.from({ length: 40 }, (_, index) => index);
  expect(kept(many)).toEqual(many.slice(0, 31));
});

test('releases that were live within 30 days are kept, however old', () => {
  // 129 was live until 29 days ago, 128 until 31 days ago.
  const live = liveSince([127, 29], [129, 31], [128, 60]);
  expect(kept(OLD, live)).toEqual([...OLD.slice(0, 20), 127, 129]);
});

import { LostRace } from './pointer-store.ts';

const MOVED = {
  revision: 3,
  pointer: undefined,
  moves: [
    {
      release: 'b',
      kind: 'promote' as const,
      movedBy: 'team@example.org',
      movedAt: new Date('2030-01-02T12:00:00Z'),
    },
  ],
};
const withdrawnAt = (instant: string) => ({
  ...MOVED,
  withdrawn: [
    {
      release: 'a',
      reason: 'It shows addresses.',
      withdrawnBy: 'ada@example.org',
      withdrawnAt: new Date(instant),
    },
  ],
});
const wordsOf = (current: ConstructorParameters<typeof LostRace>[1]) =>
  new LostRace('giving', current).message.split('\n')[0];

test('who was quicker is told, with what they did last', () => {
  const moved =
    'Nothing was moved: while this command ran, team@example.org made b the live release (promote, 2030-01-02T12:00:00.000Z) of giving.';
  expect(wordsOf(MOVED)).toBe(moved);
  expect(wordsOf(withdrawnAt('2030-01-01T12:00:00Z'))).toBe(moved);
  expect(wordsOf(withdrawnAt('2030-01-03T12:00:00Z'))).toBe(
    'Nothing was moved: while this command ran, ada@example.org withdrew the release a (2030-01-03T12:00:00.000Z) of giving.',
  );
  expect(wordsOf(undefined)).toContain('its pointer was removed of giving');
});

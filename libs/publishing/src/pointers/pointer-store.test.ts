import { LostRace } from './pointer-store.ts';

const MOVED = {
  revision: 3,
  moves: [
    {
      release: 'b',
      kind: 'promote' as const,
      movedBy: 'team@example.org',
      movedAt: '2030-01-02T12:00:00.000Z',
    },
  ],
};
const wordsOf = (current: ConstructorParameters<typeof LostRace>[1]) =>
  new LostRace('giving', current).message.split('\n')[0];

test('the error of a lost race names the faster account and its move', () => {
  expect(wordsOf(MOVED)).toBe(
    'Nothing was moved: while this command ran, team@example.org made b the live release (promote, 2030-01-02T12:00:00.000Z) of giving.',
  );
  expect(wordsOf(undefined)).toContain('its pointer was removed of giving');
});

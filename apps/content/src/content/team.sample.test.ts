import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { TEAM } from './team.ts';

test('who is said to have a portrait has one, and nobody is drawn in vain', async () => {
  const files = await readdir(path.resolve(import.meta.dirname, '../team/portraits'));
  const drawn = TEAM.members.filter(({ hasPortrait }) => hasPortrait).map(({ id }) => `${id}.svg`);
  expect(files.toSorted()).toEqual(drawn.toSorted());
});

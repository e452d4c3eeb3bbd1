import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { documentContent } from '@raade/content-model/provided/provided-content';

test('all listed portraits exist, and all existing portraits are listed', async () => {
  const files = await readdir(path.resolve(import.meta.dirname, '../team/portraits'));
  const drawn = documentContent()
    .team.members.filter(({ hasPortrait }) => hasPortrait)
    .map(({ id }) => `${id}.svg`);
  expect(files.toSorted()).toEqual(drawn.toSorted());
});

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ABOUT } from './about.ts';
import { PROJECTS } from './projects.ts';
import { CORRESPONDENT, TEAM } from './team.ts';

test('each member has an id of their own, and one of them answers letters', () => {
  const ids = TEAM.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(CORRESPONDENT);
});

test('who is said to have a portrait has one, and nobody is drawn in vain', async () => {
  const files = await readdir(path.resolve(import.meta.dirname, '../team/portraits'));
  const drawn = TEAM.filter(({ hasPortrait }) => hasPortrait).map(({ id }) => `${id}.svg`);
  expect(files.toSorted()).toEqual(drawn.toSorted());
});

test('the questions on the page about us are those of projects', () => {
  const slugs = PROJECTS.map(({ slug }) => slug);
  for (const { project } of ABOUT.reality.questions) expect(slugs).toContain(project);
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { expectedTime, keepTime } from './start-times.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, '.local', 'start-times.json');
});

test('the first start is told to take some minutes, and so is a file that is not ours', async () => {
  expect(await expectedTime(file, false)).toMatch(/^The first start builds every app/);
  await keepTime(file, false, 125_000);
  await writeFile(file, 'half a fi');
  expect(await expectedTime(file, false)).toMatch(/^The first start/);
});

test('later ones are told what the last of their kind took', async () => {
  await keepTime(file, false, 125_000);
  expect(await expectedTime(file, false)).toBe('The last start took 2 min 5 s.');
  await keepTime(file, false, 40_000);
  expect(await expectedTime(file, false)).toBe('The last start took 40.0 s.');
  expect(await expectedTime(file, true)).toBe('The last start with --reset took 2 min 5 s.');
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { RELEASE_ID } from '@raade/contracts/releases/registry';
import { releaseId } from './release-id.ts';

let dir: string;
beforeEach(() => {
  dir = temporaryFolder();
  mkdirSync(path.join(dir, 'js'));
  writeFileSync(path.join(dir, 'remoteEntry.js'), 'entry');
  writeFileSync(path.join(dir, 'js/page.js'), 'page');
});

test('the same files have the same id', async () => {
  const id = await releaseId(dir);
  expect(id).toMatch(RELEASE_ID);
  expect(await releaseId(dir)).toBe(id);
});

test('a changed file content or file name changes the id', async () => {
  const id = await releaseId(dir);
  writeFileSync(path.join(dir, 'js/page.js'), 'another page');
  const changed = await releaseId(dir);
  expect(changed).not.toBe(id);
  rmSync(path.join(dir, 'js/page.js'));
  writeFileSync(path.join(dir, 'js/other.js'), 'another page');
  expect(await releaseId(dir)).not.toBe(changed);
});

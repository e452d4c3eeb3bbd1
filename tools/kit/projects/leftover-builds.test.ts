import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { removeLeftoverBuilds } from './leftover-builds.ts';

let workspace: string;
beforeEach(() => (workspace = temporaryFolder()));

const folder = (name: string) => mkdir(path.join(workspace, name), { recursive: true });

test('the build of a deleted app is removed, and other builds stay', async () => {
  await folder('apps/giving');
  await folder('dist/apps/giving/static');
  await folder('dist/apps/stories/static');
  await removeLeftoverBuilds(workspace);
  expect(await readdir(path.join(workspace, 'dist/apps'))).toEqual(['giving']);
});

test('a workspace without builds is left alone', async () => {
  await removeLeftoverBuilds(workspace);
  expect(await readdir(workspace)).toEqual([]);
});

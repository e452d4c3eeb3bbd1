import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

let folder: string;

beforeEach(() => (folder = temporaryFolder()));

/** Makes a checkout with these files and the configuration of Jest. */
async function checkout(at: string, files: readonly string[]): Promise<string> {
  const place = path.join(folder, at);
  for (const file of files) {
    await mkdir(path.dirname(path.join(place, file)), { recursive: true });
    await writeFile(path.join(place, file), '');
  }
  // The configuration of Jest and the files that it names.
  for (const file of (await readdir(WORKSPACE)).filter((name) => /^jest\..*\.mjs$/.test(name))) {
    await cp(path.join(WORKSPACE, file), path.join(place, file));
  }
  await writeFile(path.join(place, 'package.json'), '{}');
  await symlink(path.join(WORKSPACE, 'node_modules'), path.join(place, 'node_modules'));
  return place;
}

async function foundIn(place: string, leftOut?: string): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--listTests', '--selectProjects', 'node'],
    { cwd: place, env: { ...process.env, RAADE_TESTS_LEFT_OUT: leftOut } },
  );
  const files = stdout.split('\n').filter((line) => path.isAbsolute(line));
  return files.map((file) => path.relative(place, file));
}

test('Jest finds the tests of a checkout, but none in .local or dist', async () => {
  const files = ['libs/a.test.ts', '.local/kept/libs/b.test.ts', 'dist/libs/c.test.ts'];
  expect(await foundIn(await checkout('site', files))).toEqual(['libs/a.test.ts']);
});

test('Jest finds the tests of a checkout that is inside the folder .local of another', async () => {
  expect(await foundIn(await checkout('.local/site', ['libs/a.test.ts']))).toEqual([
    'libs/a.test.ts',
  ]);
});

test('Jest finds neither excluded tests nor tests of another Jest project', async () => {
  const files = ['libs/a.test.ts', 'libs/a.emulator.test.ts', 'tools/kit/b.test.ts'];
  const found = await foundIn(
    await checkout('site', files),
    String.raw`<rootDir>/tools/ \.sample\.`,
  );
  expect(found).toEqual(['libs/a.test.ts']);
});

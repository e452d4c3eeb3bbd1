import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { extractLock, type DeployedPackage } from './deployed-lock.ts';
import { WORKSPACE } from './workspace.ts';

interface Locked {
  readonly integrity?: string;
}

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8'));

const workspaceLock = readJson('package-lock.json') as { packages: Record<string, Locked> };
const functions = readJson('functions/package.json') as DeployedPackage;

const package_ = (version: string, needs: object = {}) => ({
  version,
  integrity: 'sha512-x',
  ...needs,
});
const lockOf = (packages: object) => ({ lockfileVersion: 3, packages });
const deployed = (dependencies: Record<string, string>) => ({
  name: 'us',
  engines: {},
  dependencies,
});
const pathsOf = (packages: object, dependencies: Record<string, string>) =>
  Object.keys(extractLock(lockOf(packages), deployed(dependencies)).packages);

test('deployed functions install the tested versions, by checksum', () => {
  const { packages } = extractLock(workspaceLock, functions);
  const { '': root, ...others } = packages;
  expect(root).toMatchObject({ dependencies: functions.dependencies });
  expect(Object.keys(others)).toEqual(
    expect.arrayContaining(
      Object.keys(functions.dependencies).map((name) => `node_modules/${name}`),
    ),
  );
  expect(Object.keys(others).length).toBeGreaterThan(100);
  for (const [where, entry] of Object.entries(others)) {
    expect(entry).toEqual(workspaceLock.packages[where]);
    expect((entry as Locked).integrity).toMatch(/^sha512-/);
  }
});

test('the lock file contains packages with their dependencies, and no others', () => {
  const packages = {
    'node_modules/a': package_('1.0.0', { dependencies: { b: '^2.0.0' } }),
    'node_modules/a/node_modules/b': package_('2.0.0', { optionalDependencies: { c: '*' } }),
    'node_modules/b': package_('1.0.0'),
    'node_modules/c': package_('1.0.0', {
      peerDependencies: { a: '*', d: '*' },
      peerDependenciesMeta: { d: { optional: true } },
    }),
    'node_modules/d': package_('1.0.0'),
  };
  expect(pathsOf(packages, { a: '1.0.0' })).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

test.each([
  [
    'has no checksum of a package',
    { 'node_modules/a': { version: '1.0.0' } },
    'no checksum of node_modules/a',
  ],
  [
    'lacks a package',
    { 'node_modules/a': package_('1.0.0', { dependencies: { b: '*' } }) },
    'no b, which node_modules/a needs',
  ],
  [
    'has another version',
    { 'node_modules/a': package_('1.0.1') },
    'has a 1.0.1, and 1.0.0 is asked for',
  ],
])('a lock file that %s is refused', (_what, packages, problem) => {
  expect(() => pathsOf(packages, { a: '1.0.0' })).toThrow(problem);
});

describe('npm ci', () => {
  let folder: string;
  beforeEach(() => (folder = temporaryFolder()));

  const write = (name: string, value: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  const install = () =>
    spawnSync('npm', ['ci', '--dry-run', '--offline'], { cwd: folder, encoding: 'utf8' });

  test('accepts the lock file, and refuses a version that is not in it', () => {
    const { name, engines, dependencies } = functions;
    write('package-lock.json', extractLock(workspaceLock, functions));
    write('package.json', { name, engines, dependencies });
    expect(install().status).toBe(0);

    // npm looks for the requested version, which is not in the lock file, and must not fetch anything here.
    write('package.json', { name, engines, dependencies: { ...dependencies, zod: '4.0.0' } });
    expect(install().status).toBe(1);
  });
});

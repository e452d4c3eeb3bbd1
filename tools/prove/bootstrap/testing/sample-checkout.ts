import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** A package as npm's lock files list it. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, LockedPackage>>;

/** A folder with the bootstrap and an npm that installs what it is told to: the registry's part is no part of this. */
export function sampleCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'raade-bootstrap-'));
  const at = (...names: string[]) => path.join(folder, ...names);
  const writeJson = (name: string, value: unknown) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), JSON.stringify(value));
  };
  for (const file of ['tools/bootstrap.mjs', 'tools/locked-install.mjs', '.node-version']) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    copyFileSync(path.join(WORKSPACE, file), at(file));
  }
  for (const name of ['apps', 'bin', 'node_modules']) mkdirSync(at(name));
  writeFileSync(at('bin/npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  symlinkSync(process.execPath, at('bin/node'));
  return {
    at,
    asks: (dependencies: Readonly<Record<string, string>>, name = 'package.json') =>
      writeJson(name, { dependencies, ...(name === 'package.json' && { workspaces: ['apps/*'] }) }),
    locks: (packages: Packages) => writeJson('package-lock.json', { packages }),
    /** What node_modules is to hold once npm has run. */
    installs: (packages: Packages) => {
      writeJson('node_modules/.package-lock.json', { packages });
      for (const [name, { version }] of Object.entries(packages)) {
        writeJson(path.join(name, 'package.json'), { version });
      }
    },
    setUp: (environment: Readonly<Record<string, string>> = {}) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [at('tools/bootstrap.mjs'), 'setup'],
        { env: { PATH: at('bin'), ...environment }, encoding: 'utf8' },
      );
      return { status, said: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

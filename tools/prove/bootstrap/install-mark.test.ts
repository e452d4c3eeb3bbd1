import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'raade-bootstrap-'));
  for (const name of ['tools', 'bin', 'node_modules/node/bin'])
    mkdirSync(at(name), { recursive: true });
  copyFileSync(path.join(WORKSPACE, 'tools/bootstrap.mjs'), at('tools/bootstrap.mjs'));
  symlinkSync(process.execPath, at('node_modules/node/bin/node'));
  // The registry's part is not what this is about.
  writeFileSync(at('bin/npm'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(at('package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what another copy of the folder was installed from stays known there when this one is installed anew', () => {
  const mark = at('node_modules/.raade-install');
  const elsewhere = at('mark-of-another-copy');
  writeFileSync(elsewhere, 'an older lock file\n');
  linkSync(elsewhere, mark);

  const { status } = spawnSync(process.execPath, [at('tools/bootstrap.mjs'), 'setup'], {
    env: { PATH: at('bin') },
  });

  expect(status).toBe(0);
  expect(readFileSync(mark, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  expect(readFileSync(elsewhere, 'utf8')).toBe('an older lock file\n');
});

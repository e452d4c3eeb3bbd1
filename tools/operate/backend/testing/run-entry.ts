import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** Runs the file of a command (path from the repository). Returns its exit code and its output without colors. */
export function runEntry(
  entry: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(WORKSPACE, entry), ...args],
    {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}

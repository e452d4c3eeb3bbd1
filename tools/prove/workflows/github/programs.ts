import { mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findOnPath } from '@raade/kit/processes/find-on-path.ts';
import { Failure } from '@raade/contracts/failure';

/** What GitHub's runners have, of this machine; the rest is where every system has it. */
const OF_THIS_MACHINE = ['git', 'npm', 'npx', 'bash'];

/** Makes the folder of programs that a runner begins with: `gh` is a stand-in, the others are those of this machine. */
export async function makePrograms(folder: string): Promise<string> {
  // What an earlier run has left here leads to where its programs were.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of OF_THIS_MACHINE) {
    const found = findOnPath([name]);
    if (!found) throw new Failure(`There is no \`${name}\` on the PATH of this machine.`);
    await symlink(await realpath(found), path.join(folder, name));
  }
  await symlink(process.execPath, path.join(folder, 'node'));
  const gh = path.join(import.meta.dirname, 'gh.ts');
  const script = `#!/bin/sh\nexec '${process.execPath}' '${gh}' "$@"\n`;
  await writeFile(path.join(folder, 'gh'), script, { mode: 0o755 });
  return folder;
}

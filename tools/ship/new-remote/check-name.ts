import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteName } from '@raade/contracts/releases/remote';
import { readRemoteManifest } from '@raade/bundling/remote-manifest.ts';
import { remotesIn } from '@raade/kit/projects/remotes.ts';
import { Failure } from '@raade/contracts/base/failure';

/** Throws a `Failure` if a new remote cannot have this name, which is also its first path. */
export function checkName(workspace: string, name: string): void {
  const problem = remoteName.safeParse(name).error?.issues[0]?.message;
  if (problem) throw new Failure(`The name of a remote ${problem}.`);
  if (existsSync(path.join(workspace, 'apps', name))) {
    throw new Failure(`There is an app "${name}" already.`);
  }
  for (const remote of remotesIn(workspace)) {
    const { paths } = readRemoteManifest(path.join(workspace, 'apps', remote));
    if (paths.some((owned) => owned.split('/')[0] === name)) {
      throw new Failure(`/${name} is a path of ${remote}. Remove it there first.`);
    }
  }
}

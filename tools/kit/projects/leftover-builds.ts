import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes builds of deleted apps, since compose treats each folder of `dist/apps` as an app. */
export async function removeLeftoverBuilds(workspace: string): Promise<void> {
  const builds = globSync('dist/apps/*', { cwd: workspace });
  const leftover = builds.filter(
    (build) => !existsSync(path.join(workspace, 'apps', path.basename(build))),
  );
  await Promise.all(leftover.map((build) => rm(path.join(workspace, build), { recursive: true })));
}

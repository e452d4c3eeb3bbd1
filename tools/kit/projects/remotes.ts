import { globSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** Names of the remotes in a workspace: each is a folder in `apps` with a `remote.json`. */
export function remotesIn(workspace: string): string[] {
  const files = globSync('apps/*/remote.json', { cwd: workspace });
  return files.map((file) => path.basename(path.dirname(file))).sort();
}

/** Names of all remotes. Use this list, so that new remotes are included. */
export const REMOTES: readonly string[] = remotesIn(WORKSPACE);

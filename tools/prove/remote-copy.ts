import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

export interface RemoteCopy {
  /** Relative to the workspace, like `.local/giving-123`. */
  readonly project: string;
  /** Saves a source with another text in place of one that it holds. Rejects if it does not. */
  readonly change: (file: string, text: string, by: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The sources of a remote in a folder of their own: inside the workspace, or its packages would not be found. */
export async function copyRemote(name: string): Promise<RemoteCopy> {
  const project = `.local/${name}-${process.pid}`;
  const dir = path.join(WORKSPACE, project);
  await cp(path.join(WORKSPACE, 'apps', name), dir, { recursive: true });
  return {
    project,
    async change(file, text, by) {
      const source = path.join(dir, file);
      const before = await readFile(source, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} does not say "${text}".`);
      await writeFile(
        source,
        before.replaceAll(text, () => by),
      );
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

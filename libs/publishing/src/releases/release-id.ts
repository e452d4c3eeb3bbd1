import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files below a folder, relative to it, sorted, with forward slashes. */
export async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Sixteen hex digits of the SHA-256 over the names and contents of all files: same build, same id. */
export async function releaseIdOf(
  files: readonly string[],
  read: (file: string) => Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await read(file));
  return hash.digest('hex').slice(0, 16);
}

/** The id of the build in a folder. */
export async function releaseId(dir: string): Promise<string> {
  return releaseIdOf(await filesOf(dir), (file) => readFile(path.join(dir, file)));
}

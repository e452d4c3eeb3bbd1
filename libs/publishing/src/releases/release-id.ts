import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedFile } from '@raade/contracts/releases/releases';

/** The Subresource Integrity value of a content. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Files below a folder, relative to it, sorted, with forward slashes. */
export async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** All files below a folder with sizes and hashes, sorted by name. */
export async function releasedFiles(dir: string): Promise<ReleasedFile[]> {
  const files = (await filesOf(dir)).map(async (file) => {
    const content = await readFile(path.join(dir, file));
    return { path: file, size: content.length, integrity: integrityOf(content) };
  });
  return Promise.all(files);
}

/** The id of a release: 32 hex digits of a SHA-256 of its file list. The same build always has the same id. */
export function releaseIdOf(files: readonly ReleasedFile[]): string {
  const list = files.map(({ path: file, size, integrity }) => [file, size, integrity]);
  return createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 32);
}

/** The id of the build in a folder. */
export async function releaseId(dir: string): Promise<string> {
  return releaseIdOf(await releasedFiles(dir));
}

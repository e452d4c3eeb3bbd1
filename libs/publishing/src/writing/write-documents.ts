import { glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes documents to the folder of a site that is being served. Each file is replaced atomically, and HTML files that
 * are not in `documents` are removed. Releases, in `r/`, are not touched.
 */
export async function writeDocuments(
  siteDir: string,
  documents: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of documents) await writeAtomically(path.join(siteDir, name), text);
  const pages = glob('**/*.html', { cwd: siteDir, exclude: (name) => name === 'r' });
  for await (const page of pages) {
    const name = page.split(path.sep).join('/');
    if (!documents.has(name)) await rm(path.join(siteDir, page));
  }
}

/** Writes a file atomically: to a temporary file first, which is then renamed. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

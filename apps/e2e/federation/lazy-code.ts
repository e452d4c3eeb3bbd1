import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagesFile } from '@raade/contracts/pages';

const PAGES_FILE = path.resolve(import.meta.dirname, '../../../dist/apps/content/pages.json');

/**
 * Matches the files of the content remote that neither the remote nor a page needs to start, also at later tries:
 * the code of sections that are loaded late.
 */
export async function lazyCode(): Promise<RegExp> {
  const { remote, pages } = JSON.parse(await readFile(PAGES_FILE, 'utf8')) as PagesFile;
  const early = [...remote, ...pages.flatMap(({ files }) => files)];
  const names = [...new Set(early)].map((file) => path.basename(file).replaceAll('.', '\\.'));
  return new RegExp(`/js/(?!(?:${names.join('|')})(?:$|\\?))[^/]+\\.js`);
}

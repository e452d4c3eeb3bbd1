import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_FILE } from '@raade/contracts/content-data';
import type { RemoteManifest } from '@raade/contracts/remote';
import { SEARCH_FILE } from '@raade/contracts/search';
import type { Rspack } from '@rsbuild/core';
import { chunkFilesOf } from '../chunk-files.ts';
import { REMOTE_CHUNK } from '../container/container-config.ts';
import { checkPageAddresses } from '../page-addresses.ts';
import { pagesFile } from '../pages-file.ts';
import { searchFile } from '@raade/contracts/search-of-pages';
import type { Described } from './described-pages.ts';

/**
 * Writes beside what the bundler has made the data that compose reads. Pages are not rendered: that takes longer than
 * whoever has saved a file waits.
 */
export async function writeBuiltData(
  appDir: string,
  dist: string,
  { pages, search, content }: Described,
  { manifest, stats }: { readonly manifest: RemoteManifest; readonly stats: Rspack.Stats },
): Promise<void> {
  checkPageAddresses(
    manifest,
    pages.map((page) => page.path),
  );
  const file = pagesFile(pages, REMOTE_CHUNK, chunkFilesOf(stats));
  await Promise.all([
    writeFile(path.join(dist, 'pages.json'), JSON.stringify(file)),
    writeFile(path.join(dist, SEARCH_FILE), JSON.stringify(searchFile(pages, search))),
    copyFile(path.join(appDir, 'remote.json'), path.join(dist, 'remote.json')),
    ...(content ? [writeFile(path.join(dist, CONTENT_FILE), JSON.stringify(content))] : []),
  ]);
}

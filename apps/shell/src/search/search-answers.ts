import { DEADLINES } from '@raade/contracts/releases/deadlines';
import {
  SITE_SEARCH,
  type SiteSearch,
  siteSearchSchema,
} from '@raade/contracts/releases/site-search';
import type { SearchEntry } from '@raade/contracts/site/search';
import type { Federation } from '@raade/federation';
import { logger } from '@raade/platform';
import { readSearchFile } from './read-search-file.ts';

type Registry = Federation['registry'];

/** The search entries of a remote, or `missing` if they could not be read. */
type Answer = readonly SearchEntry[] | 'missing';

/** The answers by the names of remotes, in the order of the registry; by `site` alone if none could be read. */
export type Answers = Readonly<Record<string, Answer>>;

let lastFile: { readonly integrity: string; readonly search: SiteSearch } | undefined;
let readCount = 0;

async function fetchSearch(integrity: string): Promise<SiteSearch> {
  readCount += 1;
  // Each read has its own URL, since the browser would reuse a request that hangs.
  const response = await fetch(`${SITE_SEARCH}?read=${readCount}`, {
    signal: AbortSignal.timeout(DEADLINES.search),
    integrity,
  });
  if (!response.ok) throw new Error(`${SITE_SEARCH} answered ${response.status}`);
  return siteSearchSchema.parse(await response.json());
}

async function readOnce(integrity: string | undefined): Promise<SiteSearch> {
  if (integrity === undefined) throw new Error(`The registry names no ${SITE_SEARCH}`);
  if (lastFile?.integrity === integrity) return lastFile.search;
  const search = await fetchSearch(integrity);
  lastFile = { integrity, search };
  return search;
}

/**
 * Reads the search file of the site, whose hash is in the registry. After a publish there is another file, so a failed
 * read refreshes the registry and tries the new hash. Rejects if the file is missing, invalid or late.
 */
async function readSiteSearch(registry: Registry): Promise<SiteSearch> {
  const { search: hash } = registry.current();
  try {
    return await readOnce(hash);
  } catch (error) {
    await registry.refresh();
    const { search: newHash } = registry.current();
    if (newHash === hash) throw error;
    return readOnce(newHash);
  }
}

/** The entries of a release that this tab previews. */
async function readPreviewedEntries(registry: Registry, name: string): Promise<Answer> {
  try {
    const pointer = registry.pointer(name);
    return pointer ? await readSearchFile(pointer) : [];
  } catch (error) {
    logger.warn('search file not read', { remote: name }, error);
    return 'missing';
  }
}

/**
 * Reads the search entries of all remotes from one file; those of previewed releases from their own file. If a remote's
 * entries cannot be read, only that remote is `missing`. Never rejects.
 */
export async function readSearch(registry: Registry): Promise<Answers> {
  try {
    const { remotes } = await readSiteSearch(registry);
    const liveAnswers = Object.entries(remotes).map(
      ([name, { entries }]) => [name, entries ?? 'missing'] as const,
    );
    const previewAnswers = registry
      .names()
      .filter((name) => registry.pointer(name)?.release !== remotes[name]?.release)
      .map(async (name) => [name, await readPreviewedEntries(registry, name)] as const);
    return Object.fromEntries([...liveAnswers, ...(await Promise.all(previewAnswers))]);
  } catch (error) {
    logger.warn('search file not read', {}, error);
    return { site: 'missing' };
  }
}

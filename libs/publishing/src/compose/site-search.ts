import { messageOf } from '@raade/contracts/base/failure';
import { SEARCH_FILE, type SearchEntry, searchFileSchema } from '@raade/contracts/site/search';
import { SHELL } from '@raade/contracts/releases/shell-files';
import type { SiteSearch } from '@raade/contracts/releases/site-search';
import { requireOwnAddresses } from '../content/own-addresses.ts';
import type { OpenRelease } from '../reading/open-release.ts';

interface ComposedSearch {
  /** The search entries of the whole site. */
  readonly search: SiteSearch;
  /** One message for each remote whose entries could not be read. */
  readonly problems: readonly string[];
}

const hasSearch = ({ file }: OpenRelease) => file.files.some(({ path }) => path === SEARCH_FILE);

async function entriesOf(release: OpenRelease): Promise<SearchEntry[] | undefined> {
  // Old releases have no search file.
  if (!hasSearch(release)) return undefined;
  const { entries } = searchFileSchema.parse(JSON.parse(await release.text(SEARCH_FILE)));
  requireOwnAddresses(
    release,
    entries.map(({ path }) => path),
  );
  return entries;
}

/**
 * Merges the search entries of all releases into one file, so that a search needs one request. If the file of a remote
 * cannot be read, the entries of the others are still there.
 * @param rendered entries of remotes whose pages show an edition
 */
export async function composeSearch(
  releases: Readonly<Record<string, OpenRelease>>,
  rendered: ReadonlyMap<string, SearchEntry[]> = new Map(),
): Promise<ComposedSearch> {
  const problems: string[] = [];
  const remotes = Object.entries(releases).filter(([app]) => app !== SHELL);
  const reads = remotes.map(async ([app, openRelease]) => {
    const { release } = openRelease.file;
    const readEntries = () =>
      entriesOf(openRelease).catch((error: unknown) => {
        problems.push(`search finds nothing of ${app} ${release}: ${messageOf(error)}`);
        return undefined;
      });
    const entries = rendered.get(app) ?? (await readEntries());
    return [app, { release, ...(entries && { entries }) }] as const;
  });
  return { search: { remotes: Object.fromEntries(await Promise.all(reads)) }, problems };
}

import { DEADLINES } from '@raade/contracts/releases/deadlines';
import {
  SITE_SEARCH,
  type SiteSearch,
  siteSearchSchema,
} from '@raade/contracts/releases/site-search';
import type { Federation } from '@raade/federation';

type Registry = Federation['registry'];

let known: { readonly integrity: string; readonly search: SiteSearch } | undefined;
let reads = 0;

async function fetchSearch(integrity: string): Promise<SiteSearch> {
  reads += 1;
  // A URL of its own for each read: one that hangs would hold up the next.
  const response = await fetch(`${SITE_SEARCH}?read=${reads}`, {
    signal: AbortSignal.timeout(DEADLINES.search),
    integrity,
  });
  if (!response.ok) throw new Error(`${SITE_SEARCH} answered ${response.status}`);
  return siteSearchSchema.parse(await response.json());
}

async function readOnce(integrity: string): Promise<SiteSearch> {
  if (known?.integrity === integrity) return known.search;
  const search = await fetchSearch(integrity);
  known = { integrity, search };
  return search;
}

/**
 * Everything that search finds on the site, as the registry vouches for it. Once a pointer has moved there is another
 * file, of which the registry tells. Rejects if it is missing, late, or breaks the contract.
 */
export async function readSiteSearch(registry: Registry, integrity: string): Promise<SiteSearch> {
  try {
    return await readOnce(integrity);
  } catch (error) {
    await registry.refresh();
    const now = registry.current().search;
    if (now === undefined || now === integrity) throw error;
    return readOnce(now);
  }
}

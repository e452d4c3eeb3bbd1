import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { LiveRelease } from '@raade/contracts/releases/registry';
import { SEARCH_FILE, type SearchEntry, searchFileSchema } from '@raade/contracts/site/search';

/** Search entries by the address of the release's entry script. A release never changes, so they stay valid. */
const entriesByAddress = new Map<string, readonly SearchEntry[]>();
let failureCount = 0;

function addressOf({ url }: LiveRelease): URL {
  const address = new URL(SEARCH_FILE, url);
  // A retry needs a new URL: the browser may cache a 404, and reuses a request that hangs.
  if (failureCount > 0) address.searchParams.set('attempt', String(failureCount));
  return address;
}

async function fetchEntries(pointer: LiveRelease): Promise<readonly SearchEntry[]> {
  const response = await fetch(addressOf(pointer), {
    signal: AbortSignal.timeout(DEADLINES.search),
    integrity: pointer.search ?? '',
  });
  if (!response.ok) throw new Error(`${SEARCH_FILE} answered ${response.status}`);
  return searchFileSchema.parse(await response.json()).entries;
}

/** Reads the search entries of one release. Rejects if the file is missing, invalid or late. */
export async function readSearchFile(pointer: LiveRelease): Promise<readonly SearchEntry[]> {
  const storedEntries = entriesByAddress.get(pointer.url);
  if (storedEntries) return storedEntries;
  try {
    const entries = await fetchEntries(pointer);
    entriesByAddress.set(pointer.url, entries);
    return entries;
  } catch (error) {
    failureCount += 1;
    throw error;
  }
}

import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { LiveRelease } from '@raade/contracts/releases/registry';
import { SEARCH_FILE, type SearchEntry, searchFileSchema } from '@raade/contracts/site/search';

/** Results by the address of the release's entry. A release never changes, so they stay valid. */
const known = new Map<string, readonly SearchEntry[]>();
let failures = 0;

function addressOf({ url }: LiveRelease): URL {
  const address = new URL(SEARCH_FILE, url);
  // A retry needs a new URL: the browser may cache a 404, and reuses a request that hangs.
  if (failures > 0) address.searchParams.set('attempt', String(failures));
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
  const read = known.get(pointer.url);
  if (read) return read;
  try {
    const entries = await fetchEntries(pointer);
    known.set(pointer.url, entries);
    return entries;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

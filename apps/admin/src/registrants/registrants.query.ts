import { logger, toast } from '@raade/platform';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReadingEnd } from '@raade/firebase/documents';
import { countRegistrants, readRegistrants } from './read-registrants.ts';
import { registrantRow } from './registrant-row.ts';

const CACHE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** How long to wait before a retry: a second, then twice as long each time. */
export const retryDelay = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);

/** How registrants are read, whatever of them. */
const RULES = {
  retry: 1,
  retryDelay,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: CACHE_MS,
  staleTime: CACHE_MS,
  // Being offline is told like any other failure, instead of being waited out in silence.
  networkMode: 'always',
  // It would compare every field of every registrant at each page that arrives.
  structuralSharing: false,
} as const;

async function readPage(after: ReadingEnd | undefined) {
  const { documents, unreadable, end } = await readRegistrants(after);
  return { rows: documents.map(({ data }) => registrantRow(data)), unreadable, end };
}

/** All registrants, newest first, page by page. */
export const registrantsQuery = infiniteQueryOptions({
  ...RULES,
  queryKey: ['registrants', 'pages'],
  queryFn: ({ pageParam }) => readPage(pageParam),
  initialPageParam: undefined as ReadingEnd | undefined,
  getNextPageParam: ({ end }) => end,
});

/** How many there are, so that progress can be told. */
export const registrantCountQuery = queryOptions({
  ...RULES,
  queryKey: ['registrants', 'count'],
  queryFn: countRegistrants,
});

export const LOAD_FAILURE = {
  title: 'Error fetching registrants',
  text: 'Could not load registrant data. Please try again.',
} as const;

export function tellLoadFailure(error: Error): void {
  logger.error('reading registrants failed', {}, error);
  toast({ title: LOAD_FAILURE.title, description: LOAD_FAILURE.text, tone: 'danger' });
}

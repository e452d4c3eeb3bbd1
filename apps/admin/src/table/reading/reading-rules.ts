const CACHE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Milliseconds before a retry: a second, then twice as long each time. */
export const retryDelay = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);

/**
 * Query options of records that several people change at once: what was read 15 seconds ago is read again when its page
 * or window is opened.
 */
export const SHARED_RECORDS = { staleTime: 15_000, refetchOnWindowFocus: true } as const;

/** Query options of all tables. */
export const READING_RULES = {
  retry: 1,
  retryDelay,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: CACHE_MS,
  staleTime: CACHE_MS,
  // Without network, queries fail like after any other failure. By default they would wait silently.
  networkMode: 'always',
  // Structural sharing would compare every field of every record with each page.
  structuralSharing: false,
} as const;

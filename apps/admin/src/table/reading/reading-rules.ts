const CACHE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** How long to wait before a retry: a second, then twice as long each time. */
export const retryDelay = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);

/** How records are read, whatever of them. */
export const READING_RULES = {
  retry: 1,
  retryDelay,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: CACHE_MS,
  staleTime: CACHE_MS,
  // Being offline is told like any other failure, instead of being waited out in silence.
  networkMode: 'always',
  // Sharing would compare every field of every record at each page that arrives.
  structuralSharing: false,
} as const;

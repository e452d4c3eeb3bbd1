import { useIsHydrated, useSearchParams } from '@raade/platform';

const NO_QUERY = new URLSearchParams();

/** The query of the address, and how to change it. A page that is rendered ahead knows none. */
export function useQuery(): ReturnType<typeof useSearchParams> {
  const [query, setQuery] = useSearchParams();
  return [useIsHydrated() ? query : NO_QUERY, setQuery];
}

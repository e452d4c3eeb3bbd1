import { useIsHydrated, useSearchParams } from '@raade/platform';

const NO_QUERY = new URLSearchParams();

/** Returns the query of the URL, empty until hydration as in the prerendered page, and a function to change it. */
export function useQuery(): ReturnType<typeof useSearchParams> {
  const [query, setQuery] = useSearchParams();
  return [useIsHydrated() ? query : NO_QUERY, setQuery];
}

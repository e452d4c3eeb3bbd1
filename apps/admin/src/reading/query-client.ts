import { QueryClient } from '@tanstack/react-query';

/** The query cache of all staff pages. The sign-out empties it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline, a query fails like with any other failure instead of waiting silently.
    queries: { networkMode: 'always', retry: 1 },
    mutations: { networkMode: 'always' },
  },
});

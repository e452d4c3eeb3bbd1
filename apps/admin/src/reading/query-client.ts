import { QueryClient } from '@tanstack/react-query';

/** The query cache of all staff pages. Signing out empties it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without network, queries fail like after any other failure. By default they would wait silently.
    queries: { networkMode: 'always', retry: 1 },
    mutations: { networkMode: 'always' },
  },
});

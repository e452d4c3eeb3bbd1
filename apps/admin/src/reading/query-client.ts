import { QueryClient } from '@tanstack/react-query';

/** The records that staff have read, for all staff pages; emptied when they sign out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Being offline is told like any other failure, instead of being waited out in silence.
    queries: { networkMode: 'always', retry: 1 },
    mutations: { networkMode: 'always' },
  },
});

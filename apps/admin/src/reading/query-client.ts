import { QueryClient } from '@tanstack/react-query';

/** What staff have read of the records, for all staff pages; emptied when they sign out. */
export const queryClient = new QueryClient();

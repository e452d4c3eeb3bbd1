import { QueryClient } from '@tanstack/react-query';

/** The records that staff have read, for all staff pages; emptied when they sign out. */
export const queryClient = new QueryClient();

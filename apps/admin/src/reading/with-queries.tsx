import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** Wraps a page with the query client. Only pages load the query library, so that the sign-in is small. */
export function withQueries(Page: ComponentType): ComponentType {
  return function QueryingPage() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}

import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** Adds the query client to a page. The sign-in before it loads without the query library. */
export function withQueries(Page: ComponentType): ComponentType {
  return function QueryingPage() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}

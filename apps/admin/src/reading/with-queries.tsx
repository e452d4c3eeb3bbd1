import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** A page that asks the server. The frame before it asks nothing, and comes without what that takes. */
export function withQueries(Page: ComponentType): ComponentType {
  return function QueryingPage() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}

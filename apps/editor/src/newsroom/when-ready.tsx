import { Button, Spinner } from '@raade/ui';
import { Failure, Loading } from '@raade/staff/staff-page.styles';
import type { ReactNode } from 'react';
import type { ReadyNewsroom } from './newsroom-state.ts';
import { reload, useNewsroom } from './newsroom.store.ts';

interface WhenReadyProps {
  readonly children: (ready: ReadyNewsroom) => ReactNode;
}

/** What needs the content, once it was read. */
export function WhenReady({ children }: WhenReadyProps) {
  const state = useNewsroom();
  if (state.status === 'ready') return children(state);
  if (state.status === 'loading') {
    return (
      <Loading role="status">
        <Spinner /> Reading the content…
      </Loading>
    );
  }
  return (
    <Failure $tone="danger" role="alert">
      {state.failure}
      <Button look="quiet" onClick={() => void reload()}>
        Try again
      </Button>
    </Failure>
  );
}

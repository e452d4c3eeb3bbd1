import type { ReadContentResponse } from '@raade/contracts/content/editions';
import { Failure, Loading } from '@raade/staff/staff-page.styles';
import { Button, Spinner } from '@raade/ui';
import type { ReactNode } from 'react';
import { reload, useNewsroom } from '../newsroom/newsroom.store.ts';

interface WithContentProps {
  readonly children: (content: ReadContentResponse) => ReactNode;
}

/** The content on its way, not to be had, or there. */
export function WithContent({ children }: WithContentProps) {
  const state = useNewsroom();
  return (
    <>
      {state.status === 'loading' && (
        <Loading role="status">
          <Spinner /> Reading the content…
        </Loading>
      )}
      {state.status !== 'loading' && state.failure !== undefined && (
        <Failure role="alert" $tone="danger">
          <p>{state.failure}</p>
          <Button look="quiet" onClick={() => void reload()}>
            Try again
          </Button>
        </Failure>
      )}
      {state.content && children(state.content)}
    </>
  );
}

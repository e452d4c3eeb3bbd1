import type { ReactNode } from 'react';
import type { ReadyNewsroom } from './newsroom-state.ts';
import { useNewsroom } from './newsroom.store.ts';
import { ReadingState } from './reading-state.tsx';

interface WhenReadyProps {
  readonly children: (ready: ReadyNewsroom) => ReactNode;
}

/** Shows its children once the content was read, and says if it could not be read again since. */
export function WhenReady({ children }: WhenReadyProps) {
  const state = useNewsroom();
  return (
    <>
      <ReadingState />
      {state.status === 'ready' && children(state)}
    </>
  );
}

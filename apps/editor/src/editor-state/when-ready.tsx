import { Failure, Loading } from '@raade/staff/staff-frame.styles';
import { Button, Spinner } from '@raade/ui';
import type { ReactNode } from 'react';
import type { ReadyState } from './editor-state.ts';
import { reload, useEditorState } from './editor.store.ts';

interface WhenReadyProps {
  readonly children: (ready: ReadyState) => ReactNode;
}

/** Shows its children once the content was read, and says if it could not be read again since. */
export function WhenReady({ children }: WhenReadyProps) {
  const state = useEditorState();
  return (
    <>
      <ReadingState />
      {state.status === 'ready' && children(state)}
    </>
  );
}

/** That the content is on its way, or could not be read; nothing once it is there as it is live. */
function ReadingState() {
  const state = useEditorState();
  if (state.status === 'loading') {
    return (
      <Loading role="status">
        <Spinner />
        <span>Reading the content…</span>
      </Loading>
    );
  }
  if (state.failure === undefined) return null;
  return (
    <Failure $tone="danger" role="alert">
      <p>{state.failure}</p>
      <Button look="quiet" onClick={() => void reload()}>
        Try again
      </Button>
    </Failure>
  );
}

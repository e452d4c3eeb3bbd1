import { Loading } from '@raade/staff/loading';
import { Failure } from '@raade/staff/staff-frame.styles';
import { Button } from '@raade/ui';
import type { ReactNode } from 'react';
import type { ReadyState } from './editor-state.ts';
import { reloadContent, useEditorState } from './editor.store.ts';

interface WhenReadyProps {
  readonly children: (ready: ReadyState) => ReactNode;
}

/** Shows its children once the content has been read, and a notice if reading it failed. */
export function WhenReady({ children }: WhenReadyProps) {
  const state = useEditorState();
  return (
    <>
      <ReadingState />
      {state.status === 'ready' && children(state)}
    </>
  );
}

/** A spinner while the content is read, or the failure with a button to try again. */
function ReadingState() {
  const state = useEditorState();
  if (state.status === 'loading') return <Loading>Reading the content…</Loading>;
  if (state.failure === undefined) return null;
  return (
    <Failure $tone="danger" role="alert">
      <p>{state.failure}</p>
      <Button look="quiet" onClick={() => void reloadContent()}>
        Try again
      </Button>
    </Failure>
  );
}

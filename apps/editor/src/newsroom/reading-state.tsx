import { Failure, Loading } from '@raade/staff/staff-page.styles';
import { Button, Spinner } from '@raade/ui';
import { reload, useNewsroom } from './newsroom.store.ts';

/** That the content is on its way, or could not be read; nothing once it is there as it is live. */
export function ReadingState() {
  const state = useNewsroom();
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

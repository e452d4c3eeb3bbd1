import { logger } from '@raade/platform';
import { Button } from '@raade/ui';
import { useEffect } from 'react';
import { Failure } from '@raade/staff/staff-page.styles';

interface ReadingFailedProps {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Says that nobody knows what waits, with the way to try again. */
export function ReadingFailed({ error, isFetching, onRetry }: ReadingFailedProps) {
  useEffect(() => {
    logger.error('reading failed', { what: 'approvals' }, error);
  }, [error]);

  return (
    <Failure role="alert" $tone="danger">
      <p>Could not load what waits for approval. Please try again.</p>
      <Button look="quiet" isBusy={isFetching} onClick={onRetry}>
        Try Again
      </Button>
    </Failure>
  );
}

import { logger } from '@raade/platform';
import { Failure } from '@raade/staff/staff-frame.styles';
import { Button } from '@raade/ui';
import { useEffect } from 'react';

interface ReadingFailedProps {
  /** Name of the reading in the log, like `approvals`. */
  readonly what: string;
  /** The same as it follows `Could not load`. */
  readonly told: string;
  readonly error: Error;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Says that something could not be read, with the way to try again. */
export function ReadingFailed({ what, told, error, isFetching, refetch }: ReadingFailedProps) {
  useEffect(() => {
    logger.error('reading failed', { what }, error);
  }, [error, what]);

  return (
    <Failure role="alert" $tone="danger">
      <p>{`Could not load ${told}. Please try again.`}</p>
      <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
    </Failure>
  );
}

import { logger } from '@raade/platform';
import { Failure } from '@raade/staff/staff-frame.styles';
import { Button } from '@raade/ui';
import { useEffect } from 'react';

interface ReadingFailedProps {
  /** The data, as in `Could not load the releases`. */
  readonly label: string;
  readonly error: Error;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The message that data could not be read, with a button to try again. */
export function ReadingFailed({ label, error, isFetching, refetch }: ReadingFailedProps) {
  useEffect(() => {
    logger.error('reading failed', { label }, error);
  }, [error, label]);

  return (
    <Failure role="alert" $tone="danger">
      <p>{`Could not load ${label}. Please try again.`}</p>
      <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
    </Failure>
  );
}

import { Loading } from '@raade/staff/staff-frame.styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadingFailed } from './reading-failed.tsx';

interface ReadingStateProps {
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The data, as in `Could not load the releases`. */
  readonly label: string;
  /** Shown while the data is loading. */
  readonly children: ReactNode;
}

/** The loading or failed state of a query; nothing once its data is there. */
export function ReadingState({ query, label, children }: ReadingStateProps) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {data === undefined && isFetching && <Loading role="status">{children}</Loading>}
      {error && (
        <ReadingFailed label={label} error={error} isFetching={isFetching} refetch={refetch} />
      )}
    </>
  );
}

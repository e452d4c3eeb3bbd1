import { Loading } from '@raade/staff/staff-frame.styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadingFailed } from './reading-failed.tsx';

interface ReadingStateProps {
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Name of the reading in the log, like `releases`. */
  readonly what: string;
  /** The same as it follows `Could not load`. */
  readonly told: string;
  /** Says that it is on its way. */
  readonly children: ReactNode;
}

/** Something on its way, or not to be had; nothing once it is there. */
export function ReadingState({ query, what, told, children }: ReadingStateProps) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {data === undefined && isFetching && <Loading role="status">{children}</Loading>}
      {error && (
        <ReadingFailed
          what={what}
          told={told}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
    </>
  );
}

import { Loading } from '@raade/staff/loading';
import type { UseQueryResult } from '@tanstack/react-query';
import { ReadingFailed } from './reading-failed.tsx';

interface ReadingStateProps {
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The data, as in `Could not load the releases`. */
  readonly label: string;
  readonly loadingText: string;
}

/** The loading or failed state of a query; nothing once its data is there. */
export function ReadingState({ query, label, loadingText }: ReadingStateProps) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {data === undefined && isFetching && <Loading>{loadingText}</Loading>}
      {error && (
        <ReadingFailed label={label} error={error} isFetching={isFetching} refetch={refetch} />
      )}
    </>
  );
}

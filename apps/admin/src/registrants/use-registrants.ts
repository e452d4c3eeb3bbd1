import { logger } from '@raade/platform';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { RegistrantRow } from './registrant-row.ts';
import { registrantCountQuery, registrantsQuery, tellLoadFailure } from './registrants.query.ts';

export interface Registrants {
  /** Those that are there by now, newest first. */
  readonly rows: readonly RegistrantRow[];
  /** `stopped`: the latest page could not be read. */
  readonly status: 'loading' | 'stopped' | 'complete';
  /** How many there will be, as soon as that is known. */
  readonly total: number | undefined;
  /** Ids of those that are not as they should be. */
  readonly unreadable: readonly string[];
  readonly retry: () => void;
}

/** Reads all registrants, one page after the other, and tells what is there so far. */
export function useRegistrants(): Registrants {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(registrantsQuery);
  // The first registrants come first; counting would only delay them.
  const count = useQuery({ ...registrantCountQuery, enabled: data !== undefined });

  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);

  useEffect(() => {
    if (error && !isFetching) tellLoadFailure(error);
  }, [error, isFetching]);

  useEffect(() => {
    if (count.error) logger.warn('registrants could not be counted', {}, count.error);
  }, [count.error]);

  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const unreadable = useMemo(() => data?.pages.flatMap((page) => page.unreadable) ?? [], [data]);
  const isStopped = error !== null && !isFetching;
  const isComplete = data !== undefined && !hasNextPage;

  return {
    rows,
    status: isStopped ? 'stopped' : isComplete ? 'complete' : 'loading',
    total: count.data,
    unreadable,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}

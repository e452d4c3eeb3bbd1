import { logger, toast } from '@raade/platform';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { RecordRow } from '../record-row.ts';
import type { RecordsTable, TableTexts } from '../records-table.ts';

export interface Records<Data> {
  /** The rows read so far, newest first. */
  readonly rows: readonly RecordRow<Data>[];
  /** `stopped`: the latest page could not be read. */
  readonly status: 'loading' | 'stopped' | 'complete';
  /** The number of all rows, once it is known. */
  readonly total: number | undefined;
  /** Ids of records that do not match the schema. */
  readonly unreadable: readonly string[];
  readonly retry: () => void;
}

/** Reads all records, one page after the other. */
export function useRecords<Data>({ queries, texts, merge }: RecordsTable<Data>): Records<Data> {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    queries.pages,
  );
  // The progress is shown after the first page, and only if there are others.
  const count = useQuery({ ...queries.count, enabled: hasNextPage });

  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);

  useEffect(() => {
    if (error && !isFetching) showLoadFailure(texts, error);
  }, [error, isFetching, texts]);

  useEffect(() => {
    if (count.error) logger.warn(`${texts.rows} could not be counted`, {}, count.error);
  }, [count.error, texts]);

  const rows = useMemo(() => {
    const allRows = data?.pages.flatMap((page) => page.rows) ?? [];
    return merge ? merge(allRows) : allRows;
  }, [data, merge]);
  const unreadable = useMemo(() => data?.pages.flatMap((page) => page.unreadable) ?? [], [data]);
  const isStopped = error !== null && !isFetching;
  const status = data !== undefined && !hasNextPage ? 'complete' : 'loading';

  return {
    rows,
    status: isStopped ? 'stopped' : status,
    total: count.data,
    unreadable,
    // Continues with the next page, or repeats the first one.
    retry: () => void (hasNextPage ? fetchNextPage() : refetch()),
  };
}

function showLoadFailure({ rows, failure }: TableTexts, error: Error): void {
  logger.error(`reading ${rows} failed`, {}, error);
  toast({ title: failure.title, description: failure.text, tone: 'danger' });
}

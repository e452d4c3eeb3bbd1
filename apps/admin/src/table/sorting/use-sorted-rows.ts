import { logger, toast } from '@raade/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RecordRow } from '../record-row.ts';
import type { RecordsTable } from '../records-table.ts';
import type { Sort } from './sort.ts';
import { createSorter, type Sorter } from './sorter.ts';

/** The result of the last sorting. */
interface SortResult<Data> {
  readonly sort: Sort;
  readonly rows: readonly RecordRow<Data>[];
  /** The rows that were sorted. */
  readonly source: readonly RecordRow<Data>[];
}

interface SortedRows<Data> {
  readonly rows: readonly RecordRow<Data>[];
  /** True while the rows are not yet in the requested order. */
  readonly isSorting: boolean;
}

/**
 * The rows in the requested order, once they are sorted. New rows are at the end until then.
 *
 * @param sort the same object as long as the order stays the same
 */
export function useSortedRows<Data>(
  rows: readonly RecordRow<Data>[],
  sort: Sort | undefined,
  { columns, texts }: RecordsTable<Data>,
): SortedRows<Data> {
  const sorter = useRef<Sorter>(undefined);
  const [result, setResult] = useState<SortResult<Data>>();

  useEffect(() => {
    const column = columns.find(({ id }) => id === sort?.column);
    if (!sort || !column) return;
    sorter.current ??= createSorter((error) => showSortFailure(texts.rows, error));
    sorter.current.sort({
      request: () => ({
        texts: rows.map(column.sortText ?? column.text),
        isDescending: sort.isDescending,
      }),
      onOrder: (order) => {
        const sortedRows = Array.from(order, (index) => rows[index]).filter(
          (row) => row !== undefined,
        );
        setResult({ sort, rows: sortedRows, source: rows });
      },
    });
  }, [rows, sort, columns, texts]);

  useEffect(
    () => () => {
      sorter.current?.stop();
      sorter.current = undefined;
    },
    [],
  );

  const current = result?.sort === sort ? result : undefined;
  const shownRows = useMemo(() => (current ? withNewRows(current, rows) : rows), [current, rows]);
  return { rows: shownRows, isSorting: sort !== undefined && current === undefined };
}

/**
 * Appends rows that were read later. If all rows were read again, they are new objects, and unsorted until the next
 * result. So it suffices to compare the first and the last one.
 */
function withNewRows<Data>(
  { rows: sortedRows, source }: SortResult<Data>,
  rows: readonly RecordRow<Data>[],
): readonly RecordRow<Data>[] {
  const isSameList = source[0] === rows[0] && source.at(-1) === rows[source.length - 1];
  return isSameList ? [...sortedRows, ...rows.slice(sortedRows.length)] : rows;
}

function showSortFailure(rows: string, error: Error): void {
  logger.error('rows not sorted', { rows }, error);
  const description = `The ${rows} could not be sorted. Please try again.`;
  toast({ title: 'Sorting failed', description, tone: 'danger' });
}

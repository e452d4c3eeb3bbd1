import { logger, toast } from '@raade/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RecordRow } from '../record-row.ts';
import type { RecordsTable } from '../records-table.ts';
import type { Sort } from './sort.ts';
import { createSorter, type Sorter } from './sorter.ts';

interface Sorted<Data> {
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
  { columns, words }: RecordsTable<Data>,
): SortedRows<Data> {
  const sorter = useRef<Sorter>(undefined);
  const [sorted, setSorted] = useState<Sorted<Data>>();

  useEffect(() => {
    const column = columns.find(({ id }) => id === sort?.column);
    if (!sort || !column) return;
    sorter.current ??= createSorter((error) => showSortFailure(words.rows, error));
    sorter.current.sort({
      request: () => ({
        texts: rows.map(column.sortText ?? column.text),
        isDescending: sort.isDescending,
      }),
      onOrder: (order) => {
        const inOrder = Array.from(order, (index) => rows[index]).filter(
          (row) => row !== undefined,
        );
        setSorted({ sort, rows: inOrder, source: rows });
      },
    });
  }, [rows, sort, columns, words]);

  useEffect(
    () => () => {
      sorter.current?.stop();
      sorter.current = undefined;
    },
    [],
  );

  const latest = sorted?.sort === sort ? sorted : undefined;
  const shown = useMemo(() => (latest ? continued(latest, rows) : rows), [latest, rows]);
  return { rows: shown, isSorting: sort !== undefined && latest === undefined };
}

/**
 * Appends new rows to the sorted ones. After a new read, rows are shown unsorted until they are sorted again.
 */
function continued<Data>(
  { rows: sorted, source }: Sorted<Data>,
  rows: readonly RecordRow<Data>[],
): readonly RecordRow<Data>[] {
  const isContinued = source[0] === rows[0] && source.at(-1) === rows[source.length - 1];
  return isContinued ? [...sorted, ...rows.slice(sorted.length)] : rows;
}

function showSortFailure(rows: string, error: Error): void {
  logger.error('rows not sorted', { rows }, error);
  const description = `The ${rows} could not be sorted. Please try again.`;
  toast({ title: 'Sorting failed', description, tone: 'danger' });
}

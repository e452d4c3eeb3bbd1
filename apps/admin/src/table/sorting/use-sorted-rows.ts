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
  /** The rows are still in another order than asked for. */
  readonly isSorting: boolean;
}

/**
 * The rows as `sort` asks, as soon as they are sorted. While more rows arrive, the new ones stand at the end
 * until they have found their places.
 * @param sort the same object until another order is asked for
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
    sorter.current ??= createSorter((error) => tellFailure(words.rows, error));
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
 * Appends rows that have arrived since to the sorted ones. Rows that were read anew are shown in the order in which
 * they came.
 */
function continued<Data>(
  { rows: sorted, source }: Sorted<Data>,
  rows: readonly RecordRow<Data>[],
): readonly RecordRow<Data>[] {
  const isContinued = source[0] === rows[0] && source.at(-1) === rows[source.length - 1];
  return isContinued ? [...sorted, ...rows.slice(sorted.length)] : rows;
}

function tellFailure(rows: string, error: Error): void {
  logger.error('rows not sorted', { rows }, error);
  const description = `The ${rows} stay in the order they are in. Please try again.`;
  toast({ title: 'Sorting failed', description, tone: 'danger' });
}
